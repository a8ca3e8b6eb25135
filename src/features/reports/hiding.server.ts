import { sql, type Tx } from '../../database/open.server.ts'
import type { Actor } from '../audit/audit.service.server.ts'
import type { TargetType } from './reports.constants.ts'

type HiddenPost = {
  target_type: string & TargetType
  target_id: number
  title: string
  path: string | null
  author_id: number | null
  note: string | null
}

/**
 * Records that a moderator has hidden a held post, in the form of a decided report, so that its author can read the
 * reason on the page and appeal.
 * @returns the id of the report
 */
export async function recordHiding(
  tx: Tx,
  { viewer }: Actor,
  { target_type, target_id, title, path, author_id, note }: HiddenPost,
) {
  const { id } = await tx
    .insertInto('reports')
    .values({
      ...{ target_type, target_id, target_title: title, target_path: path, author_id, note },
      ...{ status: 'resolved', action: 'hide', resolver_id: viewer.id, resolved_at: sql<string>`now()` },
      report_count: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('report_entries')
    .values({
      report_id: id,
      reporter_id: viewer.id,
      reason: 'spam',
      message: 'The post waited for a moderator, because a new member had put a link in it.',
    })
    .execute()
  return id
}
