import type { Tx } from '../../database/open.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import type { SecurityEventKind } from '../session/securityEvents.ts'
import { type Origin, recordSecurityEvent } from '../session/securityLog.server.ts'
import { secondFactorMailKinds } from './secondFactor.mailKinds.server.ts'

type Change = { kind: Exclude<SecurityEventKind & `factor.${string}`, 'factor.reset'>; detail?: string }

/**
 * Writes a change of the second factor to the security log of the account, and reports it to its owner by email.
 */
export async function recordChange(tx: Tx, user_id: number, origin: Origin, change: Change) {
  await recordSecurityEvent(tx, user_id, origin, change)
  await queueMail(tx, secondFactorMailKinds['secondFactor.changed'], { user_id, kind: change.kind })
}
