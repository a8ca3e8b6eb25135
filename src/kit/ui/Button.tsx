import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'

type ButtonStyle = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'md' | 'sm' }

const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonStyle, className?: string) =>
  cx('button', `button-${variant}`, size === 'sm' && 'button-sm', className)

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { busy?: boolean; disabledReason?: string }

/**
 * A button. While `busy` it keeps its width and focus and ignores clicks. `disabledReason` disables it and is shown.
 */
export function Button({ variant, size, busy, disabledReason, className, children, ...props }: ButtonProps) {
  const isEnabled = !busy && !disabledReason
  const button = (reasonId?: string) => (
    <button
      type="button"
      {...props}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={!isEnabled || undefined}
      aria-describedby={reasonId ?? props['aria-describedby']}
      onClick={isEnabled ? props.onClick : cancelClick}
    >
      {busy ? (
        <>
          <span className="button-label">{children}</span>
          <span className="spinner-ring button-spinner" aria-hidden="true" />
        </>
      ) : (
        children
      )}
    </button>
  )
  return disabledReason ? <WithReason reason={disabledReason}>{button}</WithReason> : button()
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...props} className={buttonClass({ variant, size }, className)} />
}

function WithReason({ reason, children }: { reason: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <span className="button-explained">
      {children(id)}
      <span id={id} className="hint">
        {reason}
      </span>
    </span>
  )
}

function cancelClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
