import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeCost, readAssumptions, renderCostTable } from '../bench/costModel.ts'
import { computeMeasuredCosts } from '../bench/measuredCosts.ts'

const simple = {
  ...{ pagesPerVisit: 2, callsPerVisit: 3, assetsPerFirstVisit: 4, firstVisitShare: 0.5, writesPerVisit: 1 },
  ...{ cachedShare: 0.5, msPerCachedPage: 1, msPerRenderedPage: 3, msPerCall: 2, msPerAsset: 1, msPerWrite: 4 },
  ...{ bytesPerPage: 1000, bytesPerCall: 500, bytesOfAssets: 1000 },
  ...{ visitsPerActiveMember: 10, memberShare: 0.1, rowsPerActiveMember: 5, bytesPerRow: 1000, months: 2 },
  ...{ peakFactor: 4, maxUse: 0.5, databaseCopies: 3, minProcessors: 2, manyMachinesFrom: 1000 },
  ...{ pricePerProcessorHour: 0.01, pricePerGigabyteMonth: 1000, pricePerTrafficGigabyte: 100 },
}

test('computes the cost of a month on one machine', () => {
  const visits = 900
  const result = computeCost(visits, { ...simple, manyMachinesFrom: 1e9 })
  // 2 pages, 3 calls, 2 assets and 1 write for each visit
  expect(result.requests).toBe(8 * visits)
  const seconds = 730 * 3600
  expect(result.peakRequestsPerSecond).toBeCloseTo((8 * visits * 4) / seconds)
  // 2 × 2 + 3 × 2 + 2 × 1 + 1 × 4 = 16 ms for each visit
  expect(result.peakProcessors).toBeCloseTo((0.016 * visits * 4) / 0.5 / seconds)
  expect(result).toMatchObject({ machines: 1, processors: 2, activeMembers: 9, rows: 90 })
  expect(result.storageGigabytes).toBeCloseTo(90_000 / 1e9)
  expect(result.trafficGigabytes).toBeCloseTo((visits * (2000 + 1500 + 500)) / 1e9)
  expect(result.money.processors).toBeCloseTo(2 * 730 * 0.01)
  expect(result.total).toBeCloseTo(14.6 + 0.09 + 0.36)
})

test('counts every copy of the data and every machine from the number of visits that needs them', () => {
  const result = computeCost(1000, simple)
  expect(result).toMatchObject({ machines: 7, processors: 14 })
  expect(result.storageGigabytes).toBeCloseTo((3 * 100_000) / 1e9)
})

test('docs/scaling.md has the table and the assumptions of the model', () => {
  const text = readFileSync('docs/scaling.md', 'utf8')
  const [, table = ''] = text.match(/<!-- cost -->\n(.*?)\n<!-- \/cost -->/s) ?? []
  const normalize = (markdown: string) => markdown.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-').trim()
  const assumptions = readAssumptions()
  expect(normalize(table)).toBe(normalize(renderCostTable(assumptions)))
  const documented = Object.fromEntries(
    [...text.matchAll(/^\| `(\w+)` +\| +([\d.,]+) +\|/gm)].map(([, name, value]) => [
      name,
      Number(value?.replaceAll(',', '')),
    ]),
  )
  expect(documented).toEqual(assumptions)
})

test('takes processor time from the results of the bench, as the mean of each kind of request', () => {
  const measure = (server: number, database: number) => ({ rate: 1, p50: 1, p99: 1, refused: 0, server, database })
  const result = (section: 'pages' | 'calls', server: number, database: number) => ({
    ...{ section, base: '', bytes: 0, floor: null, ours: measure(server, database) },
  })
  const costs = computeMeasuredCosts({
    'cached page: home': result('pages', 0.04, 0.01),
    'new page: question': result('pages', 1.5, 0.5),
    '500 cached pages, 20 writes a second': result('pages', 9, 9),
    'JSON: question': result('calls', 0.2, 0.1),
    'search of questions': result('calls', 0.5, 0.634),
  })
  expect(costs).toEqual({ msPerCachedPage: 0.05, msPerRenderedPage: 2, msPerCall: 0.72 })
})
