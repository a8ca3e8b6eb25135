import { LRUCache } from 'lru-cache'
import { beforeEach, expect, test } from 'vitest'
import { recordStatements } from '../../../../bench/statements.ts'
import { connection, db } from '../../../../test/database.ts'
import { openDatabase, sql } from '../../../database/open.server.ts'
import { createMemory } from '../../../kit/server/memory.server.ts'
import { makeBusiness } from '../businesses.make.ts'
import { readMap } from './map.service.server.ts'
import { readPlaceIndex } from './placeIndex.server.ts'

beforeEach(() => db.deleteFrom('businesses').execute())

const memory = createMemory()
memory.enable(true)
const read = async (from = memory) => {
  from.invalidate(['places'])
  const { points, groups } = await readPlaceIndex({ db, memory: from })
  const counts = new Map<string, number>()
  for (const { point, count, ...texts } of groups) {
    const key = [points[point]?.name, texts.industry, texts.industry_group, texts.city, texts.display_city].join(' | ')
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return Object.fromEntries([...counts].filter(([, count]) => count !== 0).sort())
}
/** Reads the index like a process that has just started. */
const readAnew = () => {
  const empty = createMemory()
  empty.enable(true)
  return read(empty)
}

test('after every kind of change, an updated index has the same counts as a new one', async () => {
  const [first, second] = [
    await makeBusiness({ zip_code: '99501', city: 'ANCHORAGE', industry: 'Fishing' }),
    await makeBusiness({ zip_code: '99801', city: 'Juneau' }),
  ]
  await read()
  const set = (id: number, values: object) => db.updateTable('businesses').set(values).where('id', '=', id).execute()
  const changes: (() => Promise<unknown>)[] = [
    () => makeBusiness({ zip_code: '99835', city: 'Sitka' }),
    () => set(first.id, { industry: 'fishing', zip_code: '99503' }),
    () => set(first.id, { imported_city: 'ANCHORAGE', readable_city: 'Anchorage' }),
    () => set(first.id, { industry_group: 'fishing', industry_group_is_set: true }),
    () => set(second.id, { is_public: false }),
    () => set(second.id, { is_public: true, zip_code: null, city: 'Atlantis' }),
    () =>
      sql`insert into businesses (business_name, state, city, verification_status, is_public, zip_code)
      select 'Many ' || n, 'AK', 'Nome', 'curated', true, '99762' from generate_series(1, 60) as n`.execute(db),
    () => db.deleteFrom('businesses').where('id', 'in', [first.id, second.id]).execute(),
  ]
  for (const change of changes) {
    await change()
    expect(await read()).toEqual(await readAnew())
  }
  expect(Object.values(await read())).toEqual([60, 1])
})

test('a change that commits after a later one is applied once', async () => {
  await read()
  const isStarted = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  const earlier = db.transaction().execute(async (tx) => {
    await sql`insert into businesses (business_name, state, city, verification_status, is_public)
      values ('Early', 'AK', 'Nome', 'curated', true)`.execute(tx)
    isStarted.resolve()
    await isRead.promise
  })
  await isStarted.promise
  await makeBusiness({ city: 'Kotzebue' })
  expect(Object.values(await read())).toEqual([1])
  isRead.resolve()
  await earlier
  expect(Object.values(await read())).toEqual([1, 1])
  expect(await read()).toEqual(await readAnew())
})

test('after a change, a process reads only the changed businesses', async () => {
  const texts: string[] = []
  // Started before the connections are opened.
  const stop = recordStatements(({ text }) => texts.push(text))
  const own = openDatabase(connection)
  try {
    const readOwn = () => readPlaceIndex({ db: own.db, memory })
    memory.invalidate(['*'])
    await readOwn()
    await makeBusiness({ city: 'Nome' })
    memory.invalidate(['places'])
    texts.length = 0
    await readOwn()
    expect(texts.filter((text) => text.includes('listed_changes'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('from businesses'))).toEqual([])
  } finally {
    stop()
    await own.close()
  }
})

test('maps for many long names of unknown cities take little memory', async () => {
  await makeBusiness({ zip_code: '99501', city: 'Anchorage' })
  const services = { db, memory } as unknown as Parameters<typeof readMap>[0]
  for (let number = 0; number < 2000; number++)
    await readMap(services, { city: String(number).padEnd(10_000, 'x'), merge_km: 25 })
  const kept = await memory.recall('places', 'businesses.maps', async () => new LRUCache<string, object>({ max: 1 }))
  expect(kept.size).toBeGreaterThan(0)
  expect([...kept.keys()].reduce((characters, key) => characters + key.length, 0)).toBeLessThan(11_000_000)
})
