// This file has no schemas, so that pages without a form do not load Zod.
export const eventTypes = ['Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other'] as const
export type EventType = (typeof eventTypes)[number]

/** The labels of the fields of an event on screen. */
export const eventLabels = {
  title: 'Title',
  description: 'Description',
  start_datetime: 'Start date/time',
  end_datetime: 'End date/time',
  location: 'Location',
  event_type: 'Event type',
  cost_info: 'Cost',
  event_url: 'Event page URL',
} as const

export const MAX_TITLE_LENGTH = 255
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_LOCATION_LENGTH = 255
export const MAX_COST_LENGTH = 100
export const MAX_URL_LENGTH = 2048
export const DESCRIPTION_PREVIEW_LENGTH = 150
/** The number of upcoming events on the page of a business. */
export const MAX_BUSINESS_EVENTS = 3
/** The number of events on the first page of the list. */
export const FIRST_PAGE_SIZE = 15
/** The number of events that the calendar lists for the selected day. */
export const MAX_DAY_EVENTS = 10
/** Events of a list are counted up to this number, because counting more is slow and the exact number is not needed. */
export const MAX_COUNT = 1000
/** The same limit for a text search, which is slower per event. */
export const MAX_SEARCH_COUNT = 100
/** The same limit for a day of the calendar. */
export const MAX_DAY_COUNT = 30

export const repeatFrequencies = ['weekly', 'biweekly', 'monthly', 'monthly_weekday'] as const
export type Frequency = (typeof repeatFrequencies)[number]
/** The maximum number of occurrences: two years of weekly ones. */
export const MAX_OCCURRENCES = 104

/** The scope of an edit or a deletion: one occurrence, or this and all later ones. */
export const editScopes = ['this', 'following'] as const
export type EditScope = (typeof editScopes)[number]

/** The maximum number of events in an iCalendar feed. */
export const MAX_CALENDAR_EVENTS = 1000
/** The maximum number of entries in the Atom feed. */
export const MAX_FEED_ENTRIES = 50
/** The iCalendar feed of a business contains events for this many days after their end. */
export const PAST_DAYS = 90
/** iCalendar feeds contain cancelled events for this many days after the cancellation. */
export const CANCELLED_DAYS = 90
