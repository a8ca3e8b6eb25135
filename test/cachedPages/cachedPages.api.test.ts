import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../app.ts'
import { openFreshPages, toContent } from './freshPages.ts'
import { readMetric } from './metric.ts'
import { createWrites, listPaths, makeNetwork } from './writes.ts'

/** The duration of the random writes in seconds. `CACHED_PAGES_SECONDS=600` is a thorough run. */
const SECONDS = Number(process.env.CACHED_PAGES_SECONDS ?? 8)

const app = await startTestApp()
/** Another process on the same database. Its pages have the same URL. */
const other = await startTestApp({ PUBLIC_URL: app.url })
const fresh = await openFreshPages(app)
afterAll(fresh.close)

const read = async (from: { url: string }, path: string) =>
  toContent(await fetch(from.url + path, { redirect: 'manual' }))

/**
 * Milliseconds within which a cached page must equal a newly rendered one. Search results change once more when the
 * write is indexed.
 */
const LIMIT = 2000

/** Ignores errors about missing rows, because the other write of a step may delete a row that this write needs. */
function ignoreMissingRow(error: Error & { code?: string }) {
  if (error.code !== '23503') throw error
}

async function expectFresh(path: string, writes: string[]) {
  const readAll = () => Promise.all([fresh.read(path), read(app, path), read(other, path)])
  let pages = await readAll()
  for (const end = Date.now() + LIMIT; new Set(pages).size > 1 && Date.now() < end; ) pages = await readAll()
  const [rendered, ...cached] = pages
  for (const page of cached) expect(page, `${path} after ${writes.join(', ')}`).toBe(rendered)
}

test('a cached page always equals a newly rendered one, in every process', {
  timeout: SECONDS * 2000 + 60_000,
}, async () => {
  const network = await makeNetwork()
  const property = fc.asyncProperty(fc.gen(), async (random) => {
    const choose = <T>(values: readonly T[]) => values[random(fc.nat, { max: Math.max(0, values.length - 1) })] as T
    const writes = createWrites(app, network, choose)
    const counts: Record<string, number> = {}
    // Every write runs once before any write is repeated.
    const remaining: string[] = []
    const takeOne = () => remaining.splice(random(fc.nat, { max: remaining.length - 1 }), 1)[0] as string
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ) {
      const paths = await listPaths()
      const some = Array.from({ length: 9 }, () => choose(paths))
      await Promise.all(some.flatMap((path) => [read(app, path), read(other, path)]))
      if (remaining.length < 2) remaining.push(...Object.keys(writes))
      const names = [takeOne(), takeOne()]
      const results = await Promise.all([
        ...names.map((name) => writes[name]?.().catch(ignoreMissingRow)),
        // These pages are being rendered while the writes commit.
        ...some.slice(0, 4).map((path) => read(app, path)),
      ])
      for (const [index, name] of names.entries()) {
        const { status = 200 } = (results[index] ?? {}) as { status?: number }
        expect(status, name).toBeLessThan(500)
        if (status < 300) counts[name] = (counts[name] ?? 0) + 1
      }
      await Promise.all(some.map((path) => expectFresh(path, names)))
    }
    for (const each of [app, other]) expect(await readMetric(each, 'page_cache_forgotten_total{by="all"}')).toBe(0)
    if (process.env.CACHED_PAGES_SECONDS) console.log(counts)
  })
  await fc.assert(property, {
    numRuns: 1,
    endOnFailure: true,
    seed: Number(process.env.CACHED_PAGES_SEED ?? Date.now()),
  })
})
