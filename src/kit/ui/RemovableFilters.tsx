import { CloseIcon } from './icons.tsx'
import { Link } from './Link.tsx'

type RemovableFiltersProps = {
  label: string
  /** The active filters, each with the path of the list without it. */
  filters: { label: string; without: string; title?: string }[]
  className?: string
}

/** Links that remove the active filters of a list. Renders nothing without filters. */
export function RemovableFilters({ label, filters, className }: RemovableFiltersProps) {
  if (filters.length === 0) return null
  return (
    <div className={className}>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={`${filter.label} ${filter.without}`}>
            <Link to={filter.without} className="removable-filter" title={filter.title} preventScrollReset>
              <span className="wrap-anywhere">{filter.label}</span>
              <CloseIcon />
              <span className="sr-only">(remove)</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
