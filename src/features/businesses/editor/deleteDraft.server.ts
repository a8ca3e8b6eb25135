import type { Db, Tx } from '../../../database/open.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'

/** Deletes the editor's own draft, if there is one. */
export const deleteDraft = (db: Db | Tx, viewer: Viewer, id: number | undefined) =>
  db
    .deleteFrom('business_drafts')
    .where('user_id', '=', viewer.id)
    .where('business_id', 'is not distinct from', id ?? null)
    .execute()
