import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from './icons.tsx'

const icons = { info: InfoIcon, success: CheckIcon, waiting: ClockIcon, danger: AlertIcon }

type AlertProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  /** Whether the title is the heading of the page. */
  isHeading?: boolean
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** A message about what happened and what to do. Screen readers announce `danger` at once, other tones when idle. */
export function Alert({ tone = 'info', title, isHeading, action, className, children }: AlertProps) {
  const Icon = icons[tone]
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx('alert', `tone-${tone}`, className)}>
      <Icon className="alert-icon" />
      <div className="alert-text">
        {title && <Title className="alert-title">{title}</Title>}
        {children && <div>{children}</div>}
        {action && <div className="alert-action">{action}</div>}
      </div>
    </div>
  )
}
