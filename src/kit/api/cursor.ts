import { z } from 'zod'
import { invalid } from './errors.ts'

export const INVALID_CURSOR = 'cursor must be the next_cursor of an earlier answer'

const valueChecks = {
  id: (text: string) => /^\d{1,15}$/.test(text),
  number: (text: string) => /^-?\d{1,15}$/.test(text),
  time: (text: string) => /^[12]\d{3}-/.test(text) && new Date(text).toJSON() === text,
}
type Kind = keyof typeof valueChecks
/** The position in a list: the values of the last item of a page by which the list is sorted. */
type Position<Kinds> = { -readonly [Index in keyof Kinds]: Kinds[Index] extends 'time' ? string : number }

function parsePosition<Kinds extends readonly Kind[]>(cursor: string, kinds: Kinds): Position<Kinds> | null {
  const values = cursor.split('_')
  const isValid = values.length === kinds.length && kinds.every((kind, index) => valueChecks[kind](values[index] ?? ''))
  return isValid
    ? (values.map((value, index) => (kinds[index] === 'time' ? value : Number(value))) as Position<Kinds>)
    : null
}

/** Parses a cursor; null without one. @throws 400 unless its values are of these kinds. */
export function parseCursor<const Kinds extends readonly Kind[]>(cursor: string | undefined, ...kinds: Kinds) {
  if (cursor === undefined) return null
  const position = parsePosition(cursor, kinds)
  if (!position) throw invalid('cursor', INVALID_CURSOR)
  return position
}

/** The query parameter `cursor` of a list that is sorted by values of these kinds. */
export const createCursorSchema = <const Kinds extends readonly Kind[]>(...kinds: Kinds) =>
  z.string().transform((cursor, context) => {
    const position = parsePosition(cursor, kinds)
    if (position) return position
    context.addIssue({ code: 'custom', message: INVALID_CURSOR })
    return z.NEVER
  })

/** The query parameter `cursor` of a list that is sorted by id. */
export const idCursor = createCursorSchema('id')
  .transform(([id]) => id)
  .optional()

/**
 * Removes the extra row that was read to detect a next page. `positionOf` returns the position of an item in the list.
 */
export function toPage<T>(rows: T[], limit: number, positionOf: (item: T) => (string | number)[]) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: rows.length > limit && last !== undefined ? positionOf(last).join('_') : null }
}
