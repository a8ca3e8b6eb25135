import { randomBytes } from 'node:crypto'
import { locks } from '../../database/locks.ts'
import { sql, type Tx } from '../../database/open.server.ts'
import { hashPassword } from '../../kit/passwords.server.ts'
import type { Services } from '../../kit/services.server.ts'
import { serverActor, writeAudit } from '../audit/audit.service.server.ts'

async function makeAdministrator(tx: Tx, email: string, password: string, state: string) {
  const password_hash = await hashPassword(password)
  const made = await tx
    .insertInto('users')
    .values({ email, password_hash, full_name: 'Administrator', state, is_admin: true, email_verified_at: sql`now()` })
    .returning(['id', 'full_name'])
    .executeTakeFirstOrThrow()
  await auditPromotion(tx, made)
}

const auditPromotion = (tx: Tx, { id, full_name }: { id: number; full_name: string }) =>
  writeAudit(tx, serverActor, {
    action: 'user.promote',
    target_type: 'user',
    target_id: id,
    target_name: full_name,
  })

async function findFreeAddress(tx: Tx) {
  const taken = await tx
    .selectFrom('users')
    .where(sql<boolean>`lower(email) like 'admin%@localhost'`)
    .select(sql<string>`lower(email)`.as('email'))
    .execute()
  const addresses = new Set(taken.map(({ email }) => email))
  for (let number = 1; ; number++) {
    const email = number === 1 ? 'admin@localhost' : `admin-${number}@localhost`
    if (!addresses.has(email)) return email
  }
}

/**
 * Creates or promotes the administrator of the settings. An existing account keeps its password. Without a setting and
 * without any administrator, creates `admin@localhost`, or `admin-2@localhost` and so on when that address is taken. It
 * never deletes an account, and promotes only the account of the settings.
 * @returns the new account with its generated password; null when none was generated.
 */
export async function ensureAdministrator({ db, settings, log }: Services) {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.firstAdministrator})`.execute(tx)
    const { admin, site } = settings
    if (admin) {
      const known = await tx
        .selectFrom('users')
        .where(sql<boolean>`lower(email) = lower(${admin.email})`)
        .select(['id', 'full_name', 'is_admin', 'is_banned', 'email_verified_at'])
        // FOR UPDATE would wait for a running import, which holds a key share lock on its administrator.
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!known) {
        await makeAdministrator(tx, admin.email, admin.password, site.region_code)
        log.info({ email: admin.email }, 'administrator created')
        return null
      }
      if (known.is_admin && !known.is_banned && known.email_verified_at) return null
      await tx
        .updateTable('users')
        .set({ is_admin: true, is_banned: false, email_verified_at: sql`coalesce(email_verified_at, now())` })
        .where('id', '=', known.id)
        .execute()
      if (!known.is_admin) await auditPromotion(tx, known)
      return null
    }
    const any = await tx.selectFrom('users').where('is_admin', '=', true).select('id').limit(1).executeTakeFirst()
    if (any) return null
    const email = await findFreeAddress(tx)
    const password = randomBytes(12).toString('base64url')
    await makeAdministrator(tx, email, password, site.region_code)
    return { email, password }
  })
}
