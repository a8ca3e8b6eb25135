import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

export type Limit = {
  /** @throws `AppError` 429 with `Retry-After` when the allowance of this key is used up; else uses one up. */
  take(...key: string[]): Promise<void>
  /** Gives the whole allowance back. */
  clear(...key: string[]): Promise<void>
}

// the table's key column is short, and addresses need not be readable in it
const hash = (key: string[]) => createHash('sha256').update(key.join('\n')).digest('base64url')

/**
 * A limit kept in the database, so that it holds over all processes.
 * @param points how often within `duration` seconds.
 * @param sentence what a person is told; the waiting time is added.
 */
export function createLimit(pool: Pool, name: string, points: number, duration: number, sentence: string): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // one scheduled job clears the table instead of a timer in every process
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  })
  return {
    async take(...key) {
      try {
        await limiter.consume(hash(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        const minutes = Math.ceil(seconds / 60)
        throw new AppError(
          'too_many',
          `${sentence} Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
          {},
          { 'Retry-After': String(seconds) },
        )
      }
    },
    async clear(...key) {
      await limiter.delete(hash(key))
    },
  }
}

/** A limit that is switched off. */
export const noLimit: Limit = { take: async () => {}, clear: async () => {} }
