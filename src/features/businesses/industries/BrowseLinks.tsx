import { useId } from 'react'
import { Link } from '../../../kit/ui/Link.tsx'

/** `count` is null for a page whose businesses are not counted. */
type BrowseLinksProps = { title: string; links: { name: string; path: string; count: number | null }[] }

/** Links to pages that list businesses, each with the number of its businesses. */
export function BrowseLinks({ title, links }: BrowseLinksProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ name, path, count }) => (
          <li key={path} className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
            <Link to={path} className="min-w-0 py-2 wrap-anywhere">
              {name}
            </Link>
            {count !== null && <span className="text-muted text-sm tabular-nums">{count.toLocaleString('en-US')}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
