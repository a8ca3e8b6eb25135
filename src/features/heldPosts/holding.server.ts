import type { Db } from '../../database/open.server.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { type HoldingMode, holdingModes } from './heldPosts.constants.ts'
import type { Holding } from './heldPosts.contract.ts'

type HoldingSettings = Pick<Settings, 'email_verification' | 'rate_limits'>

/**
 * Whether posts are held. `automatic` depends on whether email addresses are verified, and is off without limits by the
 * age of accounts.
 */
export const isHolding = (mode: HoldingMode, { email_verification, rate_limits }: HoldingSettings) =>
  mode === 'on' || (mode === 'automatic' && email_verification && rate_limits)

export const toMode = (value: string): HoldingMode => holdingModes.find((mode) => mode === value) ?? 'automatic'

const describe = (mode: HoldingMode, settings: HoldingSettings): Holding => ({ mode, is_on: isHolding(mode, settings) })

export async function readHolding(db: Db, settings: HoldingSettings): Promise<Holding> {
  const { mode } = await db.selectFrom('holding_choice').select('mode').executeTakeFirstOrThrow()
  return describe(toMode(mode), settings)
}

/** Sets the mode. Posts that are already held stay held until a moderator decides. */
export function setHoldingMode(db: Db, settings: HoldingSettings, actor: Actor, mode: HoldingMode): Promise<Holding> {
  return db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('holding_choice').select('mode').forNoKeyUpdate().executeTakeFirstOrThrow()
    await tx.updateTable('holding_choice').set({ mode }).execute()
    await writeAudit(tx, actor, {
      action: 'holding.choose',
      target_type: 'setting',
      target_name: 'Posts with links by new members',
      details: { mode: [before.mode, mode] },
    })
    return describe(mode, settings)
  })
}
