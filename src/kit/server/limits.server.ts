import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { AppError } from '../api/errors.ts'
import { createReadLimit, shareReadLimit } from './readLimit.server.ts'
import type { Settings } from './settings.server.ts'
import { noSiblings, type Siblings } from './siblings.server.ts'

/** Durations in seconds, as rate limits use them. The names in `milliseconds.ts` end with `_MS`. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A rate limit for each key, such as a client or a user. All processes share it through the database. */
export type Limit = {
  /** The prefix of its keys in the table `rate_limits`, and its name in reply headers; unique. */
  name: string
  /** The number of uses allowed within `seconds`, which begin with the first use. Infinity only counts. */
  points: number | ((settings: Settings) => number)
  seconds: number
  /** The error message for the user; the waiting time is appended. */
  message: string
}

export type Limits = {
  /**
   * Counts one use of a key. When the number of points depends on the key, pass a copy of the limit with other points
   * and another message.
   * @throws `AppError` 429 with `Retry-After` when the limit is reached.
   */
  take(limit: Limit, ...key: string[]): Promise<void>
  /** Returns the number of uses in the current window. */
  read(limit: Limit, ...key: string[]): Promise<number>
  /** Takes one use back. */
  giveBack(limit: Limit, ...key: string[]): Promise<void>
  /** Resets the count of a key. */
  clear(limit: Limit, ...key: string[]): Promise<void>
  /**
   * Counts a search or another read of a client or member, in the memory of this server.
   * @throws `AppError` 429 with `Retry-After` when there were too many.
   */
  takeRead(reader: string): void
  /** Returns the same limits, which also add the headers of every use to `headers`. */
  reportTo(headers: Pick<Headers, 'append'>): Limits
}

/** The state of a limit for one key. */
export type LimitState = {
  name: string
  points: number
  seconds: number
  /** The uses that remain in the current window. */
  remaining: number
  /** Seconds until the next use is allowed when nothing remains, else until the window ends. */
  wait: number
}

/**
 * The header fields of a limit: https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-11.html
 * The optional partition key is left out, because it would repeat an address or an account.
 */
export const limitHeaders = ({ name, points, seconds, remaining, wait }: LimitState) => ({
  'RateLimit-Policy': `"${name}";q=${points};w=${seconds}`,
  RateLimit: `"${name}";r=${remaining};t=${wait}`,
})

function describeWait(seconds: number): string {
  if (seconds <= 10) return 'a few seconds'
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes === 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(seconds / HOUR)} hours`
}

/** The error for a limit that is reached. */
export const createLimitError = (message: string, state: LimitState) =>
  new AppError(
    'too_many',
    `${message} Please try again in ${describeWait(state.wait)}.`,
    {},
    { 'Retry-After': String(state.wait), ...limitHeaders(state) },
  )

// The key column of the table is short. Hashes also keep email and IP addresses out of it.
const hash = (key: string[]) => createHash('sha256').update(key.join('\n')).digest('base64url')

// Uses the clock of the database, so that processes with different clocks share one window. The count stops at one
// above the limit, so that refused uses do not count when the same key later has more points.
const TAKE = `
  with clock as (select (extract(epoch from now()) * 1000)::bigint as now)
  insert into rate_limits as used (key, points, expire) select $1, 1, now + $3::bigint * 1000 from clock
  on conflict (key) do update set
    points = case when used.expire > (select now from clock)
      then case when used.points > $2 then used.points else used.points + 1 end else 1 end,
    expire = case when used.expire > (select now from clock) then used.expire else excluded.expire end
  returning points, ((expire - (select now from clock)) / 1000.0)::float8 as wait`

/** The maximum count. One more still fits into the column. */
const MAX_COUNT = 2 ** 31 - 2

/**
 * Creates the registered rate limits. With `RATE_LIMITS=off` they never refuse, but a limit that no feature registers
 * still fails.
 */
export function createLimits(
  pool: Pool,
  settings: Settings,
  registered: Limit[],
  siblings: Siblings = noSiblings,
): Limits {
  const names = new Set(registered.map(({ name }) => name))
  function toRowKey({ name }: Limit, key: string[]): string {
    if (!names.has(name)) throw new Error(`The limit ${name} is not registered by its feature`)
    return `${name}:${hash(key)}`
  }

  async function take(limit: Limit, key: string[]): Promise<LimitState | null> {
    const rowKey = toRowKey(limit, key)
    if (!settings.rate_limits) return null
    const { name, seconds, message } = limit
    const points = typeof limit.points === 'number' ? limit.points : limit.points(settings)
    const { rows } = await pool.query<{ points: number; wait: number }>(TAKE, [
      rowKey,
      Math.min(points, MAX_COUNT),
      seconds,
    ])
    const [used] = rows as [{ points: number; wait: number }]
    const remaining = Math.max(0, points - used.points)
    const state = { name, points, seconds, remaining, wait: Math.max(1, Math.ceil(used.wait)) }
    if (used.points > points) throw createLimitError(message, state)
    return state
  }

  async function read(limit: Limit, ...key: string[]) {
    const rowKey = toRowKey(limit, key)
    if (!settings.rate_limits) return 0
    const { rows } = await pool.query<{ points: number }>(
      'select points from rate_limits where key = $1 and expire > extract(epoch from now()) * 1000',
      [rowKey],
    )
    return rows[0]?.points ?? 0
  }

  async function giveBack(limit: Limit, ...key: string[]) {
    const rowKey = toRowKey(limit, key)
    if (!settings.rate_limits) return
    await pool.query('update rate_limits set points = greatest(points - 1, 0) where key = $1', [rowKey])
  }

  async function clear(limit: Limit, ...key: string[]) {
    const rowKey = toRowKey(limit, key)
    if (settings.rate_limits) await pool.query('delete from rate_limits where key = $1', [rowKey])
  }

  const takeToken = shareReadLimit(createReadLimit(), siblings)
  const report = (headers: Pick<Headers, 'append'> | null, state: LimitState) => {
    for (const [name, value] of Object.entries(limitHeaders(state))) headers?.append(name, value)
  }
  const createReporting = (headers: Pick<Headers, 'append'> | null): Limits => ({
    async take(limit, ...key) {
      const state = await take(limit, key)
      if (state && state.points !== Number.POSITIVE_INFINITY) report(headers, state)
    },
    takeRead(reader) {
      if (!settings.rate_limits) return
      const state = takeToken(reader)
      if (!state.isTaken) throw createLimitError('Too many requests in a short time.', state)
      report(headers, state)
    },
    read,
    giveBack,
    clear,
    reportTo: createReporting,
  })
  return createReporting(null)
}
