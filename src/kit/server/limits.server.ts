import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../api/errors.ts'
import type { Settings } from './settings.server.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A rate limit for each key, such as an IP address or a user. All processes share it through the database. */
export type Limit = {
  /** The prefix of its keys in the table `rate_limits`; unique. */
  name: string
  /** The number of uses allowed within `seconds`. */
  points: number | ((settings: Settings) => number)
  seconds: number
  /** The error message for the user; the waiting time is appended. */
  message: string
}

export type Limits = {
  /** Counts one use of a key. @throws `AppError` 429 with `Retry-After` when the limit is reached. */
  take(limit: Limit, ...key: string[]): Promise<void>
  /** Resets the count of a key. */
  clear(limit: Limit, ...key: string[]): Promise<void>
}

// The key column of the table is short. Hashes also keep email and IP addresses out of it.
const hash = (key: string[]) => createHash('sha256').update(key.join('\n')).digest('base64url')

/**
 * Creates the registered rate limits. With `RATE_LIMITS=off` they never refuse, but a limit that no feature registers
 * still fails.
 */
export function createLimits(pool: Pool, settings: Settings, limits: Limit[]): Limits {
  const limiters = new Map(
    limits.map((limit) => {
      const { name, points, seconds } = limit
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // A scheduled task deletes expired rows, instead of a timer in every process.
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
      if (!settings.rate_limits) return
      try {
        await limiter.consume(hash(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
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
      const limiter = find(limit)
      if (settings.rate_limits) await limiter.delete(hash(key))
    },
  }
}
