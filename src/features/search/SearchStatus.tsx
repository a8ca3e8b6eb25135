import { SearchNote } from '../../kit/ui/SearchNote.tsx'
import type { Kind } from './kinds.ts'
import { describeCounts, type ShownReply } from './searchCounts.ts'
import { searchPath } from './searchUrl.ts'

type SearchStatusProps = { text: string; kind: Kind | null; result: ShownReply }

/** Notes on how the search understood the text, and the number of results for screen readers. */
export function SearchStatus({ text, kind, result }: SearchStatusProps) {
  const { groups, partial, corrected } = result
  if (groups.length === 0) return null
  return (
    <div role="status">
      <span className="sr-only">{describeCounts(groups, kind)}</span>
      <SearchNote
        typed={text}
        partial={partial && (kind === null || groups.some((group) => group.kind === kind))}
        corrected={corrected}
        toSearch={(words) => searchPath(words, kind)}
      />
    </div>
  )
}
