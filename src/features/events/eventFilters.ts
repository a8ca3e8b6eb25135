import { cleanSearchText, formatCount, markdownToText, preview } from '../../kit/text.ts'
import { COUNTED_MAX, DESCRIPTION_PREVIEW, type EventType, eventTypes, FOUND_MAX } from './events.constants.ts'
import type { Event } from './events.contract.ts'

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

const SEARCH_MAX = 200

const isDay = (value: string) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
const dayIn = (value: string | null) => (value && isDay(value) ? value : '')

/** What is asked for in the URL; what makes no sense there is ignored. */
export function readEventFilters(params: URLSearchParams): EventFilters {
  const businessId = params.get('businessId') ?? ''
  const calendar = params.get('view') === 'calendar'
  const month = dayIn(`${params.get('month')}-01`).slice(0, 7)
  const day = dayIn(params.get('day'))
  return {
    search: cleanSearchText(params.get('search'), SEARCH_MAX),
    type: eventTypes.find((type) => type === params.get('type')) ?? '',
    // the calendar has its own days
    startDate: calendar ? '' : dayIn(params.get('startDate')),
    endDate: calendar ? '' : dayIn(params.get('endDate')),
    businessId: /^[1-9]\d{0,14}$/.test(businessId) ? businessId : '',
    view: calendar ? 'calendar' : '',
    month: calendar ? month || day.slice(0, 7) : '',
    day: calendar && (!month || day.startsWith(month)) ? day : '',
  }
}

const noFilters = readEventFilters(new URLSearchParams())

/** The one address of a view of the events. */
export function eventsPath(filters: Partial<EventFilters>): string {
  const params = new URLSearchParams()
  for (const name of Object.keys(noFilters) as (keyof EventFilters)[]) {
    const value = filters[name]
    // a day says its month
    if (value && !(name === 'month' && filters.day)) params.set(name, value)
  }
  return `/events${params.size > 0 ? `?${params}` : ''}`
}

/** The same events as a feed: for calendars (ics) or readers of news (atom). */
export const feedPath = (filters: Partial<EventFilters>, kind: 'ics' | 'atom') =>
  eventsPath({ ...filters, view: '', month: '', day: '' }).replace('/events', `/events.${kind}`)

/** The calendar to subscribe to: all that a business has, unless there are more filters. */
export const calendarPath = (filters: EventFilters) =>
  filters.businessId && countFilters(filters) === 1
    ? `/businesses/${filters.businessId}/events.ics`
    : feedPath(filters, 'ics')

/** What to ask of the server for the filters in the URL. */
export const eventQuery = ({ search, type, startDate, endDate, businessId }: EventFilters) => ({
  search: search || undefined,
  type: type || undefined,
  startDate: startDate || undefined,
  endDate: endDate || undefined,
  businessId: businessId || undefined,
})

/** As the server asks itself. */
export const wantedOf = (filters: EventFilters) => {
  const { type, businessId, ...query } = eventQuery(filters)
  return { ...query, type: filters.type || undefined, businessId: businessId ? Number(businessId) : undefined }
}

export const countFilters = ({ search, type, startDate, endDate, businessId }: EventFilters) =>
  [search, type, startDate, endDate, businessId].filter(Boolean).length

/** How far what a list has is counted. */
export const mostCounted = ({ search }: { search?: string }) => (search ? FOUND_MAX : COUNTED_MAX)

/** How many there are, of which no more than `most` were counted. */
export const countEvents = (total: number, most: number) =>
  total < most ? formatCount(total, 'event') : `${most.toLocaleString('en-US')}+ events`

/** What a row shows, and no more: a page carries its data twice. */
export const rowOf = ({ description, ...event }: Event) => ({
  id: event.id,
  title: event.title,
  preview: preview(markdownToText(description), DESCRIPTION_PREVIEW),
  start_datetime: event.start_datetime,
  end_datetime: event.end_datetime,
  location: event.location,
  event_type: event.event_type,
  cost_info: event.cost_info,
  is_active: event.is_active,
  business_name: event.business_name,
  repeats: event.repeats,
})
export type EventRow = ReturnType<typeof rowOf>
