import { z } from 'zod'
import { choice, optional, optionalLine } from '../../../kit/api/schema.ts'
import { toDay } from '../../../kit/text/calendar.ts'
import { capitalize } from '../../../kit/text/text.ts'
import { findHoliday, holidays } from '../../../region/holidays.ts'
import { formatSeasonDays, formatTimes } from './formatHours.ts'
import {
  type OpeningHours as Hours,
  isInSeason,
  MAX_EXCEPTION_NOTE_LENGTH,
  MAX_EXCEPTIONS,
  MAX_HOURS_NOTE_LENGTH,
  MAX_SEASON_NAME_LENGTH,
  MAX_SEASONS,
  MAX_TIMES_A_DAY,
  type Times,
  weekdays,
} from './openingHours.ts'
import { findOverlap } from './overlaps.ts'

const holidayNames = holidays.map(({ name }) => name) as [string, ...string[]]

/** The schema of a time of day. @param name the field in the error message */
const timeOfDay = (name: string, pattern: RegExp) => {
  const message = `${name} must be a time of 24 hours, such as 09:00 or 17:30`
  return z.string(message).trim().regex(pattern, message)
}
const times = {
  from: timeOfDay('Opening time', /^([01]\d|2[0-3]):[0-5]\d$/),
  until: timeOfDay('Closing time', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
}

/** Clients may also send a whole day as 00:00 to 00:00. */
const closeAtMidnight = <T extends Times>(value: T): T =>
  value.from === '00:00' && value.until === '00:00' ? { ...value, until: '24:00' } : value
const checkEnd = ({ value, issues }: z.core.ParsePayload<Times>) => {
  if (value.from === value.until)
    issues.push({
      code: 'custom',
      input: value,
      path: ['until'],
      message: 'Opening and closing time must differ. For 24 hours, use 00:00 to 24:00',
    })
}
const Span = z.object(times).overwrite(closeAtMidnight).check(checkEnd)
const WeeklySpan = z
  .object({ day: choice(weekdays, 'Day'), ...times })
  .overwrite(closeAtMidnight)
  .check(checkEnd)

const tooMany = `A day can have at most ${MAX_TIMES_A_DAY} opening times`

const DayTimes = z
  .array(Span, 'Times must be a list')
  .max(MAX_TIMES_A_DAY, tooMany)
  .superRefine((list, context) => {
    const overlap = findOverlap(list.map((span) => ({ ...span, day: 'monday' as const })))
    if (overlap) context.addIssue({ code: 'custom', message: `${overlap.map(formatTimes).join(' and ')} overlap` })
  })
  .nullish()
  .transform((list) => list ?? [])

const Weekly = z
  .array(WeeklySpan, 'Weekly hours must be a list')
  .superRefine((list, context) => {
    if (weekdays.some((day) => list.filter((span) => span.day === day).length > MAX_TIMES_A_DAY))
      return context.addIssue({ code: 'custom', message: tooMany })
    const overlap = findOverlap(list)
    if (!overlap) return
    const spans = overlap.map((span) => `${capitalize(span.day)} ${formatTimes(span)}`)
    context.addIssue({ code: 'custom', message: `${spans.join(' and ')} overlap` })
  })
  .nullish()
  .transform((list) => list ?? [])

const flag = (name: string) =>
  z
    .boolean(`${name} must be true or false`)
    .nullish()
    .transform((value) => value ?? false)

const monthAndDay = (name: string) =>
  z
    .string(`${name} must be a month and a day, such as 05-15`)
    .trim()
    .refine(
      (value) => /^\d\d-\d\d$/.test(value) && toDay(2000, Number(value.slice(0, 2)) - 1, Number(value.slice(3))),
      {
        error: `${name} must be a month and a day, such as 05-15`,
      },
    )

const Season = z.object({
  name: optionalLine(MAX_SEASON_NAME_LENGTH, 'Name of the season'),
  from: monthAndDay('First day of the season'),
  until: monthAndDay('Last day of the season'),
  by_appointment: flag('By appointment'),
  weekly: Weekly,
})

const Seasons = z
  .array(Season, 'Seasons must be a list')
  .max(MAX_SEASONS, `There can be at most ${MAX_SEASONS} seasons`)
  .superRefine((seasons, context) => {
    for (const [at, season] of seasons.entries()) {
      const other = seasons
        .slice(0, at)
        .find(
          (earlier) =>
            [earlier.from, earlier.until].some((date) => isInSeason(season, `2000-${date}`)) ||
            isInSeason(earlier, `2000-${season.from}`),
        )
      if (!other) continue
      const names = [other, season].map((each) => each.name ?? formatSeasonDays(each))
      context.addIssue({
        code: 'custom',
        path: [at],
        message: `The seasons ${names.join(' and ')} overlap. Each day can be in one season only`,
      })
      return
    }
  })
  .nullish()
  .transform((list) => list ?? [])

const HolidayHours = z.object({ holiday: choice(holidayNames, 'Holiday'), times: DayTimes })
const Holidays = z
  .array(HolidayHours, 'Holidays must be a list')
  .superRefine((list, context) => {
    const twice = list.find(({ holiday }, at) => list.findIndex((other) => other.holiday === holiday) !== at)
    if (twice)
      context.addIssue({ code: 'custom', message: `${findHoliday(twice.holiday)?.label} is in the list twice` })
  })
  .nullish()
  .transform((list) => list ?? [])

const day = (name: string) => z.iso.date(`${name} must be a date, such as 2026-12-24`)
const Exception = z
  .object({
    from: day('First day of the exception'),
    until: day('Last day of the exception').nullish(),
    times: DayTimes,
    note: optionalLine(MAX_EXCEPTION_NOTE_LENGTH, 'Note of the exception'),
  })
  .transform(({ until, ...exception }) => ({ ...exception, until: until ?? exception.from }))
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'The last day of the exception must not be before its first day',
  })
const Exceptions = z
  .array(Exception, 'Exceptions must be a list')
  .max(MAX_EXCEPTIONS, `There can be at most ${MAX_EXCEPTIONS} exceptions`)
  .nullish()
  .transform((list) => (list ?? []).sort((a, b) => (a.from < b.from ? -1 : 1)))

const isEmpty = ({ weekly, seasons, holidays, exceptions, by_appointment, note }: Hours) =>
  !by_appointment && !note && [weekly, seasons, holidays, exceptions].every((list) => list.length === 0)

/** Opening hours as clients send them. Fields may be missing. Hours without any information become null. */
export const OpeningHoursInput = optional(
  z.object(
    {
      by_appointment: flag('By appointment'),
      weekly: Weekly,
      seasons: Seasons,
      holidays: Holidays,
      exceptions: Exceptions,
      note: optionalLine(MAX_HOURS_NOTE_LENGTH, 'Note on the opening hours'),
    },
    'Opening hours must be an object',
  ),
).transform((hours): Hours | null => (!hours || isEmpty(hours) ? null : hours))

const reply = { from: z.string(), until: z.string() }
const weeklyReply = z.array(z.object({ day: z.enum(weekdays), ...reply }))

export const OpeningHours = z
  .object({
    by_appointment: z.boolean(),
    weekly: weeklyReply,
    seasons: z.array(
      z.object({ name: z.string().nullable(), ...reply, by_appointment: z.boolean(), weekly: weeklyReply }),
    ),
    holidays: z.array(z.object({ holiday: z.string(), times: z.array(z.object(reply)) })),
    exceptions: z.array(z.object({ ...reply, times: z.array(z.object(reply)), note: z.string().nullable() })),
    note: z.string().nullable(),
  })
  .meta({ id: 'OpeningHours' })
