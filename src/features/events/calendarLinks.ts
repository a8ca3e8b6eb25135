import type { Site } from '../../kit/settings.server.ts'
import { markdownToText, preview } from '../../kit/text.ts'
import type { Event } from './events.contract.ts'

type Dated = Pick<Event, 'id' | 'title' | 'description' | 'start_datetime' | 'end_datetime' | 'location'> & {
  time_zone: string
}
export type CalendarLink = {
  label: string
  href: string
  /** Opens another site. */
  external?: boolean
}

/** How much of the description an address carries. */
const DETAILS_MAX = 500

/** Some take a plus for what it is. */
const address = (page: string, params: Record<string, string>) =>
  `${page}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`

const toSecond = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')
const digits = (moment: string) => toSecond(moment).replace(/[-:]/g, '')

/** Ways to put an event into a calendar. */
export function addToCalendarLinks(event: Dated, { url }: Pick<Site, 'url'>): CalendarLink[] {
  const { id, title, start_datetime, end_datetime, location, time_zone } = event
  const details = `${preview(markdownToText(event.description), DETAILS_MAX)}\n\n${url}/events/${id}`
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toSecond(start_datetime),
    enddt: toSecond(end_datetime),
    body: details,
    ...(location && { location }),
  }
  return [
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${digits(start_datetime)}/${digits(end_datetime)}`,
        ctz: time_zone,
        details,
        ...(location && { location }),
      }),
      external: true,
    },
    {
      label: 'Outlook.com',
      href: address('https://outlook.live.com/calendar/0/action/compose', outlook),
      external: true,
    },
    {
      label: 'Microsoft 365',
      href: address('https://outlook.office.com/calendar/0/action/compose', outlook),
      external: true,
    },
    { label: 'File for any calendar (.ics)', href: `/events/${id}.ics` },
  ]
}

/** Ways to subscribe to a feed of events, given by its path. */
export function subscribeLinks(path: string, name: string, { url }: Pick<Site, 'url'>): CalendarLink[] {
  const webcal = url.replace(/^https?:/, 'webcal:') + path
  const outlook = { url: url + path, name }
  return [
    { label: 'Calendar on this device', href: webcal },
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', { cid: webcal }),
      external: true,
    },
    {
      label: 'Outlook.com',
      href: address('https://outlook.live.com/calendar/0/addfromweb', outlook),
      external: true,
    },
    {
      label: 'Microsoft 365',
      href: address('https://outlook.office.com/calendar/0/addfromweb', outlook),
      external: true,
    },
  ]
}
