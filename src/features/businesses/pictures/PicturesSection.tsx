import { type DragEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { describeCause } from '../../../kit/api/failure.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { NewPicture, type Upload } from './NewPicture.tsx'
import { PictureCard } from './PictureCard.tsx'
import './pictures.css'
import { MAX_PICTURES, PICTURE_MAX_MB, uploadTypes } from './pictures.constants.ts'
import type { Picture } from './pictures.contract.ts'
import { findRefusal } from './pictureTypes.ts'

type ChosenPicture = { key: number; file: File }
let lastKey = 0

const fileClass = 'file:mr-3 file:cursor-pointer file:rounded-sm file:bg-sunken file:px-3 file:font-semibold'

export type PicturesHandle = {
  /** Uploads the chosen pictures. @returns why some were not uploaded and what to do, or null. */
  uploadChosen(): Promise<string | null>
}

type PicturesSectionProps = {
  businessId: number
  ref: Ref<PicturesHandle>
  /** Called with the number of chosen pictures that are not uploaded yet, whenever it changes. */
  onChosen: (count: number) => void
}

/** The pictures of a business in its form. Each change is stored at once. The form uploads chosen pictures when saved. */
export function PicturesSection({ businessId, ref, onChosen }: PicturesSectionProps) {
  const [pictures, setPictures] = useState<Picture[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ChosenPicture[]>([])
  /** The reasons why some of the last chosen files are refused. */
  const [refusals, setRefusals] = useState<string[]>([])
  useEffect(() => onChosen(chosen.length), [onChosen, chosen.length])

  async function load() {
    setFailure(null)
    try {
      setPictures((await api('GET /businesses/:id/pictures', { params: { id: businessId } })).pictures)
    } catch (error) {
      setFailure(describeCause(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of another business are another section
  useEffect(() => void load(), [])

  async function add(chosenFiles: Iterable<File>) {
    // Copy the list now, because clearing the field empties it.
    const files = [...chosenFiles]
    const reasons = await Promise.all(files.map(findRefusal))
    setRefusals(files.flatMap(({ name }, at) => (reasons[at] ? [`${name} was not added. ${reasons[at]}.`] : [])))
    const added = files.filter((_, at) => !reasons[at]).map((file) => ({ key: ++lastKey, file }))
    setChosen((before) => [...before, ...added])
  }
  const remove = (key: number) => setChosen((before) => before.filter((one) => one.key !== key))
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve())
  /** Runs one upload at a time, because parallel uploads share one connection. */
  function waitForTurn(upload: Upload) {
    const turn = lastTurn.current.then(upload)
    lastTurn.current = turn.catch(() => {})
    return turn
  }
  const uploads = useRef(new Map<number, Upload>())
  useImperativeHandle(ref, () => ({ uploadChosen }))

  async function uploadChosen() {
    const results = await Promise.all([...uploads.current.values()].map((upload) => upload()))
    // Every picture without a description has focused its field. The first one gets the focus in the end.
    const descriptions = [...(newPictures.current?.querySelectorAll('input') ?? [])]
    descriptions.find(({ value }) => value.trim() === '')?.focus()
    if (results.includes('undescribed'))
      return 'Your changes are not saved yet. Describe what each chosen picture shows, or remove the picture. Then save again.'
    if (results.includes('failed'))
      return 'Your changes are not saved yet, because a chosen picture was not uploaded. Save again, or remove the picture first.'
    return null
  }

  const newPictures = useRef<HTMLDivElement>(null)
  const photos = pictures?.filter(({ role }) => role === 'photo') ?? []

  return (
    <section
      id="pictures"
      className="mt-10 grid scroll-mt-20 gap-4 border-line border-t pt-6"
      aria-labelledby="pictures-heading"
    >
      <div>
        <h2 id="pictures-heading" className="font-display font-semibold text-lg">
          Pictures
        </h2>
        <p className="text-muted mt-1">
          A logo, a cover and photos, {MAX_PICTURES} in all. They are stored as soon as you upload or change them.
        </p>
      </div>
      {failure && (
        <Alert
          tone="danger"
          title={`The pictures could not be loaded. ${failure}`}
          action={
            <Button size="sm" variant="secondary" onClick={load}>
              Try Again
            </Button>
          }
        />
      )}
      {!failure && !pictures && <Spinner text="Loading pictures..." />}
      {pictures && pictures.length > 0 && (
        <ul className="grid gap-4">
          {pictures.map((picture) => (
            <PictureCard
              key={picture.id}
              businessId={businessId}
              picture={picture}
              place={picture.role === 'photo' ? { index: photos.indexOf(picture), count: photos.length } : null}
              onChanged={setPictures}
            />
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <div ref={newPictures} className="grid gap-4">
          {chosen.map(({ key, file }) => (
            <NewPicture
              key={key}
              ref={(upload) => {
                if (upload) uploads.current.set(key, upload)
                return () => void uploads.current.delete(key)
              }}
              businessId={businessId}
              file={file}
              waitForTurn={waitForTurn}
              onAdded={(changed) => {
                setPictures(changed)
                remove(key)
              }}
              onRemove={() => remove(key)}
            />
          ))}
          {chosen.length > 1 && (
            <div>
              <Button variant="secondary" onClick={uploadChosen}>
                Upload All
              </Button>
            </div>
          )}
        </div>
      )}
      {refusals.map((refusal) => (
        <Alert key={refusal} tone="danger" title={refusal} />
      ))}
      {pictures && pictures.length + chosen.length < MAX_PICTURES && <ChooseFiles onChoose={add} />}
    </section>
  )
}

/** Chooses files with a button, by dropping them, or with the camera of a phone. */
function ChooseFiles({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const [isDragOver, setDragOver] = useState(false)
  const accept = uploadTypes.join(',')

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    onChoose(event.dataTransfer.files)
  }
  function choose({ target }: { target: HTMLInputElement }) {
    onChoose(target.files ?? [])
    // Cleared, so that the same file can be chosen again.
    target.value = ''
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the inputs inside are accessible
    <div
      className={cx(
        'grid gap-4 rounded-lg border border-dashed p-5',
        isDragOver ? 'border-glacier bg-glacier-soft' : 'border-line-strong bg-raised',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <Field
        label="Add pictures"
        hint={`Choose files, or drop them here: JPEG, PNG, WebP, AVIF or GIF. Large photos are made smaller before they are sent; at most ${PICTURE_MAX_MB}\u00a0MB each.`}
      >
        {(field) => <Input {...field} type="file" className={fileClass} accept={accept} multiple onChange={choose} />}
      </Field>
      <Field label="Take a photo" className="pointer-fine:hidden">
        {(field) => (
          <Input
            {...field}
            type="file"
            className={fileClass}
            accept="image/*"
            capture="environment"
            onChange={choose}
          />
        )}
      </Field>
    </div>
  )
}
