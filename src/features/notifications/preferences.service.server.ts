import { type Db, sql } from '../../database/open.server.ts'
import {
  type EmailTime,
  type NotificationKind,
  notificationKinds,
  type Preference,
  standardPreference,
} from './notifications.constants.ts'

export type Preferences = Record<NotificationKind, Preference>

export async function readPreferences(db: Db, user_id: number): Promise<Preferences> {
  const rows = await db
    .selectFrom('notification_preferences')
    .where('user_id', '=', user_id)
    .select(['kind', 'site', 'email'])
    .execute()
  const chosen = new Map(rows.map(({ kind, site, email }) => [kind, { site, email: email as EmailTime }]))
  return Object.fromEntries(
    notificationKinds.map((kind) => [kind, chosen.get(kind) ?? standardPreference(kind)]),
  ) as Preferences
}

/** Changes the preferences of some kinds. They also apply to unsent emails. */
export const updatePreferences = (
  db: Db,
  user_id: number,
  update: Partial<Record<NotificationKind, Partial<Preference>>>,
) =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute()
    const before = await readPreferences(tx, user_id)
    for (const [kind, change] of Object.entries(update) as [NotificationKind, Partial<Preference>][]) {
      const values = { site: change.site ?? before[kind].site, email: change.email ?? before[kind].email }
      await tx
        .insertInto('notification_preferences')
        .values({ user_id, kind, ...values })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
        .execute()
      await tx
        .updateTable('notifications')
        .set({ email: values.email === 'never' ? null : values.email })
        .where('user_id', '=', user_id)
        .where('email', 'is not', null)
        .where(sql<boolean>`exists (select from notices as x where x.id = notice_id and x.kind = ${kind})`)
        .execute()
    }
    return readPreferences(tx, user_id)
  })
