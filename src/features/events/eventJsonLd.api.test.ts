import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from './events.make.ts'

const { as, visitor, url } = await startTestApp()

/** Returns the structured data of type Event on the page of an event. */
async function readJsonLd(id: number) {
  const { body } = await visitor.get(`/events/${id}`)
  const scripts = [...(body as string).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json]) => JSON.parse(json ?? '')).filter((data) => data['@type'] === 'Event')
}

const winter = { start_datetime: '2030-12-05T03:00:00Z', end_datetime: '2030-12-05T05:00:00Z' }

test('the page of an event contains structured data with all recommended fields', async () => {
  const { id: business_id } = await makeBusiness({ business_name: 'Host', city: 'Sitka' })
  const { id } = await makeEvent({
    business_id,
    title: 'Open house',
    description: 'Come and **see**.',
    location: 'Harbor Hall, 12 Lincoln St, Sitka',
    cost_info: '$12.50',
    event_url: 'https://example.com/tickets',
    ...winter,
  })
  expect(await readJsonLd(id)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Open house',
      url: `${url}/events/${id}`,
      description: 'Come and see.',
      startDate: '2030-12-04T18:00:00-09:00',
      endDate: '2030-12-04T20:00:00-09:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Harbor Hall',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Harbor Hall, 12 Lincoln St, Sitka',
          addressLocality: 'Sitka',
          addressRegion: 'AK',
          addressCountry: 'US',
        },
      },
      organizer: { '@type': 'Organization', name: 'Host', url: `${url}/businesses/${business_id}` },
      isAccessibleForFree: false,
      offers: {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'USD',
        url: 'https://example.com/tickets',
        validFrom: expect.stringMatching(/Z$/),
      },
    },
  ])
})

test('an event with the required fields only has the business as its location', async () => {
  const { id: business_id } = await makeBusiness({ business_name: 'Host', city: 'Sitka' })
  const { id } = await makeEvent({ business_id, ...winter })
  const [jsonLd] = await readJsonLd(id)
  expect(jsonLd.location).toEqual({
    '@type': 'Place',
    name: 'Host',
    address: { '@type': 'PostalAddress', addressLocality: 'Sitka', addressRegion: 'AK', addressCountry: 'US' },
  })
  expect(jsonLd).not.toHaveProperty('offers')
  expect(jsonLd).not.toHaveProperty('eventAttendanceMode')
})

test('uses the time zone of the series, and marks online and free events', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { body } = await as(owner).post(`/api/businesses/${id}/events`, {
    title: 'Talk',
    description: 'Talk',
    location: 'Online, by Zoom',
    cost_info: 'Free',
    // Daylight saving time starts in Adak during the event.
    start_datetime: '2031-03-09T11:30:00Z',
    end_datetime: '2031-03-09T12:30:00Z',
    repeats: 'weekly',
    repeat_count: 2,
    time_zone: 'America/Adak',
  })
  const [jsonLd] = await readJsonLd(body.event.id)
  expect(jsonLd).toMatchObject({
    startDate: '2031-03-09T01:30:00-10:00',
    endDate: '2031-03-09T03:30:00-09:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${url}/events/${body.event.id}` },
    isAccessibleForFree: true,
    offers: { price: '0', priceCurrency: 'USD' },
  })
})

test.each(['Donation', '$10 at the door, $5 members', '10', 'Freezer full', 'Free for members, $5 else'])(
  'reads no price from %s',
  async (cost_info) => {
    const { id: business_id } = await makeBusiness()
    const { id } = await makeEvent({ business_id, cost_info, ...winter })
    expect((await readJsonLd(id))[0]).not.toHaveProperty('offers')
  },
)

test('no text can close the script element', async () => {
  const hostile = `</script><script>alert(1)</script><!-- "quoted' \\ \u2028\u2029 ]]> {{x}} 🐋`
  const { id: business_id } = await makeBusiness({ business_name: hostile, city: hostile })
  const { id } = await makeEvent({
    business_id,
    title: hostile,
    description: hostile,
    location: hostile,
    cost_info: '$5',
    event_url: 'https://example.com/</script>',
    ...winter,
  })
  const [jsonLd] = await readJsonLd(id)
  expect(jsonLd).toMatchObject({
    name: hostile,
    organizer: { name: hostile },
    location: { address: { streetAddress: hostile } },
  })
  expect((await visitor.get(`/events/${id}`)).body).not.toContain('<script>alert')
})

test('an inactive event has no structured data', async () => {
  const { id: business_id } = await makeBusiness()
  const { id } = await makeEvent({ business_id, is_active: false })
  expect(await readJsonLd(id)).toEqual([])
})
