import { CorrectionNote } from '../../kit/ui/CorrectionNote.tsx'
import type { Kind } from './kinds.ts'
import { describeCounts, type ShownReply } from './searchCounts.ts'
import { searchPath } from './searchUrl.ts'

type SearchNotesProps = { text: string; kind: Kind | null; result: ShownReply }

/** What the search did with the text, and the number of results for screen readers. */
export function SearchNotes({ text, kind, result }: SearchNotesProps) {
  const { groups, corrected } = result
  const partial = result.partial && (kind === null || groups.some((group) => group.kind === kind))
  if (groups.length === 0) return null
  return (
    <div role="status">
      <span className="sr-only">{describeCounts(groups, kind)}</span>
      {(corrected !== null || partial) && (
        <div className="search-notes">
          {corrected !== null && (
            <CorrectionNote typed={text} corrected={corrected} toSearch={(words) => searchPath(words, kind)} />
          )}
          {partial && <p>Nothing matches all of it. These match most:</p>}
        </div>
      )}
    </div>
  )
}
