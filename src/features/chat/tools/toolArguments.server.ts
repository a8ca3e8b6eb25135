import { AppError } from '../../../kit/api/errors.ts'
import type { DayRange } from '../../../kit/text/calendar.ts'
import { truncate } from '../../../kit/text/text.ts'
import { countTypos } from '../../../kit/text/words.ts'
import { MAX_QUERY_LENGTH } from '../../search/kinds.ts'
import { parseQuery } from '../../search/parseQuery.ts'
import { matchPlace, type Place } from '../../search/places.ts'
import type { Vocabulary } from '../../search/vocabulary.types.ts'

/**
 * A parsed argument. `value` is undefined when the argument has no meaning. `note` informs the model about a change of
 * its argument, or about an error.
 */
export type ParsedArgument<Value> = { value?: Value; note?: string }

/** An argument of a tool: its JSON Schema for clients, and a lenient parser for the values that models send. */
export type Argument<Value> = {
  schema: { type: string; description: string } & Record<string, unknown>
  read(value: unknown, vocabulary: Vocabulary): ParsedArgument<Value>
}
export type Arguments = Record<string, Argument<unknown>>
export type ArgumentValues<Given extends Arguments> = {
  [Name in keyof Given]?: Given[Name] extends Argument<infer Value> ? Value : never
}

const MAX_TEXT_LENGTH = 300
/**
 * The maximum length of a text. A slightly longer text than the schema allows is cut; one above this maximum is
 * refused.
 */
const MAX_PASTED_LENGTH = 1000
const quote = (value: string) => `“${truncate(value, 60)}”`

/** Returns the text of a value. Numbers and lists of texts are converted; other values become an empty text. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.slice(0, 20).map(toText).join(' ').trim()
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).replaceAll('\0', ' ').toWellFormed().trim()
}

export const textArgument = (description: string, max = MAX_QUERY_LENGTH): Argument<string> => ({
  schema: { type: 'string', description, maxLength: max },
  read(value) {
    const text = typeof value === 'number' ? '' : toText(value)
    if (text === '') return { note: 'must be a text' }
    if (text.length > MAX_PASTED_LENGTH) return { note: `must have at most ${max} characters` }
    return text.length > max ? { value: truncate(text, max), note: `was cut to ${max} characters` } : { value: text }
  },
})

/** The city of the directory with this name, however it is spelled, else the text itself. */
export type CityFilter = { name: string; spellings: string[] | null }
export const cityArgument = (description: string): Argument<CityFilter> => ({
  schema: { type: 'string', description },
  read(value, vocabulary) {
    const name = typeof value === 'number' ? '' : truncate(toText(value), MAX_TEXT_LENGTH)
    if (name === '') return { note: 'must be the name of a city' }
    const place = findPlace(name, vocabulary)
    if (!place) return { value: { name, spellings: null }, note: `${quote(name)} is no city of the directory` }
    const note =
      place.name.toLowerCase() === name.toLowerCase() ? undefined : `${quote(name)} was read as ${place.name}`
    return { value: place, note }
  },
})

function findPlace(name: string, vocabulary: Vocabulary): Place | null {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return matchPlace(words, vocabulary.places, true)?.place ?? parseQuery(`in ${name}`, vocabulary).city
}

const normalizeChoice = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
/** Finds the value that a text means, ignoring case, punctuation, plurals and up to two typing errors. */
export function findChoice<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  const typed = normalizeChoice(text)
  if (typed.length < 2) return undefined
  return (
    values.find((value) => normalizeChoice(value) === typed) ??
    values.find((value) => normalizeChoice(`${value}s`) === typed || normalizeChoice(value).startsWith(typed)) ??
    values.find((value) => typed.length > 4 && countTypos(normalizeChoice(value), typed, 2) <= 2)
  )
}

export const choiceArgument = <const Value extends string>(
  values: readonly Value[],
  description: string,
): Argument<Value> => ({
  schema: { type: 'string', enum: values, description },
  read(value) {
    const text = toText(value)
    const choice = findChoice(values, text)
    if (!choice) return { note: `must be one of ${values.join(', ')}, not ${quote(text)}` }
    return choice === text ? { value: choice } : { value: choice, note: `${quote(text)} was read as ${choice}` }
  },
})

const isoDayPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/
const usDayPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

export const daysArgument = (description: string): Argument<DayRange> => ({
  schema: { type: 'string', description: `${description} A day such as 2026-12-04.` },
  read(value, vocabulary) {
    const text = truncate(toText(value), MAX_TEXT_LENGTH)
    const [, month, date, year] = usDayPattern.exec(text) ?? []
    const day = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : isoDayPattern.exec(text)?.[1]
    if (day)
      return isDay(day)
        ? { value: { from: day, until: day } }
        : { note: `must be a day such as 2026-12-04, not ${quote(text)}` }
    const { from, until } = parseQuery(text, vocabulary)
    if (from === null && until === null) return { note: `must be a day such as 2026-12-04, not ${quote(text)}` }
    return { value: { from, until }, note: `${quote(text)} was read as ${[from, until].filter(Boolean).join(' to ')}` }
  },
})

export const wholeArgument = (min: number, max: number, description: string): Argument<number> => ({
  schema: { type: 'integer', minimum: min, maximum: max, description },
  read(value) {
    const number = Math.trunc(Number(toText(value) || Number.NaN))
    if (Number.isNaN(number)) return { note: 'must be a whole number' }
    const clamped = Math.min(Math.max(number, min), max)
    return clamped === number ? { value: number } : { value: clamped, note: `was brought to ${clamped}` }
  },
})

export const flagArgument = (description: string): Argument<boolean> => ({
  schema: { type: 'boolean', description },
  read(value) {
    if (typeof value === 'boolean') return { value }
    const text = toText(value).toLowerCase()
    if (/^(true|yes|y|1|open)$/.test(text)) return { value: true }
    return /^(false|no|n|0|closed)$/.test(text) ? { value: false } : { note: 'must be true or false' }
  },
})

/** Pay in US dollars; `unit` is undefined when the text names none. */
export type Pay = { amount: number; unit: 'hour' | 'year' }
/** Lower amounts without a unit are taken as hourly pay. */
const MAX_HOURLY_PAY = 500
export const payArgument = (description: string): Argument<Pay> => ({
  schema: { type: 'number', minimum: 0, description },
  read(value) {
    const text = toText(value).toLowerCase()
    const [, digits = '', thousands] = /(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/.exec(text) ?? []
    const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
    if (digits === '' || !Number.isFinite(amount))
      return { note: `must be an amount of US dollars, not ${quote(text)}` }
    const unit = /\b(h|hr|hour|hourly)\b/.test(text)
      ? 'hour'
      : /\b(y|yr|year|yearly|annual|annually|annum)\b/.test(text) || amount >= MAX_HOURLY_PAY
        ? 'year'
        : 'hour'
    return { value: { amount, unit }, note: `was read as $${amount} per ${unit}` }
  },
})

/** Other names that models use for the arguments. */
const aliases: Record<string, string[]> = {
  query: ['q', 'search', 'text', 'keyword', 'keywords', 'question', 'message', 'search_query', 'name', 'term', 'terms'],
  city: ['location', 'place', 'town', 'where', 'area', 'near'],
  type: ['job_type', 'event_type', 'employment_type', 'employment', 'category'],
  industry: ['trade', 'category', 'type', 'sector'],
  kind: ['type', 'kinds'],
  from: ['start', 'startdate', 'start_date', 'date_from', 'from_date', 'after', 'since', 'when', 'date', 'day', 'on'],
  until: ['end', 'enddate', 'end_date', 'date_to', 'to_date', 'before', 'to'],
  min_pay: ['pay', 'salary', 'min_salary', 'minimum_pay', 'wage', 'min_wage', 'pay_min'],
  not_city: ['not_location', 'exclude_city', 'not_in'],
  sort: ['order', 'sort_by', 'order_by'],
  open: ['is_active', 'active', 'is_open', 'unanswered', 'only_unanswered', 'is_unanswered'],
  limit: ['max_results', 'count', 'n', 'size', 'page_size', 'max'],
  cursor: ['next_cursor', 'page_token', 'offset', 'page'],
  url: ['path', 'uri', 'link', 'href', 'id', 'page'],
}

const isEmpty = (value: unknown) =>
  value == null || (typeof value === 'string' && toText(value) === '') || (Array.isArray(value) && value.length === 0)
const MAX_NOTES = 8

/**
 * Parses the arguments of a tool call leniently: other names, cases, spellings and formats are understood, and notes
 * inform the model about them. A filter without meaning is an error, because results without the filter would look like
 * an answer.
 * @throws 400
 */
export function parseArguments<Definitions extends Arguments>(
  definitions: Definitions,
  input: unknown,
  vocabulary: Vocabulary,
): { values: ArgumentValues<Definitions>; notes: string[] } {
  const values: Record<string, unknown> = {}
  const notes: string[] = []
  const entries = input !== null && typeof input === 'object' && !Array.isArray(input) ? Object.entries(input) : []
  const isDefined = (name: string) => Object.hasOwn(definitions, name)
  // Arguments under their own names come first, so that an alias does not replace one.
  const sorted = entries.toSorted(([first], [second]) => Number(isDefined(second)) - Number(isDefined(first)))
  for (const [key, value] of sorted) {
    if (isEmpty(value)) continue
    const plainKey = key.toLowerCase()
    const name = isDefined(key)
      ? key
      : Object.keys(definitions).find((own) => own === plainKey || aliases[own]?.includes(plainKey))
    const definition = name === undefined ? undefined : definitions[name]
    if (!definition || name === undefined || (name !== key && name in values)) {
      notes.push(`Ignored the unknown argument ${quote(key)}.`)
      continue
    }
    const { value: read, note } = definition.read(value, vocabulary)
    if (read === undefined) throw new AppError('invalid', `${name} ${note ?? 'has no meaning'}.`)
    values[name] = read
    if (note) notes.push(`Understood ${name}: ${note}.`)
    else if (name !== key) notes.push(`Read ${quote(key)} as ${name}.`)
  }
  return { values: values as ArgumentValues<Definitions>, notes: notes.slice(0, MAX_NOTES) }
}
