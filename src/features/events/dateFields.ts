import { z } from 'zod'
import { region } from '../../region/region.ts'

const YEARS = [1900, 2200] as const
export const isWithinYears = (value: string) => {
  const year = new Date(value).getUTCFullYear()
  return year >= YEARS[0] && year <= YEARS[1]
}

const requiredText = (name: string) =>
  z
    .string({ error: ({ input }) => (input == null ? `${name} is required` : `${name} must be a time`) })
    .trim()
    .min(1, `${name} is required`)
const yearsMessage = (name: string) => `${name} must be in the years ${YEARS[0]} to ${YEARS[1]}`

/** A time in the API: ISO 8601 with an offset. The output is in UTC. */
export const timestampField = (name: string) =>
  requiredText(name)
    .pipe(z.iso.datetime({ offset: true, error: `${name} must be a time such as 2026-12-05T03:00:00Z` }))
    .refine(isWithinYears, yearsMessage(name))
    .transform((value) => new Date(value).toISOString())
    .meta({ format: 'date-time' })
/** A time as typed in the form, in the time zone of the browser. */
export const localTimeField = (name: string) =>
  requiredText(name)
    .refine((value) => !Number.isNaN(Date.parse(value)), `${name} must be a time`)
    .refine(isWithinYears, yearsMessage(name))

export const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
export const dateField = (name: string) =>
  z
    .string(`${name} must be a date such as 2026-12-04`)
    .trim()
    .refine((value) => isDate(value) && isWithinYears(value), `${name} must be a date such as 2026-12-04`)
    .meta({ format: 'date' })

const ZONE_MESSAGE = `time_zone must be a time zone such as ${region.time_zone}`

export const timeZoneField = z
  .string(ZONE_MESSAGE)
  .trim()
  .transform((value, context) => {
    try {
      // An offset such as +03:00 is not a time zone: it has no daylight saving time.
      if (/^[a-z]/i.test(value)) return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
    } catch {}
    context.addIssue(ZONE_MESSAGE)
    return z.NEVER
  })
