import { type Db, sql } from '../../database/open.server.ts'
import { serverActor, writeAudit } from '../audit/audit.service.server.ts'
import { recordSecurityEvent } from '../session/securityLog.server.ts'
import { closeSessions } from '../session/sessions.server.ts'
import { hasSecondFactor } from './methods.server.ts'

/**
 * Removes the whole second factor of an account and ends its sessions, for the operator of the server.
 * @throws when there is no such account, or it has no second factor.
 */
export function removeSecondFactor(db: Db, email: string): Promise<{ sessions: number }> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .select(['id', 'full_name'])
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new Error(`There is no account ${email}`)
    if (!(await hasSecondFactor(tx, user.id))) throw new Error(`${email} has no second factor`)
    for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'second_factor_challenges'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', user.id).execute()
    }
    const closed = await closeSessions(tx, user.id)
    await recordSecurityEvent(tx, user.id, null, { kind: 'factor.reset' })
    await writeAudit(tx, serverActor, {
      action: 'user.remove_second_factor',
      target_type: 'user',
      target_id: user.id,
      target_name: user.full_name,
    })
    return { sessions: closed.length }
  })
}
