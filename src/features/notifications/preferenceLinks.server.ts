import { type Db, sql } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { LINK_DAYS, type NotificationKind } from './notifications.constants.ts'
import { readPreferences, updatePreferences } from './preferences.service.server.ts'

/**
 * Creates the token for links in an email. It opens the preferences of the account, and stops these kinds of email with
 * one click.
 */
export async function createPreferenceLink(db: Db, user_id: number, kinds: NotificationKind[]): Promise<string> {
  const token = createToken()
  await db
    .insertInto('preference_links')
    .values({
      ...{ token_hash: hashToken(token), user_id, kinds },
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute()
  return token
}

/** @throws 404 for an unknown or expired token */
export async function readLink(db: Db, token: string) {
  const link = await db
    .selectFrom('preference_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', sql<string>`now()`)
    .where('u.is_banned', '=', false)
    .select(['l.user_id', 'l.kinds', 'u.email'])
    .executeTakeFirst()
  if (link) return { ...link, kinds: link.kinds as NotificationKind[] }
  throw new AppError(
    'not_found',
    'This link has expired. Log in to choose your emails, or use the link in a newer email.',
  )
}

/** Masks an email address as `a…@example.com`, which its owner still recognizes. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

export async function readByLink(db: Db, token: string) {
  const { user_id, kinds, email } = await readLink(db, token)
  return { preferences: await readPreferences(db, user_id), kinds, email: maskEmail(email) }
}

export async function updateByLink(db: Db, token: string, update: Parameters<typeof updatePreferences>[2]) {
  const { user_id, kinds, email } = await readLink(db, token)
  return { preferences: await updatePreferences(db, user_id, update), kinds, email: maskEmail(email) }
}

/** Stops the kinds of email of the email that contained the link. Repeating it changes nothing. */
export async function unsubscribe(db: Db, token: string) {
  const { user_id, kinds } = await readLink(db, token)
  await updatePreferences(db, user_id, Object.fromEntries(kinds.map((kind) => [kind, { email: 'never' as const }])))
  return { message: 'You will not get these emails any more.' }
}

export const sweepPreferenceLinks = (db: Db) =>
  db.deleteFrom('preference_links').where('expires_at', '<', sql<string>`now()`).execute()
