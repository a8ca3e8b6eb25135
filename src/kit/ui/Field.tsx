import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { AlertIcon } from './icons.tsx'

export type FieldControl = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Whether the control is required. `false` shows "optional" beside the label. */
  required?: boolean
  /** Content beside the label, such as a counter or a link. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error of one control. The control must spread the attributes that it is passed. */
export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId()
  const described = cx(hint && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={cx('field', className)}>
      <div className="field-head">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {required === false && <span className="field-optional">optional</span>}
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The error of a control. The `aria-describedby` of the control must contain its id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <AlertIcon />
      <span>{children}</span>
    </p>
  )
}
