import { cleanSearchText, formatCount } from '../../kit/text/text.ts'
import { type Kind, kinds, MAX_QUERY_LENGTH } from './kinds.ts'

/** Parses the search in a URL. An unknown kind is ignored. */
export function parseSearch(params: URLSearchParams): { text: string; kind: Kind | null } {
  const requestedKind = params.get('kind')
  return {
    text: cleanSearchText(params.get('q'), MAX_QUERY_LENGTH),
    kind: kinds.find((kind) => kind === requestedKind) ?? null,
  }
}

/** The canonical path of a search. */
export const searchPath = (text: string, kind: Kind | null = null) =>
  text ? `/search?${new URLSearchParams({ q: text, ...(kind && { kind }) })}` : '/search'

const listNames = { business: 'in the directory', job: 'on the job board', question: 'in the forum' }

/** Returns the label of the link to the complete list of a kind; null when all entries are shown already. */
export function formatMoreLabel(kind: Kind, total: number | null, shownCount: number): string | null {
  if (kind === 'help') return 'All help'
  if (total === null) return kind === 'event' ? 'More events' : `More ${listNames[kind]}`
  if (total <= shownCount) return null
  if (kind === 'event') return `All ${formatCount(total, 'event')}`
  const count = kind === 'business' ? formatCount(total, 'business', 'businesses') : formatCount(total, kind)
  return `All ${count} ${listNames[kind]}`
}
