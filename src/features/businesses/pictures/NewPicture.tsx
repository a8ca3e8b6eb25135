import { type Ref, type SubmitEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { CallError } from '../../../kit/api/call.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { sendUpload } from '../../../kit/api/sendUpload.ts'
import { formatBytes } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { MAX_ALT_LENGTH, PICTURE_MAX_MB, pictureRoles, roleNames } from './pictures.constants.ts'
import type { Picture } from './pictures.contract.ts'
import { shrinkPicture } from './shrinkPicture.ts'

/** Statuses of a reply that refuses the file itself, so another attempt is useless. */
const REFUSED_FILE = [413, 415]

type Reply = { message: string; pictures: Picture[] }
/** Uploads the picture, or waits for the upload that has begun. */
export type Upload = () => Promise<'added' | 'undescribed' | 'failed'>
type NewPictureProps = {
  ref: Ref<Upload>
  businessId: number
  file: File
  /** Runs the upload after the earlier ones have ended. */
  waitForTurn: (upload: Upload) => ReturnType<Upload>
  onAdded: (pictures: Picture[]) => void
  onRemove: () => void
}

/** A chosen picture that is not uploaded yet. Leaving the page cancels its upload. */
export function NewPicture({ ref, businessId, file, waitForTurn, onAdded, onRemove }: NewPictureProps) {
  const [alt, setAlt] = useState('')
  const [role, setRole] = useState<string>('photo')
  const [altError, setAltError] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ message: string; isFinal: boolean } | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const upload = useRef<AbortController>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(
    () => () => {
      if (!upload.current) return
      upload.current.abort()
      toast.error('The upload was cancelled because you left the page.')
    },
    [],
  )

  const running = useRef<ReturnType<Upload>>(null)
  useImperativeHandle(ref, () => start)

  function start(): ReturnType<Upload> {
    if (running.current) return running.current
    const own = send()
    running.current = own
    void own.finally(() => {
      if (running.current === own) running.current = null
    })
    return own
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void start()
  }

  const send: Upload = async () => {
    setAltError(alt.trim() ? null : 'Please describe what the picture shows')
    if (!alt.trim()) {
      form.current?.querySelector('input')?.focus()
      return 'undescribed'
    }
    const started = new AbortController()
    upload.current = started
    setFailure(null)
    setPercent(0)
    try {
      return await waitForTurn(() => sendFile(started.signal))
    } catch (error) {
      if (!started.signal.aborted) {
        const message = describeFailure({ fallback: 'The picture was not added.' }, error)
        setFailure({ message, isFinal: error instanceof CallError && REFUSED_FILE.includes(error.status) })
      }
      return 'failed'
    } finally {
      if (upload.current === started) end()
    }
  }

  function end() {
    upload.current = null
    setPercent(null)
  }

  function cancel() {
    upload.current?.abort()
    running.current = null
    // Ends at once, although an upload that has not begun is still in the queue.
    end()
  }

  async function sendFile(signal: AbortSignal): ReturnType<Upload> {
    signal.throwIfAborted()
    const picture = await shrinkPicture(file)
    signal.throwIfAborted()
    if (picture.size > PICTURE_MAX_MB * 1024 * 1024) {
      setFailure({
        message: `The picture is larger than ${PICTURE_MAX_MB} MB. Please choose a smaller one.`,
        isFinal: true,
      })
      return 'failed'
    }
    const body = new FormData()
    for (const [name, value] of Object.entries({ alt, role })) body.set(name, value)
    body.set('picture', picture, file.name)
    const reply = await sendUpload<Reply>('POST /businesses/:id/pictures', {
      params: { id: businessId },
      body,
      onProgress: setPercent,
      signal,
    })
    upload.current = null
    toast.success(`${reply.message}.`)
    onAdded(reply.pictures)
    return 'added'
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="picture-card">
      <Preview file={file} />
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-muted truncate text-sm">
          {file.name}, {formatBytes(file.size)}
        </p>
        <Field
          label="Alternative text"
          required
          error={altError}
          hint="What it shows, for people who cannot see it: “Two boats at our dock in winter”."
        >
          {(field) => (
            <Input {...field} value={alt} maxLength={MAX_ALT_LENGTH} onChange={(event) => setAlt(event.target.value)} />
          )}
        </Field>
        <Field label="Use as">
          {(field) => (
            <Select {...field} value={role} onChange={(event) => setRole(event.target.value)}>
              {pictureRoles.toReversed().map((name) => (
                <option key={name} value={name}>
                  {roleNames[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {failure && <Alert tone="danger" title={failure.message} />}
        {percent !== null && <Progress percent={percent} />}
        <div className="flex flex-wrap gap-2">
          {!failure?.isFinal && (
            <Button type="submit" size="sm" busy={percent !== null}>
              {failure ? 'Try Again' : 'Upload'}
            </Button>
          )}
          {percent === null ? (
            <Button variant="quiet" size="sm" onClick={onRemove}>
              Remove
            </Button>
          ) : (
            <Button variant="quiet" size="sm" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

/** Screen readers announce each phase once, not each percentage. */
function Progress({ percent }: { percent: number }) {
  const id = useId()
  const isSent = percent >= 100
  return (
    <div className="grid gap-2">
      <p className="sr-only" role="status">
        {isSent ? 'Preparing the picture' : 'Uploading the picture'}
      </p>
      <label htmlFor={id} className="text-sm font-semibold tabular-nums">
        {isSent ? 'Preparing the picture' : `Uploading ${percent} %`}
      </label>
      <progress id={id} className="progress" max={100} value={isSent ? undefined : percent} />
    </div>
  )
}

/**
 * A preview of a file. It is drawn on a canvas, because the content security policy forbids pictures from other
 * sources. Empty when this browser cannot decode the file.
 */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    createImageBitmap(file).then(
      (bitmap) => {
        const { current } = canvas
        if (isCurrent && current) {
          const scale = Math.min(1, 320 / Math.max(bitmap.width, bitmap.height))
          current.width = Math.max(1, bitmap.width * scale)
          current.height = Math.max(1, bitmap.height * scale)
          current.getContext('2d')?.drawImage(bitmap, 0, 0, current.width, current.height)
        }
        bitmap.close()
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return <canvas ref={canvas} width={160} height={120} className="picture-preview" />
}
