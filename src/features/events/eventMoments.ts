import { z } from 'zod'

const YEARS = [1900, 2200] as const
export const isWithinYears = (value: string) => {
  const year = new Date(value).getUTCFullYear()
  return year >= YEARS[0] && year <= YEARS[1]
}

const required = (name: string) =>
  z
    .string({ error: ({ input }) => (input == null ? `${name} is required` : `${name} must be a time`) })
    .trim()
    .min(1, `${name} is required`)
const within = (name: string) => `${name} must be in the years ${YEARS[0]} to ${YEARS[1]}`

/** A moment on the wire. */
export const moment = (name: string) =>
  required(name)
    .pipe(z.iso.datetime({ offset: true, error: `${name} must be a time such as 2026-12-05T03:00:00Z` }))
    .refine(isWithinYears, within(name))
    .transform((value) => new Date(value).toISOString())
/** A moment as typed, by the clocks of whoever types. */
export const typed = (name: string) =>
  required(name)
    .refine((value) => !Number.isNaN(Date.parse(value)), `${name} must be a time`)
    .refine(isWithinYears, within(name))

/** The same moment as the API writes it; null for what is none. */
export const asMoment = (value: string) => (Number.isNaN(Date.parse(value)) ? null : new Date(value).toISOString())

export const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
export const day = (name: string) =>
  z
    .string(`${name} must be a date such as 2026-12-04`)
    .trim()
    .refine((value) => isDate(value) && isWithinYears(value), `${name} must be a date such as 2026-12-04`)

export const zone = z
  .string('time_zone must be a time zone such as America/Anchorage')
  .trim()
  .transform((value, context) => {
    try {
      // an offset is no zone: its clocks never change
      if (/^[a-z]/i.test(value)) return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
    } catch {}
    context.addIssue('time_zone must be a time zone such as America/Anchorage')
    return z.NEVER
  })
