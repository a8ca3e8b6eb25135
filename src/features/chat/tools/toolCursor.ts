/** `inner` is the cursor of the list, `shown` the later entries of the list that the first page of the tool already had. */
type Position = { inner: string | undefined; shown: string[] }

/** Reads a cursor. Its first part is the list’s own, empty for the beginning. @param path of the list, such as `/jobs` */
export function readToolCursor(path: string, cursor: string | undefined): Position {
  if (cursor === undefined) return { inner: undefined, shown: [] }
  const [, inner = '', ids] = /^(.*?)~(\d+(?:\.\d+)*)$/.exec(cursor) ?? [cursor, cursor]
  return { inner: inner || undefined, shown: ids?.split('.').map((id) => `${path}/${id}`) ?? [] }
}

export const writeToolCursor = (inner: string, shown: string[]): string =>
  shown.length === 0 ? inner : `${inner}~${shown.map((url) => url.split('/').at(-1)).join('.')}`
