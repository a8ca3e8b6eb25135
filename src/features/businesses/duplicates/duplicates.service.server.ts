import { type Db, sql, toLikePattern } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { selectBusinesses, serializeBusiness } from '../businesses.query.server.ts'
import type { DuplicatePair } from './duplicates.contract.ts'

type DuplicatesQuery = { search?: string; limit: number; cursor?: [number, number] }

/** One page of the undecided pairs, the most likely duplicates first. */
export async function listDuplicates(
  db: Db,
  { viewer }: Pick<Actor, 'viewer'>,
  { search, limit, cursor }: DuplicatesQuery,
) {
  const open = db
    .selectFrom('duplicate_pairs')
    .where('is_different', '=', false)
    .$if(search !== undefined, (query) => query.where(matchesWords(search as string)))
  const [rows, { total }] = await Promise.all([
    open
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(-score, id) > (${-(cursor?.[0] ?? 0)}::int, ${cursor?.[1] ?? 0}::bigint)`),
      )
      .select(['id', 'first_id', 'second_id', 'kinds', 'score'])
      .orderBy('score', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute(),
    open.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const page = rows.slice(0, limit)
  const ids = page.flatMap(({ first_id, second_id }) => [first_id, second_id])
  const businessRows = await selectBusinesses(db, viewer)
    .where('b.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(businessRows.map((row) => [row.id, serializeBusiness(viewer, row)]))
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    pairs: page.flatMap(({ id, kinds, score, first_id, second_id }) => {
      const [first, second] = [byId.get(first_id), byId.get(second_id)]
      return first && second ? [{ id, kinds: kinds as DuplicatePair['kinds'], score, first, second }] : []
    }),
    total,
    next_cursor: last ? `${last.score}_${last.id}` : null,
  }
}

/** Whether one of the two businesses of a pair has each of the words in its name or city, as stored or as shown. */
const matchesWords = (search: string) =>
  sql<boolean>`exists (select from businesses as b where b.id in (first_id, second_id)
    and concat_ws(' ', b.business_name, b.display_name, b.city, b.display_city) ilike all (${search.split(/\s+/).map(toLikePattern)}::text[]))`

/** Records that the two businesses of a pair are different. @throws 404, 409 when another administrator has decided. */
export async function recordDifferent({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    const pair = assertFound(
      await tx.selectFrom('duplicate_pairs').where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),
      'This pair is no longer there',
    )
    if (pair.is_different)
      throw new AppError('conflict', 'An administrator has already decided that these businesses are different')
    await tx
      .updateTable('duplicate_pairs')
      .set({ is_different: true, decided_by: actor.viewer.id, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const names = await tx
      .selectFrom('businesses')
      .where('id', 'in', [pair.first_id, pair.second_id])
      .select(['id', 'business_name'])
      .orderBy('id')
      .execute()
    await writeAudit(tx, actor, {
      action: 'duplicate.different',
      target_type: 'business',
      target_id: pair.first_id,
      target_name: names[0]?.business_name,
      details: { other: names[1]?.business_name, other_id: pair.second_id },
    })
    return { message: 'They will not be proposed again.' }
  })
}
