import { redirect } from 'react-router'

/** How many items an administrator's list shows at once. */
const PAGE_SIZE = 20

/** The page asked for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export const countPages = (total: number, size = PAGE_SIZE) => Math.ceil(total / size)

/** What to ask of the server for the page in the URL. */
export const pageQuery = (params: URLSearchParams, size = PAGE_SIZE) => ({
  limit: String(size),
  offset: String((readPage(params) - 1) * size),
})

/** The query with these parameters changed; an empty one is taken away. */
export function withParams(params: URLSearchParams, changes: Record<string, string | number | null>): string {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, String(value))
  }
  return `?${changed}`
}

/** In a loader: a page behind the last one, as after its items were deleted, becomes the last one. */
export function redirectPastLastPage({ pathname, searchParams }: URL, total: number, size = PAGE_SIZE) {
  const last = Math.max(1, countPages(total, size))
  if (readPage(searchParams) > last) {
    throw redirect(pathname + withParams(searchParams, { page: last === 1 ? null : last }))
  }
}
