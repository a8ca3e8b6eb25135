import { type ReactNode, useId } from 'react'
import { Link } from '../../kit/ui/Link.tsx'

type ActivitySectionProps = { title: string; all: { to: string; label: string }; children: ReactNode }

/** A section of the home page with a few rows, and a link to all of them. */
export function ActivitySection({ title, all, children }: ActivitySectionProps) {
  const id = useId()
  return (
    <section className="life-part" aria-labelledby={id}>
      <div className="life-head">
        <h2 id={id}>{title}</h2>
        <Link to={all.to}>{all.label}</Link>
      </div>
      <ul className="life-rows">{children}</ul>
    </section>
  )
}

type ActivityRowProps = { mark: ReactNode; title: string; to: string; children: ReactNode }

/** A row with an icon, a linked title, and a line of facts. */
export const ActivityRow = ({ mark, title, to, children }: ActivityRowProps) => (
  <li className="row life-row">
    {mark}
    <div className="min-w-0">
      <h3 className="life-title">
        <Link to={to} className="card-link">
          {title}
        </Link>
      </h3>
      <p className="dotted hint wrap-anywhere">{children}</p>
    </div>
  </li>
)
