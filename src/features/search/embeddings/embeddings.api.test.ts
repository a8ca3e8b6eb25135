import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { readMetric } from '../../../../test/cachedPages/metric.ts'
import { db } from '../../../../test/database.ts'
import { startEmbeddingServer } from '../../../../test/embeddingServer.ts'
import { sql } from '../../../database/open.server.ts'
import { readSettings } from '../../../server/settings.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { makeQuestion } from '../../questions/questions.make.ts'
import { fillEmbeddings, requestTimeout } from './fillEmbeddings.server.ts'
import { queryTimes } from './queryVector.server.ts'

Object.assign(queryTimes, { timeout: 400, pause: 0 })
requestTimeout.milliseconds = 1000

const service = await startEmbeddingServer()
const environment = {
  EMBEDDINGS_URL: service.url,
  EMBEDDINGS_KEY: 'secret-key',
  EMBEDDINGS_MODEL: 'pieces-1',
  EMBEDDINGS_PRICE: '0.02',
  EMBEDDINGS_RATE_MINUTE: '500',
}
const app = await startTestApp(environment)
const newer = await startTestApp({ ...environment, EMBEDDINGS_MODEL: 'pieces-2' })
const down = await startTestApp({ ...environment, EMBEDDINGS_URL: 'http://127.0.0.1:9/v1' })
// Only the tests fill the table.
await sql`delete from pgboss.schedule where name = 'search.embed'`.execute(db)
const author = await makeUser()

const log = pino({ level: 'silent' })
const readStatus = () => db.selectFrom('embedding_status').selectAll().executeTakeFirstOrThrow()
const fill = (changes: Record<string, string> = {}) =>
  fillEmbeddings({ db, settings: readSettings({ ...environment, ...changes }), log }, new AbortController().signal)
/** Ends the pause after failures. */
const endPause = () => db.updateTable('embedding_status').set({ next_run_at: sql`now()` }).execute()
const listNames = async (kind: string) =>
  (await db.selectFrom('embeddings').select('name').where('kind', '=', kind).orderBy('name').execute()).map(
    ({ name }) => name,
  )
type Item = { kind: string; id: number; title: string; exact: boolean; coverage: number; outside: string[] }
const search = async (text: string, from = app): Promise<Item[]> =>
  (await from.visitor.get(`/api/search?q=${encodeURIComponent(text)}`)).body.best
const titlesOf = (items: Item[]) => items.map(({ title }) => title)

beforeEach(async () => {
  service.script.fault = () => null
  service.requests.length = 0
  await db.deleteFrom('embeddings').execute()
  await db.deleteFrom('businesses').execute()
  await db.deleteFrom('questions').execute()
  await db.updateTable('embedding_status').set({ next_run_at: sql`now()`, failures: 0, last_error: null }).execute()
})

const makeHeating = (fields: object = {}) =>
  makeBusiness({ business_name: 'Northern Comfort', tagline: 'Repair of every furnace', description: null, ...fields })

test('ranks a partial word match higher when its meaning matches the query, and reports the strength', async () => {
  await makeHeating()
  const [before] = await search('heater died zzgrob zzgrab')
  expect(before?.coverage).toBeLessThan(0.5)
  await fill()
  const [first] = await search('heater died zzgrib zzgreb')
  expect(first).toMatchObject({ title: 'Northern Comfort', exact: false, outside: [] })
  expect(first?.coverage).toBeGreaterThan(0.5)
  expect(first?.coverage).toBeLessThan(1)
  expect(service.requests.every(({ key, model }) => key === 'Bearer secret-key' && model === 'pieces-1')).toBe(true)
})

test('a full match of words sends no request to the service, and a query is sent once', async () => {
  await makeHeating({ business_name: 'Quokka Furnaces' })
  await fill()
  service.requests.length = 0
  expect(titlesOf(await search('quokka'))).toEqual(['Quokka Furnaces'])
  expect(service.requests).toHaveLength(0)
  await search('boiler died zzonce')
  await search('Boiler  DIED zzonce')
  expect(service.sentTexts()).toEqual(['boiler died zzonce'])
})

test('a result in another city is marked as outside the searched place', async () => {
  await makeBusiness({ business_name: 'Sitka Bakery', city: 'Sitka' })
  await makeHeating({ city: 'Nome' })
  await fill()
  expect((await search('heater died zzplace in Sitka'))[0]).toMatchObject({
    title: 'Northern Comfort',
    outside: ['place'],
  })
  expect((await search('heater died zzplace in Nome'))[0]).toMatchObject({ title: 'Northern Comfort', outside: [] })
})

test('sends and finds only public documents', async () => {
  await makeHeating({ business_name: 'Hidden Comfort', visibility: 'hidden' })
  await makeHeating({ business_name: 'Private Comfort', is_public: false })
  await makeHeating({ business_name: 'Pending Comfort', verification_status: 'pending' })
  for (const visibility of ['hidden', 'held'] as const)
    await makeQuestion({ user_id: author.id, title: `A ${visibility} furnace`, visibility })
  const { id } = await makeHeating()
  await makeBusiness({ business_name: 'Only A Name', tagline: null, description: null, industry: null, category: null })
  await fill()
  const sent = service.sentTexts().join('\n')
  expect(sent).toContain('Northern Comfort')
  for (const secret of [
    'Hidden Comfort',
    'Private Comfort',
    'Pending Comfort',
    'A hidden',
    'A held',
    'Only A Name',
    author.full_name,
  ])
    expect(sent, secret).not.toContain(secret)
  await db.updateTable('businesses').set({ visibility: 'hidden' }).where('id', '=', id).execute()
  // The vector is still there.
  expect(titlesOf(await search('heater died zzhide zza zzb zzc'))).not.toContain('Northern Comfort')
  await fill()
  expect(await listNames('business')).toEqual([])
})

test('embeds changed documents again, removes the vectors of deleted ones, and sends unchanged ones only once', async () => {
  const { id } = await makeHeating()
  const { id: other } = await makeHeating({ business_name: 'Southern Comfort' })
  await fill()
  expect(await listNames('business')).toEqual([String(id), String(other)].sort())
  service.requests.length = 0
  await fill()
  expect(service.requests).toEqual([])
  await db.updateTable('businesses').set({ tagline: 'Bread and cakes' }).where('id', '=', id).execute()
  await db.deleteFrom('businesses').where('id', '=', other).execute()
  await fill()
  expect(service.sentTexts()).toEqual([expect.stringContaining('Bread and cakes')])
  expect(await listNames('business')).toEqual([String(id)])
  expect(titlesOf(await search('heater died zzchange zza zzb zzc'))).not.toContain('Northern Comfort')
})

test('another model embeds all documents again, and no vector of the former model is compared', async () => {
  await makeHeating()
  await fill()
  const sent = service.sentTexts().length
  expect(titlesOf(await search('heater died zzmodel zza zzb zzc', newer))).not.toContain('Northern Comfort')
  service.requests.length = 0
  await fill({ EMBEDDINGS_MODEL: 'pieces-2' })
  expect(service.sentTexts()).toHaveLength(sent)
  expect(titlesOf(await search('heater died zzmodel two', newer))).toContain('Northern Comfort')
})

test('two workers embed each text once', async () => {
  await makeHeating()
  service.script.fault = () => ({ delay: 50 })
  await Promise.all([fill(), fill(), fill()])
  const sent = service.sentTexts()
  expect(new Set(sent).size).toBe(sent.length)
  expect((await readStatus()).waiting).toBe(0)
})

test('a worker that dies while it works is replaced after a timeout', async () => {
  await makeHeating()
  await db.updateTable('embedding_status').set({ next_run_at: sql`now() + interval '60 seconds'` }).execute()
  await fill()
  expect(service.requests).toEqual([])
  await endPause()
  await fill()
  expect(await listNames('business')).toHaveLength(1)
})

test('requests of a run are limited, and the rest waits', async () => {
  for (let number = 0; number < 3; number++) await makeHeating()
  await fill({ EMBEDDINGS_RATE_MINUTE: '1' })
  expect(service.requests).toHaveLength(1)
  expect((await readStatus()).waiting).toBe(3)
  expect(await readMetric(app, 'embeddings_waiting{what="documents"}')).toBe(3)
})

test('counts the usage, and sends nothing more when the budget is spent', async () => {
  await db.deleteFrom('embedding_days').execute()
  await makeHeating()
  await fill()
  const usage = await db.selectFrom('embedding_days').select(['requests', 'tokens', 'cost']).executeTakeFirstOrThrow()
  const tokens = service.sentTexts().length * 10
  expect(usage).toMatchObject({ requests: service.requests.length, tokens })
  expect(usage.cost).toBeCloseTo((tokens * 0.02) / 1_000_000, 12)
  await db.updateTable('embedding_days').set({ cost: 5 }).execute()
  await makeHeating()
  service.requests.length = 0
  await fill()
  expect(service.requests).toEqual([])
  await db.deleteFrom('embedding_days').execute()
})

test('a text that the service refuses does not delay other texts', async () => {
  await makeHeating()
  await fill()
  for (const title of ['First furnace', 'A cursed furnace', 'Last furnace'])
    await makeQuestion({ user_id: author.id, title })
  service.script.fault = ({ input }) => (input.some((text) => text.includes('cursed')) ? { status: 400 } : null)
  await fill()
  const rows = await db.selectFrom('embeddings').select('vector').where('kind', '=', 'question').execute()
  expect(rows.filter(({ vector }) => vector === null)).toHaveLength(1)
  expect(rows).toHaveLength(3)
  expect(await readStatus()).toMatchObject({ failures: 0, waiting: 0 })
})

test('without a service, all vectors are removed', async () => {
  await makeHeating()
  await fill()
  await fill({ EMBEDDINGS_URL: '', EMBEDDINGS_MODEL: '', EMBEDDINGS_KEY: '' })
  expect(await db.selectFrom('embeddings').selectAll().execute()).toEqual([])
})

describe.each([
  ['refuses everything', { status: 400 }],
  ['answers 401', { status: 401 }],
  ['answers 429', { status: 429 }],
  ['answers 500', { status: 500 }],
  ['is slow', { delay: 1500 }],
  ['sends no JSON', { body: 'x'.repeat(1_000_000) }],
  ['sends 20 MB', { body: `"${'x'.repeat(20_000_000)}"` }],
  ['sends no vectors', { body: '{"data":[]}' }],
  ['sends null instead of numbers', { change: (vector: number[]) => vector.map(() => Number.NaN) }],
  ['sends empty vectors', { change: () => [] }],
  ['sends vectors of zeros', { change: (vector: number[]) => vector.map(() => 0) }],
  ['sends too many dimensions', { change: () => Array.from({ length: 5000 }, () => 1) }],
])('a service that %s', (name, fault) => {
  test('does not affect the search by words, and pauses the requests to it', async () => {
    await makeHeating({ business_name: 'Northern Boiler' })
    service.script.fault = () => fault
    const found = await search(`northern boiler zz${name.replaceAll(' ', '')}`)
    expect(titlesOf(found)).toContain('Northern Boiler')
    service.requests.length = 0
    await fill()
    const failed = await readStatus()
    expect(failed).toMatchObject({ failures: 1, last_error: expect.stringMatching(/service|timeout/) })
    expect(failed.waiting).toBeGreaterThan(0)
    const tried = service.requests.length
    service.script.fault = () => null
    await fill()
    expect(service.requests).toHaveLength(tried)
    await endPause()
    await fill()
    expect(await readStatus()).toMatchObject({ failures: 0, last_error: null, waiting: 0 })
    expect(await listNames('business')).toHaveLength(1)
  })
})

test('a service that is down or sends other dimensions than before changes no result', async () => {
  await makeHeating()
  await fill()
  service.script.fault = () => ({ change: (vector) => vector.slice(0, 100) })
  expect(titlesOf(await search('heater died zzshort zza zzb zzc'))).not.toContain('Northern Comfort')
  await makeHeating({ business_name: 'Southern Comfort' })
  await fill()
  expect((await readStatus()).last_error).toBe('The embedding service sent a vector with 100 dimensions, expected 256')
  expect(titlesOf(await search('southern comfort', down))).toContain('Southern Comfort')
  expect(await search('heater died zzdown zza zzb zzc', down)).toEqual([])
  expect(await readMetric(down, 'embedding_searches_total{result="failed"}')).toBe(1)
})
