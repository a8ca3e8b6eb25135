import type { Db } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { formatCount } from '../../kit/text/text.ts'
import { describeDevice } from '../session/device.ts'
import { securityEvents } from '../session/securityEvents.ts'
import { type Origin, recordSecurityEvent } from '../session/securityLog.server.ts'
import { closeSessions, isAlive } from '../session/sessions.server.ts'

/** The maximum number of sessions in the list. */
const MAX_SESSIONS = 500

export async function listSessions(db: Db, viewer: Viewer, current: number | null) {
  const sessions = await db
    .selectFrom('sessions')
    .where('user_id', '=', viewer.id)
    .where(isAlive)
    .select(['id', 'created_at', 'last_used_at', 'user_agent'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === current })) }
}

/** @throws 404 for a session that is not the viewer's or has ended. */
export function endSession(db: Db, viewer: Viewer, origin: Origin, id: number) {
  return db.transaction().execute(async (tx) => {
    const [ended] = await closeSessions(tx, viewer.id, { only: id })
    if (!ended?.was_alive) throw new AppError('not_found', 'This session has already ended')
    await recordSecurityEvent(tx, viewer.id, origin, {
      kind: 'session.ended',
      detail: describeDevice(ended.user_agent),
    })
    return { message: 'The session has ended' }
  })
}

/** Ends all sessions of the viewer but the current one. */
export function endOtherSessions(db: Db, viewer: Viewer, origin: Origin, current: number | null) {
  return db.transaction().execute(async (tx) => {
    const ended = await closeSessions(tx, viewer.id, { except: current ?? undefined })
    const count = ended.filter(({ was_alive }) => was_alive).length
    if (count === 0) return { message: 'You are not logged in anywhere else' }
    await recordSecurityEvent(tx, viewer.id, origin, { kind: 'sessions.ended' })
    return { message: `${formatCount(count, 'other session')} ended` }
  })
}

const eventTexts: Record<string, string> = securityEvents

/** One page of the viewer's security log, newest first. */
export async function listSecurityEvents(
  db: Db,
  viewer: Viewer,
  { limit, cursor }: { limit: number; cursor?: number },
) {
  const rows = await db
    .selectFrom('security_events')
    .where('user_id', '=', viewer.id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .select(['id', 'kind', 'detail', 'count', 'first_at', 'last_at', 'client', 'device'])
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return {
    // A newer version may have recorded kinds of events that this version does not know. Their names are shown instead
    // of a text.
    events: page.map(({ detail, ...event }) => ({
      ...event,
      text: (eventTexts[event.kind] ?? event.kind).replace('{detail}', () => detail ?? ''),
    })),
    next_cursor,
  }
}
