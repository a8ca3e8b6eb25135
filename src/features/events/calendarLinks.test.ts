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
const linkOf = (links: { label: string; href: string }[], label: string) => {
  const { href } = links.find((link) => link.label === label) ?? {}
  const url = new URL(href ?? '')
  return { url, asked: url.searchParams }
}

test('Google Calendar is given the moments, the words and the zone', () => {
  const { url, asked } = linkOf(addToCalendarLinks(event, site), 'Google Calendar')
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  const moments = asked.get('dates')?.split('/') ?? []
  expect(moments).toEqual(['20301205T030000Z', '20301205T053000Z'])
  expect(Object.fromEntries(asked)).toMatchObject({
    action: 'TEMPLATE',
    text: event.title,
    location: event.location,
    ctz: 'America/Adak',
    details: expect.stringMatching(/^Come and see: a=b&c=d · long .*…\n\nhttps:\/\/network\.example\.com\/events\/7$/),
  })
  // few servers take longer ones
  expect(url.href.length).toBeLessThan(2000)
})

test.each([
  ['Outlook.com', 'https://outlook.live.com'],
  ['Microsoft 365', 'https://outlook.office.com'],
])('%s is given the moments and the words', (label, origin) => {
  const { url, asked } = linkOf(addToCalendarLinks(event, site), label)
  expect(url.origin).toBe(origin)
  expect(Object.fromEntries(asked)).toMatchObject({
    rru: 'addevent',
    subject: event.title,
    location: event.location,
    startdt: '2030-12-05T03:00:00Z',
    enddt: '2030-12-05T05:30:00Z',
  })
  // it would show every plus as it is
  expect(url.search).not.toContain('+')
})

test('what has no location is not given an empty one', () => {
  for (const { href } of addToCalendarLinks({ ...event, location: null }, site)) expect(href).not.toContain('location')
})

test('a feed is subscribed to by its whole address', () => {
  const links = subscribeLinks('/events.ics?search=tea+%26+talk&type=Sale', 'Alaska Business Events', site)
  const feed = 'webcal://network.example.com/events.ics?search=tea+%26+talk&type=Sale'
  expect(links[0]?.href).toBe(feed)
  expect(linkOf(links, 'Google Calendar').asked.get('cid')).toBe(feed)
  expect(Object.fromEntries(linkOf(links, 'Outlook.com').asked)).toEqual({
    url: feed.replace('webcal:', 'https:'),
    name: 'Alaska Business Events',
  })
})
