import { screens } from '../app/features.ts'

/** Decodes percent-encoded unreserved characters: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
const decodeUnreserved = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
  })

/** The cache key of a page: its path and the query parameters of its screen, in a fixed order. */
export function pageKey(url: URL): string {
  const path = decodeUnreserved(url.pathname).replace(/\/+$/, '') || '/'
  const names = screens.find((screen) => screen.path === path)?.query ?? []
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = url.searchParams.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ).toString()
  return path + (query && `?${query}`)
}
