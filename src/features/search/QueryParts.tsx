import { RemovableFilters } from '../../kit/ui/RemovableFilters.tsx'
import type { Kind } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import { searchPath } from './searchUrl.ts'

type QueryPartsProps = { text: string; kind: Kind | null; parts: SearchReply['understood']['parts'] }

/** The understood parts of the query, each with a link that removes it. */
export function QueryParts({ text, kind, parts }: QueryPartsProps) {
  if (parts.length === 0) return null
  const filters = parts.map(({ label, without }) => ({
    label,
    without: searchPath(without, kind),
    title: `Search “${text}” without this`,
  }))
  return (
    <section aria-label="Understood as" className="search-parts">
      <span className="hint">Understood as</span>
      <RemovableFilters label="Parts of the search" filters={filters} />
    </section>
  )
}
