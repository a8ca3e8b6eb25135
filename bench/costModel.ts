import { existsSync, readFileSync } from 'node:fs'
import { computeMeasuredCosts } from './measuredCosts.ts'

/** The assumptions of the model, as far as the bench has not measured them. */
const estimates = {
  // A visit. Measured figures are explained in docs/scaling.md.
  /** Pages that a visit loads from the server as HTML. */
  pagesPerVisit: 1.3,
  /** Calls of the API: for the further pages of a visit, and for content that only members see. */
  callsPerVisit: 6,
  /** Scripts, styles and fonts, for a browser that has none of them. */
  assetsPerFirstVisit: 10,
  /** The share of visits by browsers that have no assets yet. */
  firstVisitShare: 0.6,
  /** The share of pages that are served from memory. */
  cachedShare: 0.9,
  /** Writes of any kind: votes, answers, applications, logins. */
  writesPerVisit: 0.05,

  // Compressed sizes in bytes, as sent over the network.
  bytesPerPage: 14_000,
  bytesPerCall: 3_000,
  bytesOfAssets: 160_000,

  // Milliseconds of processor time, application and database together. Results of the bench replace all but assets.
  msPerCachedPage: 0.1,
  msPerRenderedPage: 3.4,
  msPerCall: 1.2,
  msPerAsset: 0.1,
  msPerWrite: 5,

  // Members and rows.
  /** Visits a month of an active member. */
  visitsPerActiveMember: 8,
  /** The share of visits by members. */
  memberShare: 0.2,
  /** Rows that an active member adds in a month, in all tables. */
  rowsPerActiveMember: 20,
  /** Bytes of a row with its indexes. */
  bytesPerRow: 1_200,
  /** Months for which rows have been added. */
  months: 36,

  // Sizing.
  /** The busiest hour relative to the average. */
  peakFactor: 5,
  /** The share of a processor that may be used in the busiest hour. */
  maxUse: 0.5,
  /** Copies of the database, each with all data. */
  databaseCopies: 3,
  /** Processors of the smallest machine. */
  minProcessors: 2,
  /** Visits a month from which three databases, two applications and two proxies are used. */
  manyMachinesFrom: 5_000_000,

  // Prices in US dollars.
  pricePerProcessorHour: 0.025,
  pricePerGigabyteMonth: 0.1,
  pricePerTrafficGigabyte: 0.02,
}
export type Assumptions = typeof estimates

/** Reads the assumptions. The results of the bench replace those that it has measured. */
export function readAssumptions(resultsFile = 'docs/performance/results.json'): Assumptions {
  if (!existsSync(resultsFile)) return estimates
  const { scenarios } = JSON.parse(readFileSync(resultsFile, 'utf8'))
  return { ...estimates, ...computeMeasuredCosts(scenarios) }
}

const HOURS_PER_MONTH = 730
const SECONDS_PER_MONTH = HOURS_PER_MONTH * 3600
const GIGABYTE = 1e9

/** Requests, rows, storage and money in a month with this many visits. */
export function computeCost(visits: number, a: Assumptions) {
  const pages = visits * a.pagesPerVisit
  const calls = visits * a.callsPerVisit
  const assets = visits * a.firstVisitShare * a.assetsPerFirstVisit
  const writes = visits * a.writesPerVisit
  const requests = pages + calls + assets + writes
  const peakRequestsPerSecond = (requests / SECONDS_PER_MONTH) * a.peakFactor

  const msPerPage = a.cachedShare * a.msPerCachedPage + (1 - a.cachedShare) * a.msPerRenderedPage
  const processorSeconds =
    (pages * msPerPage + calls * a.msPerCall + assets * a.msPerAsset + writes * a.msPerWrite) / 1000
  const peakProcessors = ((processorSeconds / SECONDS_PER_MONTH) * a.peakFactor) / a.maxUse

  const activeMembers = (visits * a.memberShare) / a.visitsPerActiveMember
  const rows = activeMembers * a.rowsPerActiveMember * a.months
  const copies = visits >= a.manyMachinesFrom ? a.databaseCopies : 1
  const storageGigabytes = (rows * a.bytesPerRow * copies) / GIGABYTE

  // With many machines: a database for each copy, two applications and two proxies, each at least as large as the
  // smallest machine.
  const machines = copies === 1 ? 1 : copies + 4
  const processors = Math.max(Math.ceil(peakProcessors), machines * a.minProcessors)
  const trafficGigabytes =
    (pages * a.bytesPerPage + calls * a.bytesPerCall + visits * a.firstVisitShare * a.bytesOfAssets) / GIGABYTE

  const money = {
    processors: processors * HOURS_PER_MONTH * a.pricePerProcessorHour,
    storage: storageGigabytes * a.pricePerGigabyteMonth,
    traffic: trafficGigabytes * a.pricePerTrafficGigabyte,
  }
  return {
    requests,
    peakRequestsPerSecond,
    peakProcessors,
    machines,
    processors,
    activeMembers,
    rows,
    storageGigabytes,
    trafficGigabytes,
    money,
    total: money.processors + money.storage + money.traffic,
  }
}

const VISITS = [1_000_000, 10_000_000, 100_000_000]

/** The model as a Markdown table, one column for each number of visits. */
export function renderCostTable(a: Assumptions): string {
  const results = VISITS.map((visits) => computeCost(visits, a))
  const whole = (value: number) => Math.round(value).toLocaleString('en-US')
  const precise = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))
  const dollars = (value: number) => `$${whole(value)}`
  type Result = (typeof results)[number]
  const rows: [string, (result: Result) => string][] = [
    ['requests', ({ requests }) => whole(requests)],
    ['requests a second in the busiest hour', (result) => whole(result.peakRequestsPerSecond)],
    ['processors that they need', (result) => precise(result.peakProcessors)],
    ['machines', ({ machines }) => whole(machines)],
    ['processors of these machines', ({ processors }) => whole(processors)],
    ['active members', (result) => whole(result.activeMembers)],
    [`rows after ${a.months} months`, ({ rows }) => whole(rows)],
    ['GB of data, all copies', (result) => precise(result.storageGigabytes)],
    ['GB of traffic', (result) => whole(result.trafficGigabytes)],
    ['processors, a month', ({ money }) => dollars(money.processors)],
    ['storage, a month', ({ money }) => dollars(money.storage)],
    ['traffic, a month', ({ money }) => dollars(money.traffic)],
    ['**all, a month**', ({ total }) => `**${dollars(total)}**`],
  ]
  const lines = [
    ['visits a month', ...VISITS.map(whole)],
    ['---', ...VISITS.map(() => '---:')],
    ...rows.map(([name, read]) => [name, ...results.map(read)]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
