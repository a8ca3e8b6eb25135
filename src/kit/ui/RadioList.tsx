import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

type RadioListProps = {
  label: ReactNode
  options: { value: string; label: ReactNode }[]
  error?: ReactNode
  /** The name, the reference and the handlers of every radio button. */
  control: ComponentProps<'input'>
}

/** A list of radio buttons. */
export function RadioList({ label, options, error, control }: RadioListProps) {
  const id = useId()
  return (
    <fieldset className="field min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label mb-1">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="check-label">
          <input {...control} type="radio" value={option.value} aria-invalid={error ? true : undefined} />
          <span>{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
