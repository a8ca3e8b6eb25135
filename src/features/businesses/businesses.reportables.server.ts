import type { Db } from '../../database/open.server.ts'
import { assertFound, invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Reportable } from '../../kit/server/services.server.ts'
import { selectBusinesses, serializeBusiness } from './businesses.query.server.ts'
import { canSee, isListedStatus } from './businesses.rules.ts'
import { lockBusiness } from './businesses.service.server.ts'
import { removeLockedBusiness } from './review/verification.service.server.ts'

async function findBusiness(db: Db, viewer: Viewer | null, id: number) {
  const row = await selectBusinesses(db, viewer).where('b.id', '=', id).executeTakeFirst()
  return row && serializeBusiness(viewer, row)
}

export const businessesReportable: Reportable = {
  type: 'business',

  async load(db, id) {
    const business = await findBusiness(db, null, id)
    if (!business) return null
    const owner = await db
      .selectFrom('business_members')
      .where('business_id', '=', id)
      .where('role', '=', 'owner')
      .select('user_id')
      .executeTakeFirst()
    const { display_name, tagline, description, visibility } = business
    const content = [tagline, description].filter(Boolean).join('\n\n')
    return {
      title: display_name,
      path: `/businesses/${id}`,
      author_id: owner?.user_id ?? null,
      content,
      visibility,
    }
  },

  async isVisible(db, viewer, id) {
    const business = await findBusiness(db, viewer, id)
    return business !== undefined && canSee(viewer, business)
  },

  async setVisibility(tx, id, visibility) {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    await tx.updateTable('businesses').set({ visibility }).where('id', '=', id).execute()
  },

  async remove(tx, actor, id) {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    const business = assertFound(await findBusiness(tx, actor.viewer, id), 'Business not found')
    if (business.is_public && isListedStatus(business.verification_status)) {
      throw invalid('action', 'A public business cannot be deleted. Hide it instead.')
    }
    await removeLockedBusiness(tx, actor, business)
  },
}
