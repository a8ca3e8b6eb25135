/** The kinds of results, in their default order. */
export const kinds = ['business', 'job', 'event', 'question', 'help'] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Record<Kind, string> = {
  business: 'Businesses',
  job: 'Jobs',
  event: 'Events',
  question: 'Questions',
  help: 'Help',
}

export const MAX_QUERY_LENGTH = 200

/** The storage key of the recent searches in the browser. */
export const RECENT_SEARCHES = 'recent searches'
