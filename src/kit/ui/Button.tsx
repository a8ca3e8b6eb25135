import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type Looks = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'md' | 'sm' }

const looks = ({ variant = 'primary', size = 'md' }: Looks, className?: string) =>
  cx('button', `button-${variant}`, size === 'sm' && 'button-sm', className)

type ButtonProps = ComponentProps<'button'> & Looks & { busy?: boolean; disabledReason?: string }

/** While `busy` it keeps its width and focus and ignores clicks; `disabledReason` disables it and says why. */
export function Button({ variant, size, busy, disabledReason, className, children, ...props }: ButtonProps) {
  const idle = !busy && !disabledReason
  const button = (reasonId?: string) => (
    <button
      type="button"
      {...props}
      className={looks({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={!idle || undefined}
      aria-describedby={reasonId ?? props['aria-describedby']}
      onClick={idle ? props.onClick : swallow}
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
  return disabledReason ? <Explained reason={disabledReason}>{button}</Explained> : button()
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: ComponentProps<typeof Link> & Looks) {
  return <Link {...props} className={looks({ variant, size }, className)} />
}

function Explained({ reason, children }: { reason: string; children: (id: string) => ReactNode }) {
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

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
