import type { ReactNode } from 'react'
import { Link } from '../../../kit/ui/Link.tsx'

const sections = [
  ['about', 'About'],
  ['registration', 'Registration'],
  ['contact', 'Contact'],
  ['hours', 'Hours'],
  ['services', 'Services and languages'],
  ['accessibility', 'Accessibility'],
  ['links', 'Links'],
] as const

/** Links to the sections of a long form. */
export const SectionLinks = ({ hasAdminFields, hasPictures }: { hasAdminFields: boolean; hasPictures: boolean }) => (
  <nav aria-label="Sections of the form" className="mb-6">
    <ul className="flex flex-wrap gap-2">
      {[
        ...(hasAdminFields ? [['directory', 'Directory'] as const] : []),
        ...sections,
        ...(hasPictures ? [['pictures', 'Pictures'] as const] : []),
        ['preview', 'Preview'] as const,
      ].map(([id, label]) => (
        <li key={id}>
          <SectionLink id={id} className="button button-secondary button-sm">
            {label}
          </SectionLink>
        </li>
      ))}
    </ul>
  </nav>
)

type SectionLinkProps = { id: string; className?: string; children: ReactNode }

/** A link to a section of the form. It adds no history entry, so that Back leaves the form. */
export function SectionLink({ id, className, children }: SectionLinkProps) {
  function focusSection() {
    const section = document.getElementById(id)
    if (!section) return
    // The next press of Tab moves the focus to the first control of this section.
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  return (
    <Link to={`#${id}`} replace className={className} onClick={focusSection}>
      {children}
    </Link>
  )
}
