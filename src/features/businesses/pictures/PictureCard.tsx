import { type SubmitEvent, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../../kit/ui/icons.tsx'
import { Picture as PictureImage } from '../../../kit/ui/Picture.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { MAX_ALT_LENGTH, type PictureRole, pictureRoles, roleNames } from './pictures.constants.ts'
import type { Picture } from './pictures.contract.ts'

type PictureCardProps = {
  businessId: number
  picture: Picture
  /** The position among the photos; null for the logo and the cover. */
  place: { index: number; count: number } | null
  onChanged: (pictures: Picture[]) => void
}

type Changes = { alt?: string; role?: PictureRole; position?: number }

/** A picture of a business with its alternative text and the buttons to change it. */
export function PictureCard({ businessId, picture, place, onChanged }: PictureCardProps) {
  const [alt, setAlt] = useState(picture.alt)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const params = { id: businessId, picture_id: picture.id }

  /** Sends a request and shows the reply. A failure shows the reason, and typed values stay. */
  async function run(send: () => Promise<{ message: string; pictures: Picture[] }>, failed: string) {
    if (busy) return
    setBusy(true)
    try {
      const { message, pictures } = await send()
      toast.success(`${message}.`)
      onChanged(pictures)
    } catch (failure) {
      toast.error(describeFailure(failed, failure))
    } finally {
      setBusy(false)
    }
  }

  const change = (body: Changes) =>
    run(
      () => api('PATCH /businesses/:id/pictures/:picture_id', { params, body, idempotent: true }),
      'Failed to change the picture.',
    )

  function describe(event: SubmitEvent) {
    event.preventDefault()
    setError(alt.trim() ? null : 'Please describe what the picture shows')
    if (alt.trim()) return change({ alt })
  }

  async function remove() {
    const isSure = await confirm({
      title: 'Delete this picture?',
      body: picture.alt,
      confirmLabel: 'Delete',
      tone: 'danger',
    })
    if (isSure)
      run(() => api('DELETE /businesses/:id/pictures/:picture_id', { params }), 'Failed to delete the picture.')
  }

  const about = `: ${picture.alt}`
  return (
    <li className="picture-card">
      <PictureImage picture={picture} shown="10rem" className="picture-preview" />
      <div className="grid min-w-0 content-start gap-3">
        <form noValidate onSubmit={describe} className="grid gap-2">
          <Field label="Alternative text" required error={error}>
            {(field) => (
              <Input
                {...field}
                value={alt}
                maxLength={MAX_ALT_LENGTH}
                onChange={(event) => setAlt(event.target.value)}
              />
            )}
          </Field>
          {alt !== picture.alt && (
            <div>
              <Button type="submit" size="sm" busy={busy}>
                Save Text
              </Button>
            </div>
          )}
        </form>
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Use as" className="min-w-28">
            {(field) => (
              <Select
                {...field}
                value={picture.role}
                onChange={(event) => change({ role: event.target.value as PictureRole })}
              >
                {pictureRoles.toReversed().map((name) => (
                  <option key={name} value={name}>
                    {roleNames[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {place && place.index > 0 && (
            <Button
              variant="quiet"
              aria-label={`Move up${about}`}
              busy={busy}
              onClick={() => change({ position: place.index - 1 })}
            >
              <ArrowUpIcon />
            </Button>
          )}
          {place && place.index < place.count - 1 && (
            <Button
              variant="quiet"
              aria-label={`Move down${about}`}
              busy={busy}
              onClick={() => change({ position: place.index + 1 })}
            >
              <ArrowDownIcon />
            </Button>
          )}
          <Button variant="quiet" aria-label={`Delete${about}`} busy={busy} onClick={remove}>
            <TrashIcon />
          </Button>
        </div>
      </div>
    </li>
  )
}
