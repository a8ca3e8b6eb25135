import { type Db, sql } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { enqueue } from '../../../kit/server/tasks.server.ts'
import { formatCount } from '../../../kit/text/text.ts'
import type { Actor } from '../../audit/audit.service.server.ts'
import { assertImport, assertState, type ImportServices, lockImport, STEP_WAIT_MS } from './importState.server.ts'
import { readImport, selectImports } from './imports.query.server.ts'
import { IMPORTS } from './run/imports.tasks.server.ts'

/**
 * Publishes the businesses that an import has added, in steps. A repeated call returns the import as it is.
 * @throws 404, 409 when there is nothing to publish.
 */
export async function publishImport(services: ImportServices, actor: Actor, id: number) {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    const { state, publishing } = await lockImport(tx, id)
    assertState(state, 'applied')
    if (publishing === 'running') return
    const { publishable } = await selectImports(tx).where('i.id', '=', id).executeTakeFirstOrThrow()
    if (publishable === 0 && publishing === 'done') return
    if (publishable === 0) throw new AppError('conflict', 'There is nothing left to publish')
    const { viewer, ip } = actor
    const { rows: only } = await sql<{ id: number; business_name: string }>`
      select b.id, b.business_name from import_businesses as o join businesses as b on b.id = o.business_id
      where o.import_id = ${id} and o.effect = 'created' and b.verification_status = 'imported' and ${publishable} = 1`.execute(
      tx,
    )
    const entry = await tx
      .insertInto('audit_log')
      .values({
        actor_id: viewer.id,
        actor_name: viewer.full_name,
        action: 'business.publish',
        target_type: 'business',
        target_id: only[0]?.id ?? null,
        target_name: only[0]?.business_name ?? formatCount(publishable, 'business', 'businesses'),
        ip_address: ip || null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('imports')
      .set({ publishing: 'running', published_line: 0, publisher_id: viewer.id, publish_entry_id: entry.id })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForPublishing(db, id)
  return { import: await readImport(db, id) }
}

/** Waits a moment, so that publishing a few businesses has finished when the call returns. */
async function waitForPublishing(db: Db, id: number) {
  const end = Date.now() + STEP_WAIT_MS / 4
  while (Date.now() < end) {
    const row = await db.selectFrom('imports').where('id', '=', id).select('publishing').executeTakeFirst()
    if (row?.publishing !== 'running') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @throws 404, 409 when nothing is being published. */
export async function cancelPublishing({ db }: Pick<Services, 'db'>, id: number) {
  const cancelled = await db
    .updateTable('imports')
    .set({ publishing: 'cancelled' })
    .where('id', '=', id)
    .where('publishing', '=', 'running')
    .executeTakeFirst()
  if (cancelled.numUpdatedRows === 0n) {
    await assertImport(db, id)
    throw new AppError('conflict', 'Nothing is being published')
  }
  return { import: await readImport(db, id) }
}
