// Kept apart from the schemas, so that reading pages carry no Zod.
export const eventTypes = ['Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other'] as const
export type EventType = (typeof eventTypes)[number]

export const TITLE_MAX = 255
export const DESCRIPTION_MAX = 2000
export const LOCATION_MAX = 255
export const COST_MAX = 100
export const URL_MAX = 2048
export const DESCRIPTION_PREVIEW = 150
/** How many upcoming events the page of a business shows. */
export const BUSINESS_EVENTS = 3
/** Up to this many, events of a list are counted; beyond it nobody needs the number, and counting would take its time. */
export const COUNTED_MAX = 1000
/** As above, of a search, which reads more for each. */
export const FOUND_MAX = 100
/** As above, of a day of the calendar. */
export const DAY_COUNTED_MAX = 30

export const frequencies = ['weekly', 'biweekly', 'monthly', 'monthly_weekday'] as const
export type Frequency = (typeof frequencies)[number]
/** Two years of every week. */
export const OCCURRENCES_MAX = 104

/** What an edit or a deletion is about: one occurrence, or it and all that come after it. */
export const scopes = ['this', 'following'] as const
export type Scope = (typeof scopes)[number]

/** How many events a calendar to subscribe to has at most. */
export const CALENDAR_MAX = 1000
/** How many entries the feed for readers of news has at most. */
export const FEED_MAX = 50
/** For so many days after an event, the calendar of its business keeps it. */
export const PAST_DAYS = 90
/** For so many days calendars are told that an event has been taken off or deleted. */
export const CANCELLED_DAYS = 90
