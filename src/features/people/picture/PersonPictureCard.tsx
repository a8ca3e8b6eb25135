import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getMessage, useAction } from '../../../kit/api/api.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { sendUpload } from '../../../kit/api/sendUpload.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { PersonAvatar } from '../../accounts/PersonName.tsx'
import { PICTURE_MAX_MB, uploadTypes } from '../../businesses/pictures/pictures.constants.ts'
import { findRefusal } from '../../businesses/pictures/pictureTypes.ts'
import { shrinkPicture } from '../../businesses/pictures/shrinkPicture.ts'
import type { PersonPicture } from './personPicture.contract.ts'

type PersonPictureCardProps = { name: string; picture: PersonPicture | null }

/** Shows, replaces and deletes the picture of the viewer. */
export function PersonPictureCard({ name, picture }: PersonPictureCardProps) {
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ title: string; file?: File } | null>(null)
  const { revalidate } = useRevalidator()
  const remove = useAction('DELETE /auth/picture', {
    failed: 'Failed to delete your picture.',
    done: (reply) => `${getMessage(reply)}.`,
  })

  async function upload(file: File) {
    const refusal = await findRefusal(file)
    if (refusal) return setFailure({ title: `Your picture was not saved. ${refusal}.` })
    setFailure(null)
    setPercent(0)
    try {
      const body = new FormData()
      const small = await shrinkPicture(file)
      if (small.size > PICTURE_MAX_MB * 1024 * 1024) {
        setFailure({ title: `The picture is larger than ${PICTURE_MAX_MB} MB. Please choose a smaller one.` })
        return
      }
      body.set('picture', small, file.name)
      const { message } = await sendUpload<{ message: string }>('POST /auth/picture', {
        body,
        onProgress: setPercent,
        signal: new AbortController().signal,
      })
      toast.success(`${message}.`)
      await revalidate()
    } catch (error) {
      setFailure({ title: describeFailure({ fallback: 'Your picture was not saved.' }, error), file })
    } finally {
      setPercent(null)
    }
  }

  const busy = percent !== null
  const retried = failure?.file
  return (
    <Card as="section" aria-labelledby="own-picture" className="grid min-w-0 content-start gap-4">
      <div id="own-picture">
        <CardTitle>Your picture</CardTitle>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <PersonAvatar name={name} pictureUrl={picture?.url ?? null} isLarge />
        <p className="min-w-0 flex-[1_1_9rem] text-muted">
          {picture && !picture.url
            ? 'Nobody sees your picture while your public page is hidden.'
            : 'It stands beside what you write and on your public page.'}
        </p>
      </div>
      <Field
        label={picture ? 'Choose another picture' : 'Choose a picture'}
        hint={`JPEG, PNG, WebP, AVIF or GIF, at most ${PICTURE_MAX_MB} MB. Its middle is cut out as a square. Place and camera are removed.`}
      >
        {(field) => (
          <Input
            {...field}
            type="file"
            className="file:mr-3 file:cursor-pointer file:rounded-sm file:bg-sunken file:px-3 file:font-semibold"
            accept={uploadTypes.join(',')}
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) upload(file)
              // Cleared, so that the same file can be chosen again.
              target.value = ''
            }}
          />
        )}
      </Field>
      <p role="status" className={busy ? 'text-sm' : 'sr-only'}>
        {busy && (percent < 100 ? 'Uploading the picture' : 'Preparing the picture')}
      </p>
      {failure && (
        <Alert
          tone="danger"
          title={failure.title}
          action={
            retried && (
              <Button size="sm" variant="secondary" onClick={() => upload(retried)}>
                Try Again
              </Button>
            )
          }
        />
      )}
      {picture && (
        <div>
          <Button variant="secondary" size="sm" busy={remove.busy} onClick={() => remove({})}>
            Delete Picture
          </Button>
        </div>
      )}
    </Card>
  )
}
