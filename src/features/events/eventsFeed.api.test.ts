import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { inHours, makeEvent } from './events.make.ts'

const { as, visitor, url } = await startTestApp()

const titlesAt = async (path: string) => {
  const { status, headers, body } = await visitor.get(path)
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/atom+xml; charset=utf-8'])
  return [...(body as string).matchAll(/<entry>\n<id>.*<\/id>\n<title>(.*?) · /g)].map(([, title]) => title)
}

test('the feed applies the filters of the list, most recently created first', async () => {
  const { id } = await makeBusiness({ business_name: 'Ptarmigan <Outfitters>' })
  const addEvent = (title: string, overrides = {}) => makeEvent({ business_id: id, title, ...overrides })
  await addEvent('Far ahead', { start_datetime: inHours(900), end_datetime: inHours(901), event_type: 'Sale' })
  await addEvent('Soon', {
    start_datetime: '2030-12-05T03:00:00Z',
    end_datetime: '2030-12-05T05:00:00Z',
    location: 'Sitka',
  })
  await addEvent('Over', { start_datetime: inHours(-5), end_datetime: inHours(-4) })
  await addEvent('Off', { is_active: false })
  const feed = `/events.atom?businessId=${id}`
  expect(await titlesAt(feed)).toEqual(['Soon', 'Far ahead'])
  expect(await titlesAt(`${feed}&type=Sale`)).toEqual(['Far ahead'])
  expect(await titlesAt(`${feed}&search=ptarmigan+far`)).toEqual(['Far ahead'])
  expect(await titlesAt(`${feed}&startDate=2030-12-04&endDate=2030-12-04`)).toEqual(['Soon'])
  expect(await titlesAt(`${feed}&endDate=2000-01-01`)).toEqual([])
  const { body } = await visitor.get(`${feed}&view=calendar&utm=x`)
  expect(body).toContain(`<id>${url}/events.atom?businessId=${id}</id>`)
  expect(body).toContain('<title>Soon · Dec 4, 2030, 6:00 PM AKST · Sitka</title>')
  expect(body).toContain('<author><name>Ptarmigan &#60;Outfitters&#62;</name></author>')
})

test('lists a series once, and updates the entry after an edit', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const fields = { title: 'Every week', description: 'x', start_datetime: inHours(24), end_datetime: inHours(25) }
  const path = `/api/businesses/${id}/events`
  const { body } = await as(owner).post(path, { ...fields, repeats: 'weekly', repeat_count: 5 })
  expect(await titlesAt(`/events.atom?businessId=${id}`)).toEqual(['Every week'])
  const updated = async () =>
    Date.parse(
      ((await visitor.get(`/events.atom?businessId=${id}`)).body as string).match(/<updated>(.*)<\/updated>/)?.[1] ??
        '',
    )
  const before = await updated()
  await as(owner).put(`${path}/${body.event.id}`, { ...fields, title: 'Now and then' })
  expect(await updated()).toBeGreaterThan(before)
})

test('the page of the list links to its feeds', async () => {
  const { body } = await visitor.get('/events?type=Sale')
  expect(body).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Alaska Business Events" href="/events.atom?type=Sale"/>',
  )
  expect(body).toContain('type="text/calendar" title="Alaska Business Events" href="/events.ics?type=Sale"/>')
})
