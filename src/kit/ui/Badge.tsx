import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'waiting' | 'danger' | 'accent'

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

/** A short label for the state of an item. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx('badge', `tone-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
