import type { Db } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import type { Business, BusinessProfile } from './business.contract.ts'
import {
  readBusinessRow,
  selectBusinesses,
  serializeBusiness,
  serializeOpen,
  serializeProfile,
} from './businesses.query.server.ts'
import { canSee } from './businesses.rules.ts'

/** The businesses in whose teams the viewer is. */
export async function listOwnBusinesses(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewer: Viewer,
): Promise<Business[]> {
  const rows = await selectBusinesses(db, viewer)
    .where('mine.role', 'is not', null)
    .orderBy('b.business_name')
    .orderBy('b.id')
    .execute()
  return rows.map((row) => serializeOpen(viewer, row, settings.site.time_zone))
}

/** @throws 404 when there is no such business, or the viewer may not see it. */
export async function readBusiness(db: Db, viewer: Viewer | null, id: number): Promise<Business> {
  const [found] = await readBusinessRow(db, { id, viewer_id: viewer?.id ?? null })
  const { pictures: _, owner: __, ...row } = assertFound(found, 'Business not found')
  const business = serializeBusiness(viewer, row)
  return assertFound(canSee(viewer, business) ? business : null, 'Business not found')
}

/** One business with all fields of its profile. @throws 404 as `readBusiness`. */
export async function readProfile(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewer: Viewer | null,
  id: number,
): Promise<BusinessProfile> {
  const [row] = await readBusinessRow(db, { id, viewer_id: viewer?.id ?? null })
  const profile = row && serializeProfile(viewer, row, settings.site.time_zone)
  return assertFound(profile && canSee(viewer, profile) ? profile : null, 'Business not found')
}

/**
 * Like `readProfile`, with whether the viewer has an open access request or a pending claim.
 * @throws 404 as `readBusiness`.
 */
export async function readBusinessPage(services: Pick<Services, 'db' | 'settings'>, viewer: Viewer | null, id: number) {
  const { db } = services
  const business = await readProfile(services, viewer, id)
  const isOutside = viewer !== null && business.role === null
  const requests = isOutside
    ? await db
        .selectNoFrom(({ exists, selectFrom }) => {
          const ofViewer = (table: 'access_requests' | 'claims') =>
            selectFrom(table).where('business_id', '=', id).where('user_id', '=', viewer.id).select('id')
          return [
            exists(ofViewer('access_requests')).as('access_requested'),
            exists(ofViewer('claims').where('status', '=', 'pending')).as('claim_requested'),
          ]
        })
        .executeTakeFirstOrThrow()
    : { access_requested: false, claim_requested: false }
  return {
    ...business,
    description_html: renderMarkdown(business.description),
    access_requested: Boolean(requests.access_requested),
    claim_requested: Boolean(requests.claim_requested),
  }
}
