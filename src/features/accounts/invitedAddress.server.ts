import { type Db, sql } from '../../database/open.server.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { INVITATION_DAYS } from './invitations.constants.ts'

/** Whether the token was sent to this email address with an open invitation. Knowing it proves access to the mailbox. */
export const provesEmailAddress = async (db: Db, token: string, email: string) =>
  Boolean(
    await db
      .selectFrom('business_members')
      .where('token_hash', '=', hashToken(token))
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('invited_at', '>', sql<string>`now() - make_interval(days => ${INVITATION_DAYS})`)
      .select('id')
      .executeTakeFirst(),
  )
