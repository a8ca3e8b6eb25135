import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './Field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx('control', className)} />
}

export function Textarea({ className, rows = 6, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} rows={rows} className={cx('control', className)} />
}

/** A native select. `className` applies to the wrapper. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cx('select', className)}>
      <select {...props} className="control" />
      <ChevronDownIcon />
    </span>
  )
}

type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A checkbox with a label, hint and error. */
export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div className={cx('check', className)}>
      <label className="check-label">
        <input
          {...props}
          type="checkbox"
          aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
