import { Link } from './Link.tsx'

type SearchNoteProps = {
  typed: string
  /** Whether the list shows the best partial matches. */
  partial: boolean
  /** The corrected text for which the list shows results; null for the typed text. */
  corrected: string | null
  /** Returns the path of the list for another search text. */
  toSearch: (words: string) => string
}

/** States that a list shows results for a corrected spelling, or partial matches. */
export const SearchNote = ({ typed, partial, corrected, toSearch }: SearchNoteProps) =>
  (partial || corrected !== null) && (
    <div className="search-notes">
      {corrected !== null && (
        <p>
          {'Showing results for '}
          <Link to={toSearch(corrected)} preventScrollReset>
            <strong>{`“${corrected}”`}</strong>
          </Link>
          {'. Search instead for '}
          {/* Quoted words are not corrected. */}
          <Link to={toSearch(`"${typed.replaceAll(/["“”]/g, ' ').trim()}"`)} preventScrollReset>{`“${typed}”`}</Link>.
        </p>
      )}
      {partial && <p>Nothing matches all of it. These match most:</p>}
    </div>
  )
