import type { Site } from '../../../kit/page/site.ts'
import { markdownToText, preview } from '../../../kit/text/text.ts'
import type { Event } from '../event.contract.ts'

type CalendarEvent = Pick<Event, 'id' | 'title' | 'description' | 'start_datetime' | 'end_datetime' | 'location'> & {
  time_zone: string
}
export type CalendarLink = {
  label: string
  href: string
  /** Whether the link leads to another site. */
  external?: boolean
}

/** The maximum length of the description in a link, in UTF-16 units. */
const MAX_DETAILS_LENGTH = 500

/** Encodes spaces as %20, because Outlook shows a plus sign literally. */
const buildUrl = (page: string, params: Record<string, string>) =>
  `${page}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`

const withoutMilliseconds = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')
const toBasicFormat = (moment: string) => withoutMilliseconds(moment).replace(/[-:]/g, '')

/** Links that add one event to a calendar. */
export function addToCalendarLinks(event: CalendarEvent, { url }: Pick<Site, 'url'>): CalendarLink[] {
  const { id, title, start_datetime, end_datetime, location, time_zone } = event
  const details = `${preview(markdownToText(event.description), MAX_DETAILS_LENGTH)}\n\n${url}/events/${id}`
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: withoutMilliseconds(start_datetime),
    enddt: withoutMilliseconds(end_datetime),
    body: details,
    ...(location && { location }),
  }
  return [
    {
      label: 'Google Calendar',
      href: buildUrl('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${toBasicFormat(start_datetime)}/${toBasicFormat(end_datetime)}`,
        ctz: time_zone,
        details,
        ...(location && { location }),
      }),
      external: true,
    },
    {
      label: 'Outlook.com',
      href: buildUrl('https://outlook.live.com/calendar/0/action/compose', outlook),
      external: true,
    },
    {
      label: 'Microsoft 365',
      href: buildUrl('https://outlook.office.com/calendar/0/action/compose', outlook),
      external: true,
    },
    { label: 'File for any calendar (.ics)', href: `/events/${id}.ics` },
  ]
}

/** Links that subscribe a calendar to the iCalendar feed at `path`. */
export function subscribeLinks(path: string, name: string, { url }: Pick<Site, 'url'>): CalendarLink[] {
  const webcal = url.replace(/^https?:/, 'webcal:') + path
  const outlook = { url: url + path, name }
  return [
    { label: 'Calendar on this device', href: webcal },
    {
      label: 'Google Calendar',
      href: buildUrl('https://calendar.google.com/calendar/render', { cid: webcal }),
      external: true,
    },
    {
      label: 'Outlook.com',
      href: buildUrl('https://outlook.live.com/calendar/0/addfromweb', outlook),
      external: true,
    },
    {
      label: 'Microsoft 365',
      href: buildUrl('https://outlook.office.com/calendar/0/addfromweb', outlook),
      external: true,
    },
  ]
}
