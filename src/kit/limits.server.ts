import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'
import type { Settings } from './settings.server.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How often something may be done for one key, such as an address or a user. */
export type Limit = {
  /** Begins the keys in the table `rate_limits`, so no two limits have the same name. */
  name: string
  /** The number of times within `seconds`. */
  points: number | ((settings: Settings) => number)
  seconds: number
  /** What a person is told; the waiting time is added. */
  message: string
}

export type Limits = {
  /** Uses up one point of a key. @throws `AppError` 429 with `Retry-After` when none is left. */
  take(limit: Limit, ...key: string[]): Promise<void>
  /** Gives a key all its points back. */
  clear(limit: Limit, ...key: string[]): Promise<void>
}

// The table's key column is short, and addresses need not be readable in it.
const hash = (key: string[]) => createHash('sha256').update(key.join('\n')).digest('base64url')

/** Counts in the database, so that a limit holds over all processes. */
export function createLimits(pool: Pool, settings: Settings, limits: Limit[]): Limits {
  if (!settings.rate_limits) return { take: async () => {}, clear: async () => {} }
  const limiters = new Map(
    limits.map((limit) => {
      const { name, points, seconds } = limit
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // A scheduled task clears the table instead of a timer in every process.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: typeof points === 'number' ? points : points(settings),
        duration: seconds,
      })
      return [limit, limiter]
    }),
  )
  function find(limit: Limit): RateLimiterPostgres {
    const limiter = limiters.get(limit)
    if (!limiter) throw new Error(`The limit ${limit.name} is not registered by its feature`)
    return limiter
  }
  return {
    async take(limit, ...key) {
      const limiter = find(limit)
      try {
        await limiter.consume(hash(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        const minutes = Math.ceil(seconds / 60)
        throw new AppError(
          'too_many',
          `${limit.message} Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
          {},
          { 'Retry-After': String(seconds) },
        )
      }
    },
    async clear(limit, ...key) {
      await find(limit).delete(hash(key))
    },
  }
}
