import { type DragEvent, useRef, useState } from 'react'
import { cx } from '../../../kit/ui/cx.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'

type CsvFileFieldProps = {
  file: File | null
  error: string | null
  disabled: boolean
  onChoose: (file: File | null) => void
}

/** Takes a file from the browser's own chooser, or dropped onto it. */
export function CsvFileField({ file, error, disabled, onChoose }: CsvFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (disabled || !dropped || !input.current) return
    const one = new DataTransfer()
    one.items.add(dropped)
    input.current.files = one.files
    onChoose(dropped)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input inside is the accessible one
    <div
      className={cx(
        'rounded-lg border border-dashed p-5',
        over && !disabled ? 'border-glacier bg-glacier-soft' : 'border-line-strong bg-raised',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label="CSV file"
        required
        error={error}
        hint={file ? `${file.name}, ${sizeOf(file)}` : 'Choose a file, or drop it here.'}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="file"
            className="file:mr-3 file:cursor-pointer file:rounded-sm file:bg-sunken file:px-3 file:font-semibold"
            accept=".csv,text/csv"
            disabled={disabled}
            onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </div>
  )
}

const sizeOf = ({ size }: File) =>
  size < 1024 * 1024 ? `${Math.ceil(size / 1024)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`
