import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { MAX_PICTURES } from '../pictures/pictures.constants.ts'

/**
 * Shows the logo and the cover of a merged business among the photos of the kept one, which keeps its own.
 * @returns the ids of the new photos, for undoing.
 */
export async function addPicturesAsPhotos(tx: Tx, removedId: number, keptId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into business_pictures (business_id, hash, role, alt, position, created_by)
    select ${keptId}, p.hash, 'photo', p.alt, coalesce((select max(position) from business_pictures where business_id = ${keptId}), 0) + 1,
      p.created_by
    from business_pictures as p
    where p.business_id = ${removedId} and p.role <> 'photo'
      and not exists (select from business_pictures as own where own.business_id = ${keptId} and own.hash = p.hash)
    order by p.id
    limit greatest(0, ${MAX_PICTURES} - (select count(*) from business_pictures where business_id = ${keptId}))
    on conflict do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Removes these photos of the kept business again. */
export const removePhotos = (db: Db, kept: number, ids: number[]) =>
  db
    .deleteFrom('business_pictures')
    .where('business_id', '=', kept)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
