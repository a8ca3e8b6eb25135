import type { ReactNode } from 'react'
import { Contours } from './illustrations.tsx'

type EmptyStateProps = { title: ReactNode; action?: ReactNode; heading?: 'h2' | 'h3'; children?: ReactNode }

/** The message of an empty list, with the next step. */
export function EmptyState({ title, action, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Contours className="empty-art" />
      <Heading className="card-title">{title}</Heading>
      {children && <div className="empty-text">{children}</div>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
