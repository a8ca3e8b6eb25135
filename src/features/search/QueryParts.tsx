import { CloseIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import type { Kind } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import { searchPath } from './searchUrl.ts'

type QueryPartsProps = { text: string; kind: Kind | null; parts: SearchReply['understood']['parts'] }

/** The parts that the search understood. Each has a link that removes it. */
export function QueryParts({ text, kind, parts }: QueryPartsProps) {
  if (parts.length === 0) return null
  return (
    <section aria-label="Understood as" className="search-parts">
      <span className="hint">Understood as</span>
      <ul>
        {parts.map(({ what, label, without }) => (
          <li key={what + label}>
            <Link
              to={searchPath(without, kind)}
              className="search-part"
              title={`Search “${text}” without this`}
              preventScrollReset
            >
              <span className="wrap-anywhere">{label}</span>
              <CloseIcon />
              <span className="sr-only">(remove)</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
