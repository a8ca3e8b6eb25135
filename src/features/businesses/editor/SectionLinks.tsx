const sections = [
  ['about', 'About'],
  ['registration', 'Registration'],
  ['contact', 'Contact'],
  ['hours', 'Hours'],
  ['services', 'Services and languages'],
  ['accessibility', 'Accessibility'],
  ['links', 'Links'],
  ['preview', 'Preview'],
] as const

/** Links to the parts of a long form. */
export const SectionLinks = ({ hasAdminFields }: { hasAdminFields: boolean }) => (
  <nav aria-label="Parts of the form" className="mb-6">
    <ul className="flex flex-wrap gap-2">
      {[...(hasAdminFields ? [['directory', 'Directory'] as const] : []), ...sections].map(([id, label]) => (
        <li key={id}>
          <a href={`#${id}`} className="button button-secondary button-sm">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
