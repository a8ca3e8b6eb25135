import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { CloseIcon } from '../../../kit/ui/icons.tsx'

type ListFieldProps = {
  label: string
  hint: string
  values: string[]
  onChange: (values: string[]) => void
  error?: string
  /** The maximum number of characters of one entry. */
  maxLength: number
  suggestions?: string[]
}

/** A list of short texts. Enter, a comma, or leaving the field adds what is typed. */
export function ListField({ label, hint, values, onChange, error, maxLength, suggestions }: ListFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')

  function add(text: string) {
    const lowerCaseValues = new Set(values.map((value) => value.toLowerCase()))
    const added = text
      .split(',')
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter(
        (part) => part !== '' && !lowerCaseValues.has(part.toLowerCase()) && lowerCaseValues.add(part.toLowerCase()),
      )
    if (added.length > 0) onChange([...values, ...added])
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter ends an entry. When a comma has ended it already, Enter must not submit the form.
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
  }

  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            list={suggestions && `${id}-list`}
            maxLength={maxLength}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
        )}
      </Field>
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions
            .filter((suggestion) => !values.includes(suggestion))
            .map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
        </datalist>
      )}
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={`${label}: entries`}>
          {values.map((value) => (
            <li
              key={value}
              className="flex max-w-full items-center rounded-md border border-line bg-sunken pl-3 text-sm"
            >
              <span className="min-w-0 py-1 wrap-anywhere">{value}</span>
              <button
                type="button"
                className="button button-quiet button-sm"
                aria-label={`Remove ${value}`}
                onClick={() => onChange(values.filter((other) => other !== value))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
