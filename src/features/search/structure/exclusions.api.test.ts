import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { makeEvent } from '../../events/events.make.ts'
import { makeJob } from '../../jobs/jobs.make.ts'
import type { SearchReply } from '../search.contract.ts'

const { visitor } = await startTestApp()

const search = async (q: string) => {
  const { status, body } = await visitor.get(`/api/search?${new URLSearchParams({ q: `${q} `, limit: '10' })}`)
  expect(status).toBe(200)
  return body as SearchReply
}
const titles = async (q: string, kind: string) => {
  const { groups } = await search(q)
  return (groups.find((group) => group.kind === kind)?.items ?? []).map(({ title }) => title)
}

beforeAll(async () => {
  const { id: user_id } = await makeUser()
  const jobs: [string, string, string][] = [
    ['Aircraft mechanic', 'Talkeetna, AK', 'Four Otters on floats.'],
    ['Marine diesel mechanic', 'Seward, AK', 'Charter boats in summer, the yard in winter.'],
    ['Snow crew', 'Anchorage, AK', 'When it snows we go out with six shovels.'],
    ['Property maintenance', 'Anchorage, AK', 'Doors, lights and drains.'],
  ]
  for (const [title, location, description] of jobs) await makeJob({ user_id, title, location, description })
  const church = (business_name: string) => makeBusiness({ business_name, city: 'Anchorage', industry: 'Religion' })
  const host = await church('Korean Mission Church')
  await church('First Korean Baptist Church')
  await makeBusiness({ business_name: 'Hospice of Homer', city: 'Homer', industry: 'Health' })
  await makeBusiness({ business_name: 'Haines Hospice', city: 'Haines', industry: 'Health' })
  await makeBusiness({
    business_name: 'Comfort Care',
    city: 'Haines',
    industry: 'Health',
    description: 'End of life care.',
  })
  const start = Date.now() + 9 * 86_400_000
  const event = (title: string, cost_info: string) =>
    makeEvent({
      ...{ business_id: host.id, title, cost_info, location: 'Harbor hall, Sitka', event_type: 'Workshop' },
      start_datetime: new Date(start).toISOString(),
      end_datetime: new Date(start + 3_600_000).toISOString(),
    })
  await event('Net Mending Evening', '$20')
  await event('Winter Gear Swap', 'Free')
})

test('excludes results about the same subject in other words', async () => {
  const found = await titles('mechanic jobs but not on planes', 'job')
  expect(found).toContain('Marine diesel mechanic')
  expect(found).not.toContain('Aircraft mechanic')
})

test('lists the other results in the place when the query is only an exclusion', async () => {
  expect(await titles('jobs in anchorage, anything except shoveling snow', 'job')).toEqual(['Property maintenance'])
  expect(await titles('events in Sitka other than net mending', 'event')).toEqual(['Winter Gear Swap'])
})

test('shows no excluded results, also when there are no others', async () => {
  expect(await titles('mechanic jobs in Talkeetna, but not on planes', 'job')).not.toContain('Aircraft mechanic')
  expect(await titles('korean churches in Anchorage, no baptists', 'business')).toEqual(['Korean Mission Church'])
})

test('finds free events', async () => {
  expect(await titles('workshops where I do not have to pay anything', 'event')).toEqual(['Winter Gear Swap'])
})

test('counts organizations by their own words, and links to a search for these words', async () => {
  const { groups } = await search('how many hospices are listed here')
  const { total, more } = groups.find(({ kind }) => kind === 'business') ?? {}
  expect({ total, url: more?.url }).toEqual({ total: 2, url: '/businesses?search=hospice' })
})
