import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { eventDetails } from '../event.contract.ts'

const { as } = await startTestApp()

type Details = Record<(typeof eventDetails)[number], string>
const market: Details = {
  title: 'Harbor market',
  description: 'Fish, bread and flowers.',
  event_url: 'https://market.example/',
  event_type: 'Sale',
  location: 'Pier 2',
  cost_info: 'Free',
}
const fair: Details = {
  title: 'Harbor fair',
  description: 'Music and rides.',
  event_url: 'https://fair.example/',
  event_type: 'Community',
  location: 'Pier 3',
  cost_info: '$5',
}
const times = { start_datetime: '2030-12-05T03:00:00Z', end_datetime: '2030-12-05T05:00:00Z' }

test('copies each field of the form to all occurrences of a series', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const path = `/api/businesses/${id}/events`
  const { event } = (await as(owner).post(path, { ...market, ...times, repeats: 'weekly', repeat_count: 3 })).body
  const readOccurrences = () =>
    db.selectFrom('events').where('series_id', '=', event.series_id).select(eventDetails).orderBy('id').execute()
  expect(await readOccurrences()).toEqual([market, market, market])
  await as(owner).put(`${path}/${event.id}?scope=following`, { ...fair, ...times })
  expect(await readOccurrences()).toEqual([fair, fair, fair])
})
