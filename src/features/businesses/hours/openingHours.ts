// This file has no schemas, so that pages for visitors do not load Zod.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * Opening times, such as from `09:00` until `17:00`. `until` is on the next day when it is not after `from`; `24:00` is
 * midnight.
 */
export type Times = { from: string; until: string }
export type WeeklyTimes = Times & { day: Weekday }

/** Days of each year in which other hours apply. When `until` is before `from`, the season ends in the next year. */
export type Season = {
  name: string | null
  /** The first and the last day, both included, as month and day, such as `05-15`. */
  from: string
  until: string
  by_appointment: boolean
  /** When empty, the business is closed in this season. */
  weekly: WeeklyTimes[]
}

/** Other hours on a holiday of each year. Without times, the business is closed. */
export type HolidayHours = { holiday: string; times: Times[] }

/** Other hours on these days, both included, such as `2026-12-24`. Without times, the business is closed. */
export type DayHours = { from: string; until: string; times: Times[]; note: string | null }

/**
 * Opening hours. An exception overrides a holiday, a holiday overrides a season, and a season overrides the weekly
 * hours.
 */
export type OpeningHours = {
  by_appointment: boolean
  /** The hours outside of all seasons. When empty, the business is open in its seasons only. */
  weekly: WeeklyTimes[]
  seasons: Season[]
  holidays: HolidayHours[]
  exceptions: DayHours[]
  note: string | null
}

export const MAX_TIMES_A_DAY = 5
export const MAX_SEASONS = 6
export const MAX_EXCEPTIONS = 60
export const MAX_SEASON_NAME_LENGTH = 60
export const MAX_EXCEPTION_NOTE_LENGTH = 120
export const MAX_HOURS_NOTE_LENGTH = 500

/** Minutes since midnight: 540 for `09:00`. */
export const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Minutes since the midnight at which the day of `from` begins; more than 1440 when `until` is on the next day. */
export const endMinutes = ({ from, until }: Times) =>
  toMinutes(until) > toMinutes(from) ? toMinutes(until) : toMinutes(until) + 1440

/** Whether the times are the whole day of 24 hours. */
export const isAllDay = ({ from, until }: Times) => from === '00:00' && until === '24:00'

/** The times of one weekday, earliest first. */
export const timesOn = (weekly: WeeklyTimes[], day: Weekday): Times[] =>
  weekly
    .filter((times) => times.day === day)
    .map(({ from, until }) => ({ from, until }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))

/** Whether a day such as `2026-12-24` is in a season. */
export function isInSeason({ from, until }: Pick<Season, 'from' | 'until'>, day: string): boolean {
  const date = day.slice(5)
  return from <= until ? from <= date && date <= until : date >= from || date <= until
}

/** Whether the hours say when the business is open; else they only have a note or exceptions. */
export const hasTimes = ({ weekly, seasons, by_appointment }: OpeningHours) =>
  weekly.length > 0 || by_appointment || seasons.some((season) => season.weekly.length > 0 || season.by_appointment)
