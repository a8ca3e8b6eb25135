import { type Db, sql } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { notifyOfWaiting } from '../waiting/notifyOfWaiting.server.ts'
import { selectDecisions, serializeDecision } from './decisions.query.server.ts'
import type { Decision } from './reports.contract.ts'
import { appeals } from './reports.limits.server.ts'

type DecisionQuery = ReturnType<typeof selectDecisions>
type AppealServices = Pick<Services, 'db' | 'limits'>

const byToken = (token: string) => (query: DecisionQuery) =>
  query.where('r.appeal_token_hash', '=', hashToken(token)).where('r.author_id', 'is not', null)

const LINK_NOT_VALID = 'This link is not valid any more'

/** Reads the contested decision of a link in an email. @throws 404 */
export async function readAppealable(db: Db, token: string): Promise<Decision> {
  const decision = assertFound(await byToken(token)(selectDecisions(db)).executeTakeFirst(), LINK_NOT_VALID)
  return serializeDecision(decision, decision.author_id)
}

/** @throws 404 when the decision is not about the viewer, 409 after an earlier appeal or too late, 429 */
export const appealAsAuthor = (services: AppealServices, viewer: Viewer, id: number, message: string) =>
  fileAppeal(
    services,
    (query) => query.where('r.id', '=', id).where('r.author_id', '=', viewer.id),
    { limitKey: String(viewer.id), notFound: 'Decision not found' },
    message,
  )

/** @throws 404 for an unknown token, 409 after an earlier appeal or too late, 429 */
export const appealByToken = (
  services: AppealServices,
  client: string,
  { token, message }: { token: string; message: string },
) => fileAppeal(services, byToken(token), { limitKey: client, notFound: LINK_NOT_VALID }, message)

async function fileAppeal(
  { db, limits }: AppealServices,
  find: (query: DecisionQuery) => DecisionQuery,
  { limitKey, notFound }: { limitKey: string; notFound: string },
  message: string,
) {
  const { report_id, author_id } = assertFound(await find(selectDecisions(db)).executeTakeFirst(), notFound)
  await limits.take(appeals, limitKey)
  await db.transaction().execute(async (tx) => {
    // The lock order is the user, then the report, as in the deletion of an account.
    await tx.selectFrom('users').where('id', '=', author_id).select('id').forKeyShare().execute()
    await tx.selectFrom('reports').where('id', '=', report_id).select('id').forUpdate().execute()
    // Read again, because the decision may have changed before the lock.
    const decision = assertFound(await find(selectDecisions(tx)).executeTakeFirst(), notFound)
    if (decision.appeal_status !== null) {
      throw new AppError('conflict', 'You have already appealed against this decision')
    }
    if (!decision.is_in_time) throw new AppError('conflict', 'It is too late to appeal against this decision')
    const appeal = await tx
      .insertInto('reports')
      .columns([
        ...(['target_type', 'target_id', 'target_title', 'target_path', 'author_id'] as const),
        ...(['appealed_report_id', 'appealed_at', 'report_count'] as const),
      ])
      .expression(
        tx
          .selectFrom('reports')
          .where('id', '=', report_id)
          .select(['target_type', 'target_id', 'target_title', 'target_path', 'author_id', 'id', 'resolved_at'])
          .select(sql<number>`1`.as('report_count')),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('report_entries')
      .values({ report_id: appeal.id, reporter_id: decision.author_id, reason: 'other', message })
      .execute()
    await notifyOfWaiting(tx)
  })
  return { message: 'Your appeal has been sent. A moderator looks at the decision again, and you get an email.' }
}

/**
 * Creates the link with which the author can appeal without a login. It replaces an earlier link for the same report.
 * Returns null when the decision was changed meanwhile.
 */
export async function createAppealLink({ db, settings }: Pick<Services, 'db' | 'settings'>, report_id: number) {
  const decision = await selectDecisions(db).where('r.id', '=', report_id).executeTakeFirst()
  if (!decision?.is_in_time) return null
  const token = createToken()
  await db
    .updateTable('reports')
    .set({ appeal_token_hash: hashToken(token) })
    .where('id', '=', report_id)
    .execute()
  return { url: `${settings.public_url}/appeal?token=${token}`, until: decision.until }
}
