import { expect, test } from 'vitest'
import { addToCalendarLinks, subscribeLinks } from './calendarLinks.ts'

const site = { url: 'https://network.example.com' }
const event = {
  id: 7,
  title: 'Rock & Roll + “Tea”? #1 100% <b>',
  description: `Come and **see**: a=b&c=d\n\n${'long '.repeat(400)}`,
  start_datetime: '2030-12-05T03:00:00.000Z',
  end_datetime: '2030-12-05T05:30:00.000Z',
  location: 'Egan Center; 5th & E',
  time_zone: 'America/Adak',
}
const parseLink = (links: { label: string; href: string }[], label: string) => {
  const { href } = links.find((link) => link.label === label) ?? {}
  const url = new URL(href ?? '')
  return { url, params: url.searchParams }
}

test('the Google Calendar link contains times, texts and time zone', () => {
  const { url, params } = parseLink(addToCalendarLinks(event, site), 'Google Calendar')
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  const moments = params.get('dates')?.split('/') ?? []
  expect(moments).toEqual(['20301205T030000Z', '20301205T053000Z'])
  expect(Object.fromEntries(params)).toMatchObject({
    action: 'TEMPLATE',
    text: event.title,
    location: event.location,
    ctz: 'America/Adak',
    details: expect.stringMatching(/^Come and see: a=b&c=d · long .*…\n\nhttps:\/\/network\.example\.com\/events\/7$/),
  })
  // Many servers reject longer URLs.
  expect(url.href.length).toBeLessThan(2000)
})

test.each([
  ['Outlook.com', 'https://outlook.live.com'],
  ['Microsoft 365', 'https://outlook.office.com'],
])('the %s link contains times and texts', (label, origin) => {
  const { url, params } = parseLink(addToCalendarLinks(event, site), label)
  expect(url.origin).toBe(origin)
  expect(Object.fromEntries(params)).toMatchObject({
    rru: 'addevent',
    subject: event.title,
    location: event.location,
    startdt: '2030-12-05T03:00:00Z',
    enddt: '2030-12-05T05:30:00Z',
  })
  // Outlook shows a plus sign in the query literally.
  expect(url.search).not.toContain('+')
})

test('omits the location parameter for an event without a location', () => {
  for (const { href } of addToCalendarLinks({ ...event, location: null }, site)) expect(href).not.toContain('location')
})

test('subscription links contain the absolute URL of the feed with its filters', () => {
  const links = subscribeLinks('/events.ics?search=tea+%26+talk&type=Sale', 'Alaska Business Events', site)
  const feed = 'webcal://network.example.com/events.ics?search=tea+%26+talk&type=Sale'
  expect(links[0]?.href).toBe(feed)
  expect(parseLink(links, 'Google Calendar').params.get('cid')).toBe(feed)
  expect(Object.fromEntries(parseLink(links, 'Outlook.com').params)).toEqual({
    url: feed.replace('webcal:', 'https:'),
    name: 'Alaska Business Events',
  })
})
