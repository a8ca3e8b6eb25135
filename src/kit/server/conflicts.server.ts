import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../api/errors.ts'

type Values = Record<string, unknown>
export type FieldConflict = { field: string; value: unknown }

/**
 * Compares the values that an editor has seen with the present ones, for the fields that a save changes.
 * @param expected the seen values. A field without one has no conflict.
 * @returns the fields that somebody else has changed meanwhile, with their present values.
 */
export const findConflicts = (
  present: Values,
  changes: Values,
  expected: Values,
  isEqual: (a: unknown, b: unknown) => boolean = isDeepStrictEqual,
): FieldConflict[] =>
  Object.keys(expected)
    .filter((field) => field in present && changes[field] !== undefined)
    .filter((field) => !isEqual(present[field], expected[field]) && !isEqual(present[field], changes[field]))
    .map((field) => ({ field, value: present[field] }))

/**
 * @param noun what is saved, such as `job`.
 * @param labels the names of the fields on screen.
 * @throws 409 with the conflicts.
 */
export function assertNoConflicts(noun: string, labels: Record<string, string>, conflicts: FieldConflict[]) {
  if (conflicts.length === 0) return
  const names = conflicts.map(({ field }) => (labels[field] ?? field).toLowerCase()).join(', ')
  throw new AppError(
    'conflict',
    `This ${noun} was saved elsewhere while you were editing it, with other values here: ${names}. Save again to replace them with yours.`,
    { conflicts },
  )
}
