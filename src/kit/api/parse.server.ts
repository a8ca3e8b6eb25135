import type { z } from 'zod'
import { isStorable } from '../text/text.ts'
import { AppError, type FieldError } from './errors.ts'
import { fieldLabel } from './schema.ts'

/** The maximum number of errors in a response. */
const MAX_ERRORS = 100

/** Validates a value. @throws 400 with the invalid fields */
export function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) {
    throwFieldErrors(
      result.error.issues.slice(0, MAX_ERRORS).map(({ path, message }) => ({ field: path.join('.'), message })),
    )
  }
  const errors: FieldError[] = []
  findUnstorable(result.data, [], errors)
  if (errors.length > 0) throwFieldErrors(errors)
  return result.data
}

function throwFieldErrors(errors: FieldError[]): never {
  throw new AppError('invalid', errors[0]?.message ?? 'Invalid request', { errors })
}

/** Adds an error for each text that the database cannot store. */
function findUnstorable(value: unknown, path: string[], errors: FieldError[]) {
  if (typeof value === 'string') {
    if (isStorable(value)) return
    const message = `${fieldLabel(path.at(-1) ?? '')} contains a character that cannot be stored`
    errors.push({ field: path.join('.'), message })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) findUnstorable(name, path, errors)
      findUnstorable(inner, [...path, name], errors)
    }
  }
}

/** Parses the parameters of a path. @throws 404 when an id is not a positive whole number */
export function parseParams(params: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name !== 'id' && !name.endsWith('_id')) return [name, value]
      const number = /^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : Number.NaN
      if (!Number.isSafeInteger(number)) throw new AppError('not_found', 'There is nothing here')
      return [name, number]
    }),
  )
}

export const omitEmptyParams = (entries: Iterable<[string, unknown]>) =>
  Object.fromEntries([...entries].filter(([, value]) => value !== '' && value !== undefined))
