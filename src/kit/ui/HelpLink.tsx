import { Link } from './Link.tsx'

type HelpLinkProps = { page: string; children: string }

/** A link to a page of the help, for forms and empty lists. */
export const HelpLink = ({ page, children }: HelpLinkProps) => (
  <p className="hint">
    <Link to={`/help/${page}`}>{children}</Link>
  </p>
)
