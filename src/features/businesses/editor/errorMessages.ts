/** The messages of an error and of its nested errors. */
export function listMessages(error: unknown): string[] {
  if (!error || typeof error !== 'object') return []
  if ('message' in error && typeof error.message === 'string') return [error.message]
  return [...new Set(Object.values(error).flatMap(listMessages))]
}

/** The error of one part of a field. A part of a list has its index as its name. */
export const errorOfPart = (error: unknown, part: string | number): unknown =>
  error && typeof error === 'object' ? (error as Record<string | number, unknown>)[part] : undefined

/** The messages of the parts of a field, without that of the field itself. */
export const listPartMessages = (error: unknown): string[] =>
  error && typeof error === 'object' && 'message' in error && typeof error.message === 'string'
    ? []
    : listMessages(error)
