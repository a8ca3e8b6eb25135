const sections = [
  ['about', 'About'],
  ['registration', 'Registration'],
  ['contact', 'Contact'],
  ['hours', 'Hours'],
  ['services', 'Services and languages'],
  ['accessibility', 'Accessibility'],
  ['links', 'Links'],
] as const

/** Links to the parts of a long form. */
export const SectionLinks = ({ hasAdminFields, hasPictures }: { hasAdminFields: boolean; hasPictures: boolean }) => (
  <nav aria-label="Parts of the form" className="mb-6">
    <ul className="flex flex-wrap gap-2">
      {[
        ...(hasAdminFields ? [['directory', 'Directory'] as const] : []),
        ...sections,
        ...(hasPictures ? [['pictures', 'Pictures'] as const] : []),
        ['preview', 'Preview'] as const,
      ].map(([id, label]) => (
        <li key={id}>
          <a href={`#${id}`} className="button button-secondary button-sm">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
