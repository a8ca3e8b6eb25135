/**
 * `inner` is the cursor of the list; `shown` are the records on later pages of the list that the first page of the tool
 * has already returned.
 */
type Position = { inner: string | undefined; shown: string[] }

/**
 * Parses a cursor of a tool. It begins with the cursor of the list, which is empty for the first page.
 * @param path of the list, such as `/jobs`
 */
export function parseToolCursor(path: string, cursor: string | undefined): Position {
  if (cursor === undefined) return { inner: undefined, shown: [] }
  const [, inner = '', ids] = /^(.*?)~(\d+(?:\.\d+)*)$/.exec(cursor) ?? [cursor, cursor]
  return { inner: inner || undefined, shown: ids?.split('.').map((id) => `${path}/${id}`) ?? [] }
}

export const writeToolCursor = (inner: string, shown: string[]): string =>
  shown.length === 0 ? inner : `${inner}~${shown.map((url) => url.split('/').at(-1)).join('.')}`
