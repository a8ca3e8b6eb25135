import { type Db, sql } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { refreshIndexes } from '../businesses.query.server.ts'
import { assertImport, assertState, type ImportPage, lockImport } from './importState.server.ts'

/** @throws 404 */
export async function listMissing(db: Db, id: number, { limit, cursor }: ImportPage) {
  await assertImport(db, id)
  const rows = await db
    .selectFrom('import_missing as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .where('m.import_id', '=', id)
    .$if(cursor !== undefined, (query) => query.where('b.id', '>', cursor as number))
    .select(['b.id', 'b.business_name', 'b.city', 'b.is_public', 'b.is_claimed'])
    .orderBy('b.id')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { businesses: page, next_cursor }
}

/** Removes missing businesses from the directory: those with these ids, or all unclaimed ones. @throws 404, 409 */
export async function unpublishMissing(
  { background }: Pick<Services, 'background'>,
  actor: Actor,
  id: number,
  ids?: number[],
) {
  const unpublished = await background.transaction().execute(async (tx) => {
    const { state, file_name } = await lockImport(tx, id)
    assertState(state, 'applied')
    const isSelected = ids ? sql`m.business_id = any(${ids}::bigint[])` : sql`not b.is_claimed`
    const { rows } = await sql<{ id: number; business_name: string }>`
      with hidden as (
        update businesses as b set is_public = false, updated_at = now() from import_missing as m
        where m.import_id = ${id} and m.business_id = b.id and b.is_public and ${isSelected}
        returning b.id, b.business_name
      ), marked as (
        update import_missing as m set unpublished = true from hidden where m.import_id = ${id} and m.business_id = hidden.id
      )
      select id, business_name from hidden`.execute(tx)
    await writeAudit(tx, actor, {
      action: 'business.unpublish',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
      details: { businesses: rows.length, names: rows.slice(0, 50).map(({ business_name }) => business_name) },
    })
    if (rows.length > 0) await refreshIndexes(tx)
    return rows.length
  })
  return {
    message:
      unpublished === 0
        ? 'There was nothing to take off the directory.'
        : `${formatCount(unpublished, 'business is', 'businesses are')} no longer in the public directory.`,
    unpublished,
  }
}
