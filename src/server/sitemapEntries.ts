import { type Db, sql } from '../database/open.server.ts'
import type { SitemapEntries } from '../kit/server/feature.server.ts'

type Entry = { id: number; changed_at: string }
/** A range of ids: greater than `above`, up to and including `upTo`. */
export type IdRange = { above: number; upTo: number }

/** Entries with ids in the range, by id. */
export async function readEntries(db: Db, entries: SitemapEntries, { above, upTo }: IdRange, limit: number) {
  const { id, from, shown, changed_at } = entries
  const { rows } = await sql<Entry>`
    select ${id}, ${changed_at} as changed_at from ${from}
    where ${shown} and ${id} > ${above} and ${id} <= ${upTo} order by ${id} limit ${limit}`.execute(db)
  return rows
}

/** The entry with the highest id. */
export async function readNewestEntry(db: Db, entries: SitemapEntries): Promise<Entry | undefined> {
  const { id, from, shown, changed_at } = entries
  const { rows } = await sql<Entry>`
    select ${id}, ${changed_at} as changed_at from ${from} where ${shown} order by ${id} desc limit 1`.execute(db)
  return rows[0]
}

/** Counts entries, at most `limit`. */
export async function countUpTo(db: Db, { from, shown }: SitemapEntries, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from ${from} where ${shown} limit ${limit}) as shown`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the numbers of the id ranges that contain an entry. Range 1 contains the ids from 1 to `size`. */
export async function listIdRanges(
  db: Db,
  { table, id, from, shown }: SitemapEntries,
  size: number,
): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    select range from generate_series(1, (select (max(id) - 1) / ${size}::bigint + 1 from ${sql.table(table)})) as range
    where exists (
      select from ${from} where ${shown} and ${id} > (range - 1) * ${size}::bigint and ${id} <= range * ${size}::bigint
    ) order by range`.execute(db)
  return rows.map(({ range }) => range)
}
