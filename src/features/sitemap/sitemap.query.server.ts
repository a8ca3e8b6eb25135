import { type Db, sql } from '../../database/open.server.ts'
import { publicOnly } from '../businesses/businesses.query.server.ts'
import { OPEN_DAYS } from '../jobs/jobs.constants.ts'
import { isActive } from '../jobs/jobs.query.server.ts'

/** What has pages of its own, by the names of the lists that lead to them. */
export const kinds = ['questions', 'jobs', 'events', 'businesses'] as const
export type Kind = (typeof kinds)[number]
export type Entry = { id: number; changed_at: string }
/** Above the first number, up to the last. */
export type Range = { above: number; upTo: number }

const rows = {
  questions: {
    id: sql<number>`q.id`,
    from: sql`questions as q`,
    shown: sql<boolean>`true`,
    changed_at: sql`greatest(q.created_at, q.edited_at, (
      select max(greatest(a.created_at, a.edited_at)) from answers as a where a.question_id = q.id
    ))`,
  },
  jobs: {
    id: sql<number>`j.id`,
    from: sql`jobs as j`,
    shown: isActive,
    // opened again or renewed, it says another day on which it closes
    changed_at: sql`greatest(j.created_at, j.edited_at, j.expires_at - make_interval(days => ${sql.lit(OPEN_DAYS)}))`,
  },
  events: {
    id: sql<number>`e.id`,
    from: sql`events as e`,
    // the sweep tells the index what is over, a little later than the clock
    shown: sql<boolean>`e.listed and not e.is_over and e.end_datetime > now()`,
    changed_at: sql`greatest(e.created_at, e.edited_at)`,
  },
  businesses: {
    id: sql<number>`b.id`,
    from: sql`businesses as b`,
    shown: publicOnly,
    changed_at: sql`b.updated_at`,
  },
}

export async function readEntries(db: Db, kind: Kind, { above, upTo }: Range, limit: number): Promise<Entry[]> {
  const { id, from, shown, changed_at } = rows[kind]
  const { rows: entries } = await sql<Entry>`
    select ${id}, ${changed_at} as changed_at from ${from}
    where ${shown} and ${id} > ${above} and ${id} <= ${upTo} order by ${id} limit ${limit}`.execute(db)
  return entries
}

export async function readNewest(db: Db, kind: Kind): Promise<Entry | undefined> {
  const { id, from, shown, changed_at } = rows[kind]
  const { rows: entries } = await sql<Entry>`
    select ${id}, ${changed_at} as changed_at from ${from} where ${shown} order by ${id} desc limit 1`.execute(db)
  return entries[0]
}

/** How many there are, counted no further than to `limit`. */
export async function countUpTo(db: Db, kind: Kind, limit: number): Promise<number> {
  const { from, shown } = rows[kind]
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) from (select from ${from} where ${shown} limit ${limit}) as shown`.execute(db)
  return counted[0]?.count ?? 0
}

/** Which ranges of so many numbers hold any: 1 is the range from 1 to `size`. */
export async function listRanges(db: Db, kind: Kind, size: number): Promise<number[]> {
  const { id, from, shown } = rows[kind]
  const { rows: ranges } = await sql<{ range: number }>`
    select range from generate_series(1, (select (max(id) - 1) / ${size}::bigint + 1 from ${sql.table(kind)})) as range
    where exists (
      select from ${from} where ${shown} and ${id} > (range - 1) * ${size}::bigint and ${id} <= range * ${size}::bigint
    ) order by range`.execute(db)
  return ranges.map(({ range }) => range)
}
