import { isDeepStrictEqual } from 'node:util'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound, invalid } from '../../kit/api/errors.ts'
import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { hasLinkInBusinessName } from '../../kit/text/links.ts'
import { region } from '../../region/region.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { deleteRestorably } from '../deletions/deletions.service.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { assertNoLink } from '../session/names.server.ts'
import { notifyOfWaiting } from '../waiting/notifyOfWaiting.server.ts'
import type { BusinessProfile, BusinessSave } from './business.contract.ts'
import { legalIdentity } from './businesses.constants.ts'
import { canDelete, canEdit, isTeamManager } from './businesses.rules.ts'
import { assertUnchanged } from './editor/conflicts.server.ts'
import { deleteDraft } from './editor/deleteDraft.server.ts'
import { storeIndustryTerms, toGroupColumns } from './industries/groups.server.ts'
import { omitDetails, saveDetails } from './profile/details.service.server.ts'
import { readBusiness, readProfile } from './readBusinesses.server.ts'

/** Locks the row until the transaction ends. */
export const lockBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').where('id', '=', id).select('id').forUpdate().executeTakeFirst()

const MISSING_LICENSE = `${region.name} ${region.register.number} is required`

/** The columns to write. Status and visibility are included only for administrators. */
function toColumns(viewer: Viewer, input: BusinessSave, region_code: string) {
  const {
    id: _,
    expected: __,
    admin_verification_status,
    admin_is_public,
    admin_industry_group,
    state,
    ...others
  } = input
  const fields = omitDetails(others)
  return {
    ...fields,
    ...(state !== undefined && { state: state ?? region_code }),
    ...(isAdministrator(viewer) && admin_verification_status && { verification_status: admin_verification_status }),
    ...(isAdministrator(viewer) && admin_is_public !== undefined && { is_public: admin_is_public }),
    ...(isAdministrator(viewer) && admin_industry_group !== undefined && toGroupColumns(admin_industry_group)),
  }
}

/**
 * Creates a business. Of a new business by a member, which is pending, the member becomes the owner. A new business by
 * an administrator is curated and unclaimed.
 * @throws 400 without a name, for a member's name with a link, or for members without an entity number, 429 when a
 * member has created too many.
 */
export async function createBusiness({ db, settings }: Services, actor: Actor, input: BusinessSave) {
  const { viewer } = actor
  const missing = [
    ...(input.business_name ? [] : [{ field: 'business_name', message: 'Business name is required' }]),
    ...(input.alaska_business_license || isAdministrator(viewer)
      ? []
      : [{ field: 'alaska_business_license', message: MISSING_LICENSE }]),
  ]
  const { business_name } = input
  if (missing[0] || !business_name) throw new AppError('invalid', missing[0]?.message ?? '', { errors: missing })
  if (!isAdministrator(viewer))
    assertNoLink('business_name', 'Business name', business_name, { isLink: hasLinkInBusinessName })
  const { region_code } = settings.site
  return db.transaction().execute(async (tx) => {
    if (!isAdministrator(viewer)) await takeQuota(tx, settings, viewer, 'business')
    await storeIndustryTerms(tx, [input])
    const { id, verification_status } = await tx
      .insertInto('businesses')
      .values({
        state: region_code,
        verification_status: isAdministrator(viewer) ? 'curated' : 'pending',
        is_claimed: !isAdministrator(viewer),
        ...toColumns(viewer, input, region_code),
        business_name,
        verified_at: isAdministrator(viewer) && input.admin_verification_status === 'approved' ? sql`now()` : null,
      })
      .returning(['id', 'verification_status'])
      .executeTakeFirstOrThrow()
    await saveDetails(tx, viewer, id, input, !isAdministrator(viewer))
    await deleteDraft(tx, viewer, undefined)
    if (isAdministrator(viewer)) {
      await writeAudit(tx, actor, {
        action: 'business.create',
        target_type: 'business',
        target_id: id,
        target_name: business_name,
        details: { status: verification_status },
      })
    } else {
      await tx.insertInto('business_members').values({ business_id: id, user_id: viewer.id, role: 'owner' }).execute()
      await notifyOfWaiting(tx)
    }
    return {
      message: isAdministrator(viewer)
        ? 'Business created.'
        : 'Business created. An administrator will verify it before it becomes public.',
      profile: await readProfile({ db: tx, settings }, viewer, id),
    }
  })
}

/** Runs in the transaction of the caller, or else in a new one. */
const inTransaction = <T>(db: Db | Tx, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db as Tx) : db.transaction().execute(run)

/**
 * Changes the fields that are present. Deletes the viewer's draft unless told to keep it. When a member changes the
 * legal identity, an approved business becomes pending.
 * @throws 400, 403 when the viewer may not edit the business, 404, 409 when somebody else has changed an expected
 * value.
 */
export async function updateBusiness(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  id: number,
  input: BusinessSave,
  { keepsDraft = false }: { keepsDraft?: boolean } = {},
) {
  const { viewer } = actor
  if (input.alaska_business_license === null && !isAdministrator(viewer))
    throw invalid('alaska_business_license', MISSING_LICENSE)
  return inTransaction(db, async (tx) => {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    const before = await readProfile({ db: tx, settings }, viewer, id)
    if (!canEdit(viewer, before)) throw new AppError('forbidden', 'You do not have permission to edit this business')
    await assertUnchanged(tx, before, input)
    if (!isAdministrator(viewer)) {
      assertNoLink('business_name', 'Business name', input.business_name, {
        before: before.business_name,
        isLink: hasLinkInBusinessName,
      })
    }

    const changes: ReturnType<typeof toColumns> = toColumns(viewer, input, settings.site.region_code)
    const changesIdentity = legalIdentity.some((name) => input[name] !== undefined && input[name] !== before[name])
    const needsReview = !isAdministrator(viewer) && before.verification_status === 'approved' && changesIdentity
    if (needsReview) changes.verification_status = 'pending'
    const { verification_status: status = before.verification_status } = changes
    await storeIndustryTerms(tx, [{ ...before, ...input }])
    const isDecided = status !== before.verification_status
    await tx
      .updateTable('businesses')
      .set({
        ...changes,
        updated_at: sql`now()`,
        // The notes explain the previous status.
        ...(isDecided && { verification_notes: null }),
        ...(isDecided && status === 'approved' && { verified_at: sql`now()` }),
      })
      .where('id', '=', id)
      .execute()

    await saveDetails(tx, viewer, id, input, isTeamManager(before))
    if (!keepsDraft) await deleteDraft(tx, viewer, id)

    const profile = await readProfile({ db: tx, settings }, viewer, id)
    const published =
      before.verification_status === 'imported' && profile.verification_status === 'curated' && profile.is_public
    if (isAdministrator(viewer)) {
      await writeAudit(tx, actor, {
        action: published ? 'business.publish' : 'business.edit',
        target_type: 'business',
        target_id: id,
        target_name: profile.business_name,
        details: listChanges(before, profile),
      })
    }
    if (needsReview) await notifyOfWaiting(tx)
    if (published) return { message: 'Published to the public directory.', profile }
    return {
      message: needsReview
        ? 'Business saved. Its legal identity has changed, so an administrator must verify it again before it becomes public.'
        : 'Business saved.',
      profile,
    }
  })
}

/** The changed fields, each with its old and new value. */
function listChanges({ logo: _, ...before }: BusinessProfile, { logo: __, ...after }: BusinessProfile) {
  const names = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(
    names
      .filter(
        (name) =>
          name !== 'opening' &&
          name !== 'display_location' &&
          name !== 'pictures' &&
          !isDeepStrictEqual(before[name], after[name]),
      )
      .map((name) => [name, [before[name], after[name]]]),
  )
}

/** @throws 403 for others than the owner, 404. */
export async function deleteOwnBusiness(db: Db, viewer: Viewer, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    await lockBusiness(tx, id)
    const business = await readBusiness(tx, viewer, id)
    if (!canDelete(viewer, business)) throw new AppError('forbidden', 'Only the owner can delete this business')
    return deleteRestorably(tx, viewer, { type: 'business', ids: [id], title: business.business_name })
  })
  return { message: 'The business has been deleted', undo_until }
}
