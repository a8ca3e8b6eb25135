import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'

const COUNT = 2100
const { visitor } = await startTestApp()
await sql`
  insert into businesses (business_name, tagline, city, state, is_public, verification_status)
  select 'Harbor ' || lpad((n * 7919 % ${COUNT})::text, 4, '0'), case when n % 100 = 0 then 'Rare tea' end,
    case when n % 2 = 0 then 'Sitka' else 'Homer' end, 'AK', true, 'curated'
  from generate_series(1, ${COUNT}) n`.execute(db)

const list = async (query: string) => {
  const { body } = await visitor.get(`/api/profiles?${query}`)
  return {
    names: (body.profiles as { business_name: string }[]).map(({ business_name }) => business_name),
    total: body.total as number,
  }
}
const name = (number: number) => `Harbor ${String(number).padStart(4, '0')}`

test('a search with thousands of matches pages through them by name, and counts them', async () => {
  expect(await list('search=harbor&limit=3')).toEqual({ names: [name(0), name(1), name(2)], total: COUNT })
  expect(await list('search=harbor&limit=2&offset=2050')).toEqual({ names: [name(2050), name(2051)], total: COUNT })
  expect(await list('search=harbor&limit=5&offset=2100')).toEqual({ names: [], total: COUNT })
  expect(await list('search=ba')).toEqual({ names: [], total: 0 })
})

test('a search with few matches pages through them by name, and counts them', async () => {
  const few = await list('search=rare%20tea&limit=100')
  expect(few.names).toHaveLength(21)
  expect(few.names).toEqual(few.names.toSorted())
  expect(await list('search=rare%20tea&limit=2&offset=20')).toEqual({ names: few.names.slice(20), total: 21 })
})

test('a filter by city counts its businesses', async () => {
  const { names, total } = await list('city=sitka&limit=2')
  expect([names.length, total]).toEqual([2, COUNT / 2])
})

test('a search by a synonym of a city lists businesses with the synonym in their name first, across all pages', async () => {
  await sql`
    insert into businesses (business_name, tagline, city, state, is_public, verification_status)
    select case when n % 700 = 0 then 'Spenard ' else 'Anvil ' end || lpad(n::text, 4, '0'), case when n % 2 = 0 then 'Iron' end,
      'Anchorage', 'AK', true, 'curated'
    from generate_series(1, ${COUNT}) n`.execute(db)
  const first = ['Spenard 0700', 'Spenard 1400', 'Spenard 2100']
  const waiting = { timeout: 60_000 }
  await expect
    .poll(async () => (await list('search=spenard&sort=best&limit=5')).names, waiting)
    .toEqual([...first, 'Anvil 0002', 'Anvil 0004'])
  expect(await list('search=spenard&sort=best&limit=2&offset=2')).toEqual({
    names: ['Spenard 2100', 'Anvil 0002'],
    total: COUNT,
  })
  const read: string[] = []
  for (let offset = 0; offset < COUNT; offset += 500)
    read.push(...(await list(`search=spenard&sort=best&limit=500&offset=${offset}`)).names)
  expect(new Set(read).size).toBe(COUNT)
  expect(read).toHaveLength(COUNT)
})
