import { locks } from '../../../database/locks.ts'
import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'

/** Businesses in one batch, which is one transaction. */
const BATCH_SIZE = 500
/**
 * A key that more businesses share, such as the address of an agent of many companies, is no evidence for a duplicate.
 */
const MAX_BUSINESSES_PER_KEY = 20

/**
 * The rules for a pair: the property that both share, the minimum similarity of the names (0 to 1), and the lowest
 * score that the rule gives.
 */
const rules = [
  { kind: 'name', similarity: 0, score: 80 },
  { kind: 'sound', similarity: 0.4, score: 50 },
  { kind: 'phone', similarity: 0.3, score: 60 },
  { kind: 'street', similarity: 0.45, score: 50 },
]

/**
 * Takes the newest businesses from the queue and proposes pairs that may be the same.
 * @returns the number of businesses taken.
 */
export async function compareStep(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.businessComparison})`.execute(tx)
    const { rows } = await sql<{ business_id: number }>`
      delete from businesses_to_compare where id in (select id from businesses_to_compare order by id desc limit ${BATCH_SIZE})
      returning business_id`.execute(tx)
    const ids = [...new Set(rows.map(({ business_id }) => business_id))]
    if (ids.length === 0) return 0
    await tx.deleteFrom('business_keys').where('business_id', 'in', ids).execute()
    await sql`
      insert into business_keys (business_id, kind, key)
      select b.id, k.kind, k.key from businesses as b cross join lateral keys_of(b) as k
      where b.id = any(${ids}::bigint[])`.execute(tx)
    await sql`
      with shared as (
        select least(k.business_id, other.business_id) as first_id, greatest(k.business_id, other.business_id) as second_id,
          array_agg(distinct k.kind) as kinds
        from business_keys as k
        cross join lateral (
          select array_agg(business_id) as ids from (
            select o.business_id from business_keys as o
            where o.kind = k.kind and md5(o.key) = md5(k.key) and o.key = k.key limit ${MAX_BUSINESSES_PER_KEY + 1}
          ) as same having count(*) between 2 and ${MAX_BUSINESSES_PER_KEY}
        ) as block cross join unnest(block.ids) as other (business_id)
        where k.business_id = any(${ids}::bigint[]) and other.business_id <> k.business_id
        group by 1, 2
      ), scored as (
        -- The words of a name are a part of its key.
        select first_id, second_id, kinds,
          similarity(coalesce(split_part(f.key, '@', 1), ''), coalesce(split_part(s.key, '@', 1), '')) as alike
        from shared left join business_keys as f on f.business_id = first_id and f.kind = 'name'
          left join business_keys as s on s.business_id = second_id and s.kind = 'name'
      ), ruled as (
        select first_id, second_id, kinds, least(99, max(rule.score) + 8 * (cardinality(kinds) - 1) + round(10 * max(alike)))::int as score
        from scored join json_to_recordset(${JSON.stringify(rules)}::json) as rule (kind text, similarity real, score int)
          on rule.kind = any(kinds) and alike >= rule.similarity
        group by 1, 2, 3
      ), ended as (
        delete from duplicate_pairs as p where not is_different
          and (first_id = any(${ids}::bigint[]) or second_id = any(${ids}::bigint[]))
          and not exists (select from ruled as r where r.first_id = p.first_id and r.second_id = p.second_id)
      )
      -- A pair that stays keeps its id, because an administrator may be looking at it.
      insert into duplicate_pairs (first_id, second_id, kinds, score)
      select first_id, second_id, kinds, score from ruled
      on conflict (first_id, second_id) do update set kinds = excluded.kinds, score = excluded.score`.execute(tx)
    return rows.length
  })
}

/** Compares all businesses of the queue. */
export async function compareBusinesses({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await compareStep(db)) > 0);
}

/** The maximum number of batches that are compared before the list is shown. */
const MAX_BATCHES_BEFORE_LIST = 2

/**
 * Compares the businesses that were written last, so that the list includes them at once. A task compares the rest of
 * the queue.
 */
export async function compareNewestBusinesses({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  try {
    for (let count = 0; count < MAX_BATCHES_BEFORE_LIST && (await compareStep(db)) > 0; count++);
  } catch (error) {
    // A business may have been deleted meanwhile. The list must not fail because of it.
    log.warn({ err: error }, 'newest businesses could not be compared')
  }
}
