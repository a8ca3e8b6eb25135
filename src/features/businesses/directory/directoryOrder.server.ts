import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'
import { type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import { invalid } from '../../../kit/api/errors.ts'
import type { DirectorySort } from '../businesses.constants.ts'
import { readBusinessRows } from '../businesses.query.server.ts'
import type { Place } from '../places/findPlace.server.ts'

/** The order of a list: ascending by a number, then by name and id. */
export type DirectoryOrder = {
  sort: DirectorySort
  /** The full order as the indexes have it, so that PostgreSQL reads a page from an index. */
  by: RawBuilder<unknown>
  /** The number alone, for sorting a few matches. */
  key: RawBuilder<unknown>
  /** The condition for businesses that precede all others, and the number with which they do. */
  first?: RawBuilder<unknown>
  firstKey?: RawBuilder<unknown>
}

const rank = sql`listing_rank(b.verification_status, b.is_claimed, b.description, b.tagline, b.phone, b.website)`

/** The maximum of `listing_rank`. */
const MAX_RANK = 15

const orders = {
  name: { sort: 'name', by: sql`b.business_name, b.id`, key: sql`0` },
  best: { sort: 'best', by: sql`${rank}, b.business_name, b.id`, key: rank },
  newest: { sort: 'newest', by: sql`b.id desc`, key: sql`-b.id` },
} satisfies Record<Exclude<DirectorySort, 'nearest'>, DirectoryOrder>

/**
 * @param named the query for documents whose business comes first in the order `best`. @throws 400 for `nearest` without a place
 */
export function findOrder(sort: DirectorySort, place: Place | null, named: TsQuery | null): DirectoryOrder {
  if (sort === 'best' && named !== null) {
    const first = sql`b.document @@ ${toSql(named)}`
    return {
      ...orders.best,
      first,
      firstKey: sql`${rank} - case when ${first} then ${sql.lit(MAX_RANK + 1)} else 0 end`,
    }
  }
  if (sort !== 'nearest') return orders[sort]
  if (!place) throw invalid('near', 'Please say near which ZIP code or city')
  // Businesses without coordinates come last.
  const key = sql`earth_point(b.latitude, b.longitude)
    <-> earth_point(${place.latitude}::double precision, ${place.longitude}::double precision)`
  return { sort, by: sql`${key}, b.business_name, b.id`, key }
}

type Page = { limit: number; offset: number; viewer_id: number | null }

/** One page of all listed businesses. */
export async function readSortedRows(db: Db, { by }: DirectoryOrder, { limit, offset, viewer_id }: Page) {
  const { rows } = await sql<{ id: number }>`
    select b.id from businesses as b where b.is_listed order by ${by} limit ${limit} offset ${offset}`.execute(db)
  // A separate statement, so that PostgreSQL reuses the plan of the joins for every page.
  return readInOrder(
    db,
    rows.map(({ id }) => Number(id)),
    viewer_id,
  )
}

/** The businesses with these ids, in the order of the ids. */
export async function readInOrder(db: Db, ids: number[], viewer_id: number | null) {
  const rows = await readBusinessRows(db, { ids, viewer_id })
  const order = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}
