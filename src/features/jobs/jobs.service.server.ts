import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { hasLinkInBusinessName } from '../../kit/text/links.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { readBusiness } from '../businesses/businesses.service.server.ts'
import { notifyFollowersOfNews } from '../businesses/businessNews.server.ts'
import { assertMayRestore, deleteRestorably, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { held, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { removeNotificationsOf } from '../notifications/notify.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { assertNoLink } from '../session/names.server.ts'
import { OPEN_DAYS } from './jobs.constants.ts'
import { type Job, type JobChange, JobFields } from './jobs.contract.ts'
import {
  countApplications,
  isActive,
  isPublic,
  readJobPageRow,
  readJobRow,
  readPublicJobs,
  selectJobs,
  serializeJob,
} from './jobs.query.server.ts'
import { canDelete, canEdit, canPostFor, canSeeApplications, isOwner } from './jobs.rules.ts'
import { readPay } from './pay.ts'

/** Returns the jobs in the order of `ids`, without those that were deleted, hidden, closed or reopened meanwhile. */
export async function readJobs(
  db: Db,
  viewer: Viewer | null,
  ids: number[],
  is_active: boolean | undefined,
): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await readPublicJobs(db, { ids })
  const matching = rows.filter((row) => is_active === undefined || row.is_active === is_active)
  const byId = new Map(matching.map((row) => [row.id, serializeJob(viewer, row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** @throws 404 when the job does not exist or the viewer may not see it. */
export const assertVisible = <J extends { user_id: number; visibility: Visibility }>(
  viewer: Viewer | null,
  job?: J,
): J => assertFound(job && canSeePost(viewer, job) ? job : null, 'Job not found')

/** @throws 404 as `assertVisible` */
async function readJob(db: Db, viewer: Viewer | null, id: number): Promise<Job> {
  const [row] = await readJobRow(db, { id })
  return serializeJob(viewer, assertVisible(viewer, row))
}

export async function readJobPage(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await readJobPageRow(db, { id, viewer_id: viewer?.id ?? null })
  const { application_count, application_id, application_state, state_changed_at, is_saved, poster, ...found } =
    assertVisible(viewer, row)
  const job = serializeJob(viewer, found)
  return {
    ...job,
    business_website: job.business_id === null ? null : found.business_website,
    description_html: renderMarkdown(job.description),
    poster,
    requirements_html: renderMarkdown(job.requirements),
    has_applied: viewer ? application_id !== null : null,
    application: application_id === null ? null : { id: application_id, state: application_state, state_changed_at },
    is_saved: viewer ? is_saved : null,
    application_count: canSeeApplications(viewer, job) ? application_count : null,
  }
}

export async function listOwnJobs(db: Db, viewer: Viewer) {
  const rows = await selectJobs(db)
    .where('j.user_id', '=', viewer.id)
    .select(countApplications.as('application_count'))
    .orderBy('j.id', 'desc')
    .execute()
  return rows.map(({ application_count, ...row }) => ({ ...serializeJob(viewer, row), application_count }))
}

/** @throws 404 when the viewer may not see the business, 403 when they may not post for it. */
async function assertCanPostFor(tx: Tx, viewer: Viewer, business_id: number | null | undefined) {
  if (business_id == null) return
  // The business is locked before the account (decision 017), because the new row locks it too.
  await tx.selectFrom('businesses').where('id', '=', business_id).select('id').forKeyShare().executeTakeFirst()
  if (!canPostFor(viewer, await readBusiness(tx, viewer, business_id))) {
    throw new AppError('forbidden', 'You can only name a business whose team you are in')
  }
}

/** @throws 400 for a new title or company with a link. */
function assertNoLinks({ title, company }: Partial<JobFields>, before?: { title: string; company: string }) {
  assertNoLink('title', 'Title', title, { before: before?.title })
  assertNoLink('company', 'Company', company, { before: before?.company, isLink: hasLinkInBusinessName })
}

/** The texts that are searched for links. An edit may leave fields out. */
const pickTexts = ({ business_id: _business, job_type: _type, ...texts }: Partial<JobFields>) => texts

/**
 * Posts a job.
 * @throws 403 or 404 for a business that the viewer cannot post for, 403 after three rejected posts, 429 when the quota
 * of posts is used up.
 */
export function postJob({ db, settings }: Services, viewer: Viewer, fields: JobFields) {
  assertNoLinks(fields)
  return db.transaction().execute(async (tx) => {
    await assertCanPostFor(tx, viewer, fields.business_id)
    await takeQuota(tx, settings, viewer, 'post')
    const score = await reviewPost(tx, settings, viewer, pickTexts(fields), null)
    const { id } = await tx
      .insertInto('jobs')
      .values({ ...fields, ...readPay(fields.salary_range), user_id: viewer.id, ...(score && held) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (score) await recordHold(tx, viewer, { type: 'job', id }, score)
    else await notifyFollowersOfNews(tx, jobNews({ id, business_id: fields.business_id, user_id: viewer.id }))
    return readJob(tx, viewer, id)
  })
}

/** The news about a new job for the followers of the business. */
export const jobNews = ({ id, business_id, user_id }: { id: number; business_id: number | null; user_id: number }) => ({
  business_id,
  actorId: user_id,
  subject: { type: 'job', id },
  titles: { one: 'New job: “{about}”', many: '{count} new jobs of a business that you follow' },
  url: `/jobs/${id}`,
})

const visibility = sql<Visibility>`visibility`.as('visibility')
/** The columns that `assertVisible` needs. */
export const selectVisibility = ['user_id' as const, visibility]

/** @throws 404 as `assertVisible` */
export const lockJob = async (tx: Tx, viewer: Viewer, id: number, purpose: 'change' | 'delete' = 'change') =>
  assertVisible(
    viewer,
    await tx
      .selectFrom('jobs as j')
      .where('j.id', '=', id)
      .select(['j.id', 'j.user_id', 'j.title', 'j.company', 'j.business_id', isActive.as('is_active'), visibility])
      .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
      .$if(purpose === 'delete', (query) => query.forUpdate())
      .executeTakeFirst(),
  )

/** Locks a job of the viewer. @throws 404, 403 for everybody but the owner */
async function lockOwnJob(tx: Tx, viewer: Viewer, id: number) {
  const job = await lockJob(tx, viewer, id)
  if (!canEdit(viewer, job)) throw new AppError('forbidden', 'You can only edit your own job')
  return job
}

const reopened = {
  closed_at: null,
  reminded_at: null,
  expires_at: sql<string>`now() + make_interval(days => ${OPEN_DAYS})`,
}

async function reopenJob(tx: Tx, id: number) {
  await tx.updateTable('jobs').set(reopened).where('id', '=', id).execute()
  await removeNotificationsOf(tx, { type: 'job', id }, 'job.expiring')
}

/** The fields of the form that `pickTexts` returns. A new field of the form is included automatically. */
const textColumns = JobFields.keyof().exclude(['business_id', 'job_type']).options

const readTexts = (tx: Tx, id: number) =>
  tx.selectFrom('jobs').where('id', '=', id).select(textColumns).executeTakeFirstOrThrow()

export function editJob({ db, settings }: Services, viewer: Viewer, id: number, { is_active, ...fields }: JobChange) {
  return db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(tx, viewer, id)
    assertNoLinks(fields, job)
    // An owner who has left the team may still edit the other fields.
    if (fields.business_id !== job.business_id) await assertCanPostFor(tx, viewer, fields.business_id)
    const before = { type: 'job', id, visibility: job.visibility, texts: await readTexts(tx, id) } as const
    const score = await reviewPost(tx, settings, viewer, pickTexts(fields), before)
    const hasEdits = Object.keys(fields).length > 0
    const togglesState = is_active !== undefined && is_active !== job.is_active
    if (hasEdits || togglesState) {
      await tx
        .updateTable('jobs')
        .set({
          ...fields,
          ...(fields.salary_range !== undefined && readPay(fields.salary_range)),
          ...(score && held),
          ...(hasEdits && { edited_at: sql<string>`now()` }),
          ...(togglesState && (is_active ? reopened : { closed_at: sql<string>`now()` })),
        })
        .where('id', '=', id)
        .execute()
    }
    if (togglesState) await removeNotificationsOf(tx, { type: 'job', id }, 'job.expiring')
    if (score) await recordHold(tx, viewer, before, score)
    return readJob(tx, viewer, id)
  })
}

export function renewJob(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    await lockOwnJob(tx, viewer, id)
    await reopenJob(tx, id)
    return readJob(tx, viewer, id)
  })
}

/**
 * Renews a job by the token of the latest reminder email. The token can be used more than once until it expires.
 * @throws 400 for an unknown or expired token, or one of a banned poster; 409
 */
export function renewJobByToken(db: Db, token: string) {
  return db.transaction().execute(async (tx) => {
    const job = await tx
      .selectFrom('jobs as j')
      .innerJoin('users as poster', 'poster.id', 'j.user_id')
      .where('j.renewal_token_hash', '=', hashToken(token))
      .where('poster.is_banned', '=', false)
      .select([
        'j.id',
        sql<boolean>`j.closed_at < j.expires_at`.as('closed_by_hand'),
        sql<boolean>`j.renewal_expires_at > now()`.as('is_valid'),
        visibility,
      ])
      .forNoKeyUpdate('j')
      .executeTakeFirst()
    if (!job) throw new AppError('invalid', 'This renewal link is not valid. A later email may have replaced it.')
    if (!job.is_valid) {
      throw new AppError('invalid', 'This renewal link has expired. Log in and reopen the job on its page.')
    }
    if (job.closed_by_hand) {
      throw new AppError('conflict', 'You closed this job yourself. Log in and reopen it on its page.')
    }
    if (job.visibility !== 'public') {
      throw new AppError('conflict', 'This job is not public at present. Log in and open its page to see why.')
    }
    await reopenJob(tx, job.id)
    return { message: `Your job stays open for another ${OPEN_DAYS} days.`, job: await readJob(tx, null, job.id) }
  })
}

export async function deleteJob(db: Db, { viewer, ip }: Actor, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, viewer, id, 'delete')
    if (!canDelete(viewer, job)) throw new AppError('forbidden', 'You can only delete your own job')
    return removeJob(tx, { viewer, ip }, job)
  })
  return { message: 'The job has been deleted', undo_until }
}

type NamedJob = Pick<Awaited<ReturnType<typeof lockJob>>, 'id' | 'user_id' | 'title'>

/** Deletes a job without checking the permission. @returns until when the actor can restore it. */
export async function removeJob(tx: Tx, actor: Actor, job: NamedJob) {
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'job', ids: [job.id], title: job.title })
  await auditModeration(tx, actor, job, 'job.delete')
  return undo_until
}

/** Writes an audit entry when an administrator acts on the job of another member. */
async function auditModeration(tx: Tx, actor: Actor, job: NamedJob, action: 'job.delete' | 'job.restore') {
  if (isOwner(actor.viewer, job)) return
  await writeAudit(tx, actor, { action, target_type: 'job', target_id: job.id, target_name: job.title })
}

/** Restores a deleted job with its applications. @throws 404 as `restoreDeleted` */
export function restoreJob(db: Db, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    await restoreDeleted(tx, actor.viewer, 'job', id)
    const job = await readJobPage(tx, actor.viewer, id)
    assertMayRestore(actor.viewer, 'job', canDelete(actor.viewer, job))
    await auditModeration(tx, actor, job, 'job.restore')
    return job
  })
}

export async function countActiveJobs(db: Db): Promise<number> {
  const { active } = await db
    .selectFrom('jobs as j')
    .where(isActive)
    .where(isPublic)
    .select((count) => count.fn.countAll<number>().as('active'))
    .executeTakeFirstOrThrow()
  return active
}
