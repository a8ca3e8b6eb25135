import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../../test/database.ts'
import { createMemory } from '../../../kit/server/memory.server.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { buildStatistics, type Samples } from './countWords.server.ts'
import { readStatistics } from './statistics.server.ts'
import { claimCount, readCounts, storeCounts } from './storedCounts.server.ts'

const none = { total: 0, stems: null, words: null }
const counts: Samples = {
  ...{ job: none, event: none, question: none },
  business: { total: 1000, stems: 'herring 200\nboat 50', words: 'herring 200\nboats 50' },
}

function startProcess() {
  const memory = createMemory()
  memory.enable(true)
  return () => readStatistics({ db, memory })
}

beforeEach(async () => {
  await db.deleteFrom('word_counts').execute()
  await db.insertInto('word_counts').defaultValues().execute()
})

test('a process uses the stored counts of another process', async () => {
  await makeBusiness({ business_name: 'Spruce Tip Tea' })
  await storeCounts(db, counts, 60_000)
  const read = startProcess()
  expect((await read()).share('herring')).toBe(0.2)
  expect((await read()).documents.business).toBe(1000)
  expect((await read()).share('spruce')).toBe(0)
})

test('each process counts a small network itself, and stores no counts', async () => {
  await makeBusiness({ business_name: 'Spruce Tip Tea' })
  expect((await startProcess()()).share('spruce')).toBeGreaterThan(0)
  expect(await readCounts(db, null)).toBeNull()
})

test('a failed count is repeated, also when nothing has changed since', async () => {
  await makeBusiness({ business_name: 'Spruce Tip Tea' })
  const memory = createMemory()
  memory.enable(true)
  const brokenDb = {} as typeof db
  expect((await readStatistics({ db: brokenDb, memory })).share('spruce')).toBe(0)
  const readShare = async () => (await readStatistics({ db, memory })).share('spruce')
  await expect.poll(readShare).toBeGreaterThan(0)
})

test('one process counts at a time, and another one only after it has finished or died', async () => {
  expect(await claimCount(db)).toBe(true)
  expect(await claimCount(db)).toBe(false)
  const countedAt = await storeCounts(db, counts, 20)
  expect(await readCounts(db, countedAt)).toBeNull()
  expect(await claimCount(db)).toBe(true)
  expect(await claimCount(db)).toBe(false)
  await db
    .updateTable('word_counts')
    .set({ begun_at: new Date(Date.now() - 120_000).toISOString() })
    .execute()
  expect(await claimCount(db)).toBe(true)
})

test('processing the words of a large network does not block other requests', async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index} 1`).join('\n')
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const business = { total: 8192, stems: words, words }
  const { stems, share } = await buildStatistics({ ...counts, business })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  expect(stems.business.size).toBe(20_000)
  expect(share('word7')).toBeGreaterThan(0)
})
