import { type Db, sql } from '../../../database/open.server.ts'
import type { Samples } from './countWords.server.ts'

export type StoredCounts = {
  counts: Samples
  counted_at: Date
  duration: number
  /** Milliseconds since the count, by the clock of the database. */
  age: number
}

/** Reads the stored counts. @returns null when none are stored, or when they are from the given time. */
export async function readCounts(db: Db, known: Date | null): Promise<StoredCounts | null> {
  const { rows } = await sql<StoredCounts>`
    select counts, counted_at, duration, (extract(epoch from now() - counted_at) * 1000)::float8 as age from word_counts
    where counts is not null and counted_at is distinct from ${known}::timestamptz`.execute(db)
  return rows[0] ?? null
}

/** The time after which a claimed count is considered abandoned. */
const COUNT_TIMEOUT = '1 minute'

/** Claims the next count. @returns whether this process may count. */
export async function claimCount(db: Db): Promise<boolean> {
  const { rows } = await sql`
    update word_counts set begun_at = now() where begun_at < now() - ${COUNT_TIMEOUT}::interval returning 1`.execute(db)
  return rows.length > 0
}

export async function storeCounts(db: Db, counts: Samples, duration: number): Promise<Date | null> {
  const { rows } = await sql<{ counted_at: Date }>`
    update word_counts set counts = ${JSON.stringify(counts)}::json, counted_at = now(), duration = ${Math.round(duration)},
      begun_at = '-infinity'
    returning counted_at`.execute(db)
  return rows[0]?.counted_at ?? null
}
