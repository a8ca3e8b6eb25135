import { z } from 'zod'
import { hasAllDigits } from '../text/phone.ts'
import { capitalize, isBlank, isSingleLine } from '../text/text.ts'

// Zod would compile its checks with `new Function`, which the Content-Security-Policy forbids.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** The label of a field in error messages: `full_name` becomes `Full name`. */
export const fieldLabel = (name: string) => capitalize(name.replaceAll('_', ' '))

/** Limits a text to `max` UTF-16 code units, like `maxlength` of an input. Zod's own check counts code points. */
export const maxUnits = <T extends z.ZodString>(schema: T, max: number, message: string) =>
  // Zod's check is never stricter. It adds the limit to the OpenAPI document.
  schema.max(max, { error: message, abort: true }).refine((value) => value.length <= max, message)

/** A required text of 1 to `max` UTF-16 code units after trimming. */
export const text = (max: number, name: string, messages: { required?: string; max?: string } = {}) =>
  maxUnits(
    z
      .string({
        error: ({ input }) => (input == null ? (messages.required ?? `${name} is required`) : `${name} must be text`),
      })
      .trim()
      .min(1, messages.required ?? `${name} is required`)
      .refine((value) => value === '' || !isBlank(value), messages.required ?? `${name} is required`),
    max,
    messages.max ?? `${name} must be ${max} characters or less`,
  )

/** A required text like `text` for an input of one line: without line breaks, tabs and other control characters. */
export const line = (max: number, name: string, messages: Parameters<typeof text>[2] = {}) =>
  text(max, name, messages).refine(isSingleLine, `${name} must be a single line without tabs or control characters`)

const emptyToNull = (value: unknown) => (typeof value === 'string' && isBlank(value) ? null : (value ?? null))

/** An optional value: undefined, null and blank text become null. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToNull, schema.nullable())

/** An optional text of at most `max` UTF-16 code units after trimming. Blank text becomes null. */
export const optionalText = (max: number, name: string) => optional(text(max, name))

/** An optional text like `optionalText` for an input of one line. */
export const optionalLine = (max: number, name: string) => optional(line(max, name))

/** The number of a register. Registers differ, so any letters, digits and common separators are valid. */
export const registerNumber = (name: string) =>
  line(255, name).refine(
    (value) => /^[\p{L}\p{M}\p{N} \-./#():,]*$/u.test(value),
    `${name} may contain only letters, digits, spaces and - . / # ( ) : ,`,
  )

/** A phone number as a person writes it, with all its digits. */
export const phoneNumber = (name: string) =>
  line(255, name).refine(
    hasAllDigits,
    `${name} must have at least 7 digits, with the area code if possible: (907) 555-0123`,
  )

/** A required email address. @param required the message for a missing address. */
export const emailAddress = (required: string) =>
  maxUnits(z.string(required).trim().min(1, required), 254, 'Email must be 254 characters or less').pipe(
    z.email('Please enter a valid email address'),
  )
export const email = emailAddress('Email is required')

// URL parsers add missing slashes and drop line breaks, so `https:example.com` would be accepted. Browsers read a
// backslash as a slash and other programs do not: they disagree on the host of `https://a.example\\@b.example`.
const isWebUrl = (value: string) => {
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\') || !isSingleLine(value) || !URL.canParse(value))
    return false
  const { hostname, username, password } = new URL(value)
  return hostname !== '' && username === '' && password === ''
}

/**
 * An `http:` or `https:` URL of at most 2,048 characters. Other schemes, such as `javascript:`, are invalid, and so is a
 * user name before the host, which hides the host: `https://example.com@evil.example`.
 */
export const webAddress = (name: string, invalid = `${name} must be a valid URL, starting with http:// or https://`) =>
  text(2048, name).refine(isWebUrl, invalid)

/** One of these values. The error message lists them. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.enum(values, `${name} must be one of ${values.join(', ')}`)

export const id = z.int('id must be a positive whole number').positive()
export const time = z.iso.datetime()

const wholeNumber = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, `${name} must be a whole number`)
    .transform(Number)

const clamp = (low: number, high: number) => (value: number) => Math.min(Math.max(value, low), high)

/** The `limit` parameter of a list: a whole number, clamped to 1 to `max`. */
export const limitParam = (standard = 20, max = 100) =>
  wholeNumber('limit')
    .transform(clamp(1, max))
    .optional()
    .transform((value) => value ?? standard)
    .meta({ override: { type: 'integer', minimum: 1, maximum: max, default: standard } })

/** The `offset` parameter of a list: a whole number, clamped to 0 or more. */
export const offsetParam = wholeNumber('offset')
  .transform(clamp(0, Number.MAX_SAFE_INTEGER))
  .optional()
  .transform((value) => value ?? 0)
  .meta({ override: { type: 'integer', minimum: 0, default: 0 } })

/** The search parameter of a list. Blank text becomes undefined. */
export const searchParam = maxUnits(z.string().trim(), 200, 'Search must be 200 characters or less')
  .transform((value) => value.replaceAll('\0', '') || undefined)
  .optional()
  .meta({ override: { type: 'string', maxLength: 200 } })

/** The properties of a search reply that describe how well its results match the text. */
export const closeness = {
  /** Whether nothing matched all words, and these are the best partial matches. */
  partial: z.boolean(),
  /** The spelling-corrected text that was searched instead; null when the text itself was searched. */
  corrected: z.string().nullable(),
}

export const message = z.object({ message: z.string() })

/** The reply of a call that deletes something restorable. */
export const deleted = message.extend({
  /** The time until which the actor can restore it with POST to the same path with /restore. */
  undo_until: time,
})
