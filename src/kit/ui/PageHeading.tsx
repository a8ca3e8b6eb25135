import type { ReactNode } from 'react'

type PageHeadingProps = { title: ReactNode; lead?: ReactNode; badges?: ReactNode; actions?: ReactNode }

/** The h1 of a screen, with its badges, lead and primary actions. */
export function PageHeading({ title, lead, badges, actions }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="page-heading-text">
        {badges && <div className="page-heading-badges">{badges}</div>}
        <h1>{title}</h1>
        {lead && <p className="page-heading-lead">{lead}</p>}
      </div>
      {actions && <div className="page-heading-actions">{actions}</div>}
    </header>
  )
}
