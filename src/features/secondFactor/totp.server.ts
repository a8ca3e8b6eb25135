import { Secret, TOTP } from 'otpauth'
import { type Db, sql } from '../../database/open.server.ts'
import type { Site } from '../../kit/page/site.ts'

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_SIZE = 20
/** The number of time steps before and after the current one whose codes are accepted, because clocks differ. */
const WINDOW_STEPS = 1
/** Minutes in which a new app must be confirmed. */
const SETUP_MINUTES = 15

// Every app supports SHA-1, 6 digits and 30 seconds, which are the defaults of the library.
const toTotp = (secret: Uint8Array, names?: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })

/** The time step to which a code belongs; null for a wrong code. */
function findStep(secret: Uint8Array, code: string): number | null {
  const totp = toTotp(secret)
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Stores a new unconfirmed secret. @returns the secret for the app; undefined when an app is confirmed. */
export async function createSecret(db: Db, user: { id: number; email: string }, site: Site) {
  const secret = new Secret({ size: SECRET_SIZE })
  const stored = { secret: Buffer.from(secret.bytes), created_at: sql<string>`now()`, last_step: 0 }
  const row = await db
    .insertInto('totp_secrets')
    .values({ user_id: user.id, ...stored })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(stored).where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  // A colon separates issuer and label in the address.
  const issuer = site.name.replaceAll(':', ' ')
  return row && { secret: secret.base32, uri: toTotp(secret.bytes, { issuer, label: user.email }).toString() }
}

/**
 * Accepts a code for a confirmed or an unconfirmed secret, and confirms the secret. A code is accepted only once,
 * because the stored step only grows.
 */
async function acceptCode(db: Db, user_id: number, code: string, isConfirmed: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('totp_secrets')
    .where('user_id', '=', user_id)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .select('secret')
    .executeTakeFirst()
  const step = row && findStep(row.secret, code)
  if (!row || step == null) return false
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, ...(isConfirmed ? { last_used_at: sql`now()` } : { confirmed_at: sql`now()` }) })
    .where('user_id', '=', user_id)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Accepts a code of the confirmed app. */
export const acceptTotpCode = (db: Db, user_id: number, code: string) => acceptCode(db, user_id, code, true)
/** Confirms a new app with its first code. */
export const confirmSecret = (db: Db, user_id: number, code: string) => acceptCode(db, user_id, code, false)

/** Whether an app waits for its first code. */
export const hasPendingSecret = async (db: Db, user_id: number) =>
  (await db
    .selectFrom('totp_secrets')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', sql<string>`now() - make_interval(mins => ${SETUP_MINUTES})`)
    .select('user_id')
    .executeTakeFirst()) !== undefined

export const deleteAbandonedSecrets = (db: Db) =>
  db
    .deleteFrom('totp_secrets')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(mins => ${SETUP_MINUTES})`)
    .execute()
