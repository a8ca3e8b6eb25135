import { redirect } from 'react-router'

/** The default number of items on a page of a list. */
const PAGE_SIZE = 20

/** The page number in the URL, counted from 1. */
export function parsePageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export const countPages = (total: number, size = PAGE_SIZE) => Math.ceil(total / size)

/** The `limit` and `offset` of the API call for the page in the URL. */
export const pageQuery = (params: URLSearchParams, size = PAGE_SIZE) => ({
  limit: String(size),
  offset: String((parsePageNumber(params) - 1) * size),
})

/** Returns the query string with these parameters changed. An empty value removes the parameter. */
export function withParams(params: URLSearchParams, changes: Record<string, string | number | null>): string {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, String(value))
  }
  return `?${changed}`
}

/**
 * Redirects to the last page, for loaders.
 * @throws a redirect when the page in the URL is past the last one, for example after deletions.
 */
export function redirectPastLastPage({ pathname, searchParams }: URL, total: number, size = PAGE_SIZE) {
  const last = Math.max(1, countPages(total, size))
  if (parsePageNumber(searchParams) > last) {
    throw redirect(pathname + withParams(searchParams, { page: last === 1 ? null : last }))
  }
}
