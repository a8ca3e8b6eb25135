import { cleanSearchText, formatCount } from '../../kit/text/text.ts'
import { type Kind, QUERY_MAX } from './kinds.ts'

/** Reads the search text from the URL. */
export const readSearchText = (params: URLSearchParams) => cleanSearchText(params.get('q'), QUERY_MAX)

export const searchPath = (text: string) => (text ? `/search?${new URLSearchParams({ q: text })}` : '/search')

/** Returns the label of the link to the complete list of a kind; null when all entries are shown already. */
export function formatMoreLabel(kind: Kind, total: number | null, shownCount: number): string | null {
  if (kind === 'job') return 'More on the job board'
  if (kind === 'question') return 'More in the forum'
  if (kind === 'help') return 'All help'
  if (total === null) return kind === 'business' ? 'More in the directory' : 'More events'
  if (total <= shownCount) return null
  return kind === 'business'
    ? `All ${formatCount(total, 'business', 'businesses')} in the directory`
    : `All ${formatCount(total, 'event')}`
}
