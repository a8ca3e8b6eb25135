import { type Db, sql } from '../../database/open.server.ts'
import type { SecondFactorMethod } from './secondFactor.constants.ts'

/** The methods for the second step of an account's login. Empty for an account without a second factor. */
export async function listMethods(db: Db, user_id: number): Promise<SecondFactorMethod[]> {
  const { rows } = await sql<Record<SecondFactorMethod, boolean>>`
    select exists (select from totp_secrets where user_id = ${user_id} and confirmed_at is not null) as totp,
      exists (select from passkeys where user_id = ${user_id}) as passkey,
      exists (select from recovery_codes where user_id = ${user_id}) as recovery`.execute(db)
  const { totp, passkey, recovery } = rows[0] as Record<SecondFactorMethod, boolean>
  if (!totp && !passkey) return []
  return [
    ...(totp ? ['totp' as const] : []),
    ...(passkey ? ['passkey' as const] : []),
    ...(recovery ? ['recovery' as const] : []),
  ]
}

export const hasSecondFactor = async (db: Db, user_id: number) => (await listMethods(db, user_id)).length > 0
