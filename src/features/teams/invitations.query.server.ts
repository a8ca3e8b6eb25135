import { type Db, sql } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { INVITATION_DAYS } from '../accounts/invitations.constants.ts'

const isExpired = sql<boolean>`(m.invited_at <= now() - make_interval(days => ${INVITATION_DAYS}))`

/**
 * Selects the invitations that the viewer may accept: those to their verified email address, and the one with this token,
 * which comes first. Expired ones are included. Invitations by a banned owner are left out.
 */
export function selectInvitations(db: Db, settings: Settings, viewer: Viewer, token = '') {
  const byToken = sql<boolean>`coalesce(m.token_hash = ${hashToken(token)}, false)`
  const andVerified = settings.email_verification ? sql`and email_verified_at is not null` : sql``
  const toViewerEmail = sql<boolean>`lower(m.email) = (select lower(email) from users where id = ${viewer.id} ${andVerified})`
  return db
    .selectFrom('business_members as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .leftJoin('business_members as owning', (join) =>
      join.onRef('owning.business_id', '=', 'b.id').on('owning.role', '=', 'owner'),
    )
    .leftJoin('users as owner', 'owner.id', 'owning.user_id')
    .where('m.status', '=', 'invited')
    .where(sql<boolean>`owner.is_banned is distinct from true`)
    .where(sql<boolean>`(${byToken} or ${toViewerEmail})`)
    .select([
      'm.id as association_id',
      'm.business_id',
      'b.business_name',
      'b.display_name',
      'owner.full_name as owner_name',
      sql<string>`m.email`.as('email'),
      'm.role',
      isExpired.as('is_expired'),
    ])
    .orderBy(byToken, 'desc')
    .orderBy('m.id')
}
