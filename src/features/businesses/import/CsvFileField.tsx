import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '../../../kit/text/text.ts'
import { cx } from '../../../kit/ui/cx.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'

type CsvFileFieldProps = {
  file: File | null
  error: string | null
  disabled: boolean
  onChoose: (file: File | null) => void
}

/** A field for a CSV file, which can be chosen or dropped. */
export function CsvFileField({ file, error, disabled, onChoose }: CsvFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    const dropped = event.dataTransfer.files[0]
    if (disabled || !dropped || !input.current) return
    const transfer = new DataTransfer()
    transfer.items.add(dropped)
    input.current.files = transfer.files
    onChoose(dropped)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside is accessible
    <div
      className={cx(
        'rounded-lg border border-dashed p-5',
        isDragOver && !disabled ? 'border-glacier bg-glacier-soft' : 'border-line-strong bg-raised',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <Field
        label="CSV file"
        required
        error={error}
        hint={file ? `${file.name}, ${formatBytes(file.size)}` : 'Choose a file, or drop it here.'}
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
