import type { DayRange } from '../../../kit/text/calendar.ts'

/** Days that a text names, with the length of the expression in UTF-16 units, and a display label. */
export type DayExpression = DayRange & {
  length: number
  label: string
  /** Days of the week, 1 for Monday, for “Saturdays” or “on weekdays”; the range may then be empty. */
  weekdays?: number[]
  /** Whether the words can have another meaning. They then count as days only for events. */
  isWeak?: boolean
  /** The time of day that the expression includes, as in `tonight`. */
  time?: { from: string; until: null }
}

/** The current day, and whether the text asks for the past. */
export type DayOptions = { today: string; isPast?: boolean }
