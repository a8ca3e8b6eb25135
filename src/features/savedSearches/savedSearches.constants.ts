/** The lists whose searches can be saved. */
export const searchLists = ['questions', 'jobs', 'events', 'businesses'] as const
export type SearchList = (typeof searchLists)[number]

/** The maximum number of saved searches of a member. */
export const MAX_SAVED_SEARCHES = 50
/** The maximum length of all filters as a query, and of one filter, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 2000
export const MAX_FILTER_LENGTH = 255

/**
 * The names of the filters in the URL of each list, in the order in which they are stored. The sort order of a list
 * is not a filter.
 */
export const searchFilters: Record<SearchList, readonly string[]> = {
  questions: ['search', 'topic'],
  jobs: ['search', 'job_type', 'location', 'min_pay', 'max_pay', 'pay_unit', 'not_location'],
  events: ['search', 'type', 'startDate', 'endDate', 'businessId'],
  businesses: ['search', 'industry', 'city', 'group'],
}

export const listLabels: Record<SearchList, { name: string; one: string; many: string }> = {
  questions: { name: 'Q&A Forum', one: 'question', many: 'questions' },
  jobs: { name: 'Job Board', one: 'job', many: 'jobs' },
  events: { name: 'Events', one: 'event', many: 'events' },
  businesses: { name: 'Businesses', one: 'business', many: 'businesses' },
}
