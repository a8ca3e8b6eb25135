import { cleanSearchText, formatCount, markdownToText, preview } from '../../kit/text/text.ts'
import type { Event, ListedEvent } from './event.contract.ts'
import {
  DESCRIPTION_PREVIEW_LENGTH,
  type EventType,
  eventTypes,
  MAX_COUNT,
  MAX_SEARCH_COUNT,
} from './events.constants.ts'

export type EventFilters = {
  search: string
  type: EventType | ''
  startDate: string
  endDate: string
  businessId: string
  view: 'calendar' | ''
  month: string
  day: string
}

const MAX_SEARCH_LENGTH = 200

const isDay = (value: string) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
const validDay = (value: string | null) => (value && isDay(value) ? value : '')

/** Parses the filters in the URL of the list. Invalid values are ignored. */
export function parseEventFilters(params: URLSearchParams): EventFilters {
  const businessId = params.get('businessId') ?? ''
  const isCalendar = params.get('view') === 'calendar'
  const month = validDay(`${params.get('month')}-01`).slice(0, 7)
  const day = validDay(params.get('day'))
  return {
    search: cleanSearchText(params.get('search'), MAX_SEARCH_LENGTH),
    type: eventTypes.find((type) => type === params.get('type')) ?? '',
    // The calendar view selects days by month and day instead.
    startDate: isCalendar ? '' : validDay(params.get('startDate')),
    endDate: isCalendar ? '' : validDay(params.get('endDate')),
    businessId: /^[1-9]\d{0,14}$/.test(businessId) ? businessId : '',
    view: isCalendar ? 'calendar' : '',
    month: isCalendar ? month || day.slice(0, 7) : '',
    day: isCalendar && (!month || day.startsWith(month)) ? day : '',
  }
}

const noFilters = parseEventFilters(new URLSearchParams())

/** The canonical path of the list with these filters. */
export function eventsPath(filters: Partial<EventFilters>): string {
  const params = new URLSearchParams()
  for (const name of Object.keys(noFilters) as (keyof EventFilters)[]) {
    const value = filters[name]
    // The day in the URL already names the month.
    if (value && !(name === 'month' && filters.day)) params.set(name, value)
  }
  return `/events${params.size > 0 ? `?${params}` : ''}`
}

/** The path of the feed with the same filters: iCalendar or Atom. */
export const feedPath = (filters: Partial<EventFilters>, kind: 'ics' | 'atom') =>
  eventsPath({ ...filters, view: '', month: '', day: '' }).replace('/events', `/events.${kind}`)

/** The path of the iCalendar feed. With the business as the only filter it is the feed of the business. */
export const calendarPath = (filters: EventFilters) =>
  filters.businessId && countFilters(filters) === 1
    ? `/businesses/${filters.businessId}/events.ics`
    : feedPath(filters, 'ics')

/** The query of `GET /events` for these filters. */
export const toApiQuery = ({ search, type, startDate, endDate, businessId }: EventFilters) => ({
  search: search || undefined,
  type: type || undefined,
  startDate: startDate || undefined,
  endDate: endDate || undefined,
  businessId: businessId || undefined,
})

/** The filters for `listEvents` on the server. */
export const toListFilters = (filters: EventFilters) => {
  const { type, businessId, ...query } = toApiQuery(filters)
  return { ...query, type: filters.type || undefined, businessId: businessId ? Number(businessId) : undefined }
}

/** The active filters, each with the list without it. */
export function listEventFilters(filters: EventFilters) {
  const { search, type, startDate, endDate, businessId } = filters
  const labels: [string, string, Partial<EventFilters>][] = [
    [search, `“${search}”`, { search: '' }],
    [type, type, { type: '' }],
    [startDate || endDate, 'the dates', { startDate: '', endDate: '' }],
    [businessId, 'the business', { businessId: '' }],
  ]
  return labels.flatMap(([value, label, change]) => {
    const changed = { ...filters, ...change }
    return value ? [{ label, changed, without: eventsPath(changed) }] : []
  })
}

export const countFilters = ({ search, type, startDate, endDate, businessId }: EventFilters) =>
  [search, type, startDate, endDate, businessId].filter(Boolean).length

/** The number up to which the events of a list are counted. */
export const countLimit = ({ search }: { search?: string }) => (search ? MAX_SEARCH_COUNT : MAX_COUNT)

/** Formats a number of events that were counted up to `limit`: `12 events`, `1,000+ events`. */
export const formatEventCount = (total: number, limit: number) =>
  total < limit ? formatCount(total, 'event') : `${limit.toLocaleString('en-US')}+ events`

/**
 * Returns only the values that a row shows, because the page contains its data twice: as HTML and as hydration data.
 */
export const toEventRow = (event: Event & Partial<Pick<ListedEvent, 'more_dates'>>) => ({
  id: event.id,
  title: event.title,
  preview: preview(markdownToText(event.description), DESCRIPTION_PREVIEW_LENGTH),
  start_datetime: event.start_datetime,
  end_datetime: event.end_datetime,
  location: event.location,
  event_type: event.event_type,
  cost_info: event.cost_info,
  is_active: event.is_active,
  display_name: event.display_name,
  repeats: event.repeats,
  more_dates: event.more_dates ?? 0,
})
export type EventRow = ReturnType<typeof toEventRow>
