import { type Db, sql, type Tx, toLikePattern } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { AuditAction } from '../../../kit/server/auditActions.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { renderMarkdown } from '../../../kit/text/markdown.server.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { region } from '../../../region/region.ts'
import { type Actor, selectEntries, serializeEntry, writeAudit } from '../../audit/audit.service.server.ts'
import { deleteRestorably } from '../../deletions/deletions.service.server.ts'
import type { Business } from '../business.contract.ts'
import { type VerificationStatus, verificationStatuses } from '../businesses.constants.ts'
import {
  refreshIndexes,
  selectBusinesses,
  selectMembers,
  serializeBusiness,
  serializeMember,
} from '../businesses.query.server.ts'
import { canApprove, canReject, canSuspend, isRemovable } from '../businesses.rules.ts'
import { lockBusiness } from '../businesses.service.server.ts'
import { notifyFollowersOfNews } from '../businessNews.server.ts'
import { readBusiness, readProfile } from '../readBusinesses.server.ts'
import { notifyOwner } from './notifyOwner.server.ts'

/** The condition that the name, city, entity number or the owner's email contains the text. */
const filterBusinesses = (search: string | undefined) =>
  search === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(b.business_name ilike ${toLikePattern(search)} or b.city ilike ${toLikePattern(search)}
        or b.alaska_business_license ilike ${toLikePattern(search)}
        or b.id in (select m.business_id from business_members m join users u on u.id = m.user_id
                    where m.role = 'owner' and u.email ilike ${toLikePattern(search)}))`

type AdminQuery = { status?: VerificationStatus; search?: string; limit: number; offset: number }

/** One page of all businesses by name, and the number of matches by status. */
export async function listForAdmin(db: Db, { viewer }: Pick<Actor, 'viewer'>, query: AdminQuery) {
  const { status, search, limit, offset } = query
  const page = db
    .selectFrom('businesses as b')
    .where(filterBusinesses(search))
    .$if(status !== undefined, (query) => query.where('b.verification_status', '=', status as string))
    .select('b.id')
    .orderBy('b.business_name')
    .orderBy('b.id')
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    selectBusinesses(db, viewer).where('b.id', 'in', page).orderBy('b.business_name').orderBy('b.id').execute(),
    db
      .selectFrom('businesses as b')
      .where(filterBusinesses(search))
      .select(['verification_status', (count) => count.fn.countAll<number>().as('count')])
      .groupBy('verification_status')
      .execute(),
  ])
  const counts = Object.fromEntries(
    verificationStatuses.map((name) => [name, counted.find((row) => row.verification_status === name)?.count ?? 0]),
  ) as Record<VerificationStatus, number>
  return {
    businesses: rows.map((row) => serializeBusiness(viewer, row)),
    total: status ? counts[status] : Object.values(counts).reduce((sum, number) => sum + number, 0),
    counts,
  }
}

/** A business with its team, verification instructions and history. @throws 404 */
export async function readForAdmin(
  services: Pick<Services, 'db' | 'settings' | 'auditActions'>,
  { viewer }: Pick<Actor, 'viewer'>,
  id: number,
) {
  const { db } = services
  const business = await readProfile(services, viewer, id)
  const [associatedUsers, history] = await Promise.all([selectMembers(db, id).execute(), readHistory(services, id)])
  const number = business.alaska_business_license
  const { register } = region
  return {
    business: { ...business, description_html: renderMarkdown(business.description) },
    associatedUsers: associatedUsers.map(serializeMember),
    verificationInfo: {
      licenseNumber: number,
      verificationUrl: register.url,
      instructions: [
        `Open ${register.search}.`,
        number
          ? `Search by entity number: ${number}.`
          : `There is no entity number yet: search by name, “${business.business_name}”.`,
        'Compare the legal name, the entity type and the address with this listing.',
        `Check that the status is “${register.standing}” and has not been dissolved or revoked.`,
        'Approve the business when it agrees. Reject it with a reason when it does not.',
      ],
    },
    history,
  }
}

const MAX_HISTORY_ENTRIES = 100

/** The administrative actions on a business, newest first. */
async function readHistory(services: Pick<Services, 'db' | 'auditActions'>, id: number) {
  // An import and its businesses have the same timestamp, because they were written in one transaction.
  const imported = sql<boolean>`e.target_id is null and e.action = 'import.run'
    and e.created_at = (select created_at from businesses where id = ${id})`
  const entries = await selectEntries(services.db)
    .where('e.target_type', '=', 'business')
    .where((column) => column.or([column('e.target_id', '=', id), imported]))
    .limit(MAX_HISTORY_ENTRIES)
    .execute()
  return entries.map((row) => serializeEntry(services, row))
}

/**
 * Publishes imported businesses by id, or all that match the search. Other businesses are skipped. The audit log gets one entry for all businesses, and one for each with `part_of`.
 */
export async function publishMany(
  background: Db,
  actor: Actor,
  selection: { ids: number[] } | { all: true; search?: string },
) {
  const isSelected =
    'ids' in selection ? sql<boolean>`b.id = any(${selection.ids}::bigint[])` : filterBusinesses(selection.search)
  const { viewer, ip } = actor
  const actorValues = sql`${viewer.id}::bigint, ${viewer.full_name}::text, 'business.publish', 'business'`
  const details = 'all' in selection && selection.search ? JSON.stringify({ search: selection.search }) : null
  const { published } = await background.transaction().execute(async (tx) => {
    const result = await sql<{ published: number }>`
      with selected as (
        select b.id from businesses b where b.verification_status = 'imported' and ${isSelected} order by b.id for update
      ), published as (
        update businesses b
        set verification_status = 'curated', is_public = true, updated_at = now()
        from selected where b.id = selected.id
        returning b.id, b.business_name
      ), entry as (
        insert into audit_log (actor_id, actor_name, action, target_type, target_name, details, ip_address)
        select ${actorValues}, to_char(count(*), 'FM999,999,999') || ' businesses', ${details}::json, ${ip || null}::inet
        from published having count(*) > 1
        returning id
      ), parts as (
        insert into audit_log (actor_id, actor_name, action, target_type, target_name, target_id, part_of, ip_address)
        select ${actorValues}, business_name, id, (select id from entry), ${ip || null}::inet from published
      )
      select count(*) as published from published`.execute(tx)
    await refreshIndexes(tx)
    return result.rows[0] as { published: number }
  })
  return {
    message:
      published === 0
        ? 'There was nothing to publish.'
        : `Published ${formatCount(published, 'business', 'businesses')}.`,
    published,
  }
}

const decisions = {
  approve: { status: 'approved', isAllowed: canApprove },
  reject: { status: 'rejected', isAllowed: canReject },
  suspend: { status: 'suspended', isAllowed: canSuspend },
} as const
export type Decision = keyof typeof decisions

/**
 * Approves, rejects or suspends a business, and emails its owner. Approving publishes the business; the other decisions
 * hide it.
 * @throws 404, 409 when the business already has this status.
 */
export function decideOnBusiness(
  { db }: Services,
  actor: Actor,
  id: number,
  decision: Decision,
  reason: string | null,
) {
  const { status, isAllowed } = decisions[decision]
  return db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    const before = await readBusiness(tx, actor.viewer, id)
    if (!isAllowed(actor.viewer, before)) throw new AppError('conflict', `This business is already ${status}`)
    await tx
      .updateTable('businesses')
      .set({
        verification_status: status,
        verification_notes: reason,
        is_public: decision === 'approve',
        updated_at: sql`now()`,
        ...(decision === 'approve' && { verified_at: sql`now()` }),
      })
      .where('id', '=', id)
      .execute()
    await auditDecision(tx, actor, before, `business.${decision}`, reason)
    if (decision === 'approve' && !before.verified_at) {
      await notifyFollowersOfNews(tx, {
        ...{ business_id: id, actorId: actor.viewer.id, subject: { type: 'business', id } },
        titles: { one: '{about} is newly verified', many: '{about} is newly verified' },
        url: `/businesses/${id}`,
      })
    }
    await notifyOwner(tx, actor, id, decision, reason)
    return { message: `The business has been ${status}.`, business: await readBusiness(tx, actor.viewer, id) }
  })
}

const auditDecision = (tx: Tx, actor: Actor, business: Business, action: AuditAction, reason: string | null) =>
  writeAudit(tx, actor, {
    action,
    target_type: 'business',
    target_id: business.id,
    target_name: business.business_name,
    details: { from: business.verification_status, ...(reason && { reason }) },
  })

/** @throws 404, 409 when the status does not allow a deletion. */
export async function removeBusiness(db: Db, actor: Actor, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    return removeLockedBusiness(tx, actor, await readBusiness(tx, actor.viewer, id))
  })
  return { message: 'The business has been deleted', undo_until }
}

/** Deletes a business without checking the permission. @returns until when the actor can restore it. @throws 409 when the status does not allow a deletion. */
export async function removeLockedBusiness(tx: Tx, actor: Actor, business: Business) {
  if (!isRemovable(business)) {
    throw new AppError('conflict', 'Only imported, rejected or suspended businesses can be deleted')
  }
  const { id, business_name } = business
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'business', ids: [id], title: business_name })
  await auditDecision(tx, actor, business, 'business.delete', null)
  return undo_until
}
