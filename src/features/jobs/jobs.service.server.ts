import { sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { assertNoConflicts, findConflicts } from '../../kit/server/conflicts.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { hasLinkInBusinessName } from '../../kit/text/links.ts'
import { notifyFollowersOfNews } from '../businesses/businessNews.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import { heldColumns, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { removeNotificationsOf } from '../notifications/notify.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { assertNoLink } from '../session/names.server.ts'
import { jobLabels } from './jobs.constants.ts'
import { type JobChange, JobFields, jobTexts } from './jobs.contract.ts'
import { canPostFor } from './jobs.rules.ts'
import { lockOwnJob } from './lockJob.server.ts'
import { toPayColumns } from './pay.ts'
import { readJob } from './readJobs.server.ts'
import { openJobValues } from './renewJob.server.ts'

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
      .values({ ...fields, ...toPayColumns(fields.salary_range), user_id: viewer.id, ...(score && heldColumns) })
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

const readTexts = (tx: Tx, id: number) =>
  tx.selectFrom('jobs').where('id', '=', id).select(jobTexts).executeTakeFirstOrThrow()

export function editJob(
  { db, settings }: Services,
  viewer: Viewer,
  id: number,
  { is_active, expected, ...fields }: JobChange,
) {
  return db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(tx, viewer, id)
    if (expected) {
      const present = await tx
        .selectFrom('jobs')
        .where('id', '=', id)
        .select(JobFields.keyof().options)
        .executeTakeFirstOrThrow()
      assertNoConflicts('job', jobLabels, findConflicts(present, fields, expected))
    }
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
          ...(fields.salary_range !== undefined && toPayColumns(fields.salary_range)),
          ...(score && heldColumns),
          ...(hasEdits && { edited_at: sql<string>`now()` }),
          ...(togglesState && (is_active ? openJobValues : { closed_at: sql<string>`now()` })),
        })
        .where('id', '=', id)
        .execute()
    }
    if (togglesState) await removeNotificationsOf(tx, { type: 'job', id }, 'job.expiring')
    if (score) await recordHold(tx, viewer, before, score)
    return readJob(tx, viewer, id)
  })
}
