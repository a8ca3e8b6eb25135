import { randomBytes } from 'node:crypto'
import { locks } from '../../database/locks.ts'
import { sql, type Tx } from '../../database/open.server.ts'
import { hashPassword } from '../../kit/server/passwords.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { serverActor, writeAudit } from '../audit/audit.service.server.ts'
import { recordSecurityEvent } from '../session/securityLog.server.ts'

async function createAdministrator(tx: Tx, email: string, password: string, state: string) {
  const password_hash = await hashPassword(password)
  const created = await tx
    .insertInto('users')
    .values({
      email,
      password_hash,
      full_name: 'Administrator',
      state,
      role: 'administrator',
      email_verified_at: sql`now()`,
    })
    .returning(['id', 'full_name'])
    .executeTakeFirstOrThrow()
  await recordPromotion(tx, created)
}

async function recordPromotion(tx: Tx, { id, full_name }: { id: number; full_name: string }) {
  await writeAudit(tx, serverActor, {
    action: 'user.promote',
    target_type: 'user',
    target_id: id,
    target_name: full_name,
  })
  await recordSecurityEvent(tx, id, null, { kind: 'role.changed', detail: 'an administrator' })
}

/** The first email address of `admin@localhost`, `admin-2@localhost` and so on that no account has. */
async function findFreeEmail(tx: Tx) {
  const users = await tx
    .selectFrom('users')
    .where(sql<boolean>`lower(email) like 'admin%@localhost'`)
    .select(sql<string>`lower(email)`.as('email'))
    .execute()
  const takenEmails = new Set(users.map(({ email }) => email))
  for (let number = 1; ; number++) {
    const email = number === 1 ? 'admin@localhost' : `admin-${number}@localhost`
    if (!takenEmails.has(email)) return email
  }
}

/**
 * Creates or promotes the administrator that `ADMIN_EMAIL` names. An existing account keeps its password. Without this
 * setting and without any administrator, creates an account with a free email address and a generated password.
 * @returns the email address and the generated password of a new account; null when no password was generated.
 */
export async function ensureAdministrator({ db, settings, log }: Services) {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.firstAdministrator})`.execute(tx)
    const { admin, site } = settings
    if (admin) {
      const account = await tx
        .selectFrom('users')
        .where(sql<boolean>`lower(email) = lower(${admin.email})`)
        .select(['id', 'full_name', 'is_admin', 'is_banned', 'email_verified_at'])
        // FOR UPDATE would wait for a running import, which holds a key share lock on its administrator.
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!account) {
        await createAdministrator(tx, admin.email, admin.password, site.region_code)
        log.info('administrator created')
        return null
      }
      if (account.is_admin && !account.is_banned && account.email_verified_at) return null
      await tx
        .updateTable('users')
        .set({ role: 'administrator', is_banned: false, email_verified_at: sql`coalesce(email_verified_at, now())` })
        .where('id', '=', account.id)
        .execute()
      if (!account.is_admin) await recordPromotion(tx, account)
      return null
    }
    const administrator = await tx
      .selectFrom('users')
      .where('role', '=', 'administrator')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (administrator) return null
    const email = await findFreeEmail(tx)
    const password = randomBytes(16).toString('base64url')
    await createAdministrator(tx, email, password, site.region_code)
    return { email, password }
  })
}
