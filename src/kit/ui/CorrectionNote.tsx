import { Link } from './Link.tsx'

type CorrectionNoteProps = {
  typed: string
  corrected: string
  /** Returns the path of the list for other words. */
  toSearch: (words: string) => string
}

/** Says that a list shows the results for a corrected spelling. Words in quotation marks are not corrected. */
export const CorrectionNote = ({ typed, corrected, toSearch }: CorrectionNoteProps) => (
  <p className="correction">
    {'Showing results for '}
    <Link to={toSearch(corrected)} className="correction-words" preventScrollReset>{`“${corrected}”`}</Link>
    {'. '}
    <span className="whitespace-nowrap">Search instead for</span>{' '}
    <Link to={toSearch(`"${typed.replaceAll('"', ' ').trim()}"`)} preventScrollReset>{`“${typed}”`}</Link>.
  </p>
)
