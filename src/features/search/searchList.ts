import { cleanSearchText, formatCount } from '../../kit/text.ts'
import { type Kind, QUERY_MAX } from './kinds.ts'

/** What is searched for in the URL, as the server would take it. */
export const readQuery = (params: URLSearchParams) => cleanSearchText(params.get('q'), QUERY_MAX)

export const searchPath = (text: string) => (text ? `/search?${new URLSearchParams({ q: text })}` : '/search')

/** How the link to the list of a kind reads; null when it has no more than is shown. */
export function moreWords(kind: Kind, total: number | null, shown: number): string | null {
  if (kind === 'job') return 'More on the job board'
  if (kind === 'question') return 'More in the forum'
  if (kind === 'help') return 'All help'
  if (total === null) return kind === 'business' ? 'More in the directory' : 'More events'
  if (total <= shown) return null
  return kind === 'business'
    ? `All ${formatCount(total, 'business', 'businesses')} in the directory`
    : `All ${formatCount(total, 'event')}`
}
