import { type Db, sql } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Visibility } from '../../../kit/page/visibility.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { isActive, isPublic } from '../jobs.query.server.ts'
import { canSeeApplications, isOwner } from '../jobs.rules.ts'
import { assertVisible } from '../readJobs.server.ts'
import { notifyOfApplication, notifyOfState } from './applicationNotices.server.ts'
import type { ApplicationState } from './applications.constants.ts'
import type { Application, OwnApplication } from './applications.contract.ts'
import { applicationMails, applications, repeatedApplications } from './applications.limits.server.ts'

type Page = { limit: number; cursor?: number }

const visibility = sql<Visibility>`visibility`.as('visibility')

/**
 * Applies to a job. The shared lock allows concurrent applications, but waits for a transaction that closes the job.
 * @throws 404, 403 for the owner, 409 when closed or already applied, 429
 */
export async function applyToJob({ db, limits }: Services, viewer: Viewer, id: number, cover_letter: string | null) {
  await limits.take(applications, String(viewer.id))
  await limits.take(repeatedApplications, String(viewer.id), String(id))
  return db.transaction().execute(async (tx) => {
    const job = assertVisible(
      viewer,
      await tx
        .selectFrom('jobs as j')
        .where('j.id', '=', id)
        .select(['j.user_id', isActive.as('is_active'), visibility])
        .forShare()
        .executeTakeFirst(),
    )
    if (isOwner(viewer, job)) throw new AppError('forbidden', 'You cannot apply to your own job')
    if (!job.is_active) throw new AppError('conflict', 'This job is no longer accepting applications')
    const application = await tx
      .insertInto('job_applications')
      .values({ job_id: id, user_id: viewer.id, cover_letter })
      .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
      .returning(['id', 'job_id', 'user_id', 'cover_letter', 'created_at'])
      .executeTakeFirst()
    if (!application) throw new AppError('conflict', 'You have already applied to this job')
    await notifyOfApplication(tx, application, job.user_id)
    return { message: 'Your application has been sent', application }
  })
}

/** @throws 404, 403 for everybody but the owner of the job */
async function assertCanSeeApplications(db: Db, viewer: Viewer, id: number) {
  const job = assertVisible(
    viewer,
    await db.selectFrom('jobs').where('id', '=', id).select(['user_id', visibility]).executeTakeFirst(),
  )
  if (!canSeeApplications(viewer, job)) {
    throw new AppError('forbidden', 'Only the owner of the job can see its applications')
  }
}

const selectApplications = (db: Db, job_id: number) =>
  db
    .selectFrom('job_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('a.job_id', '=', job_id)
    .select(['a.id', 'a.user_id', 'u.full_name', 'u.email', 'u.phone', 'a.cover_letter'])
    .select([sql<ApplicationState>`a.state`.as('state'), 'a.state_changed_at', 'a.created_at'])

export async function listApplications(db: Db, viewer: Viewer, id: number, { limit, cursor }: Page) {
  await assertCanSeeApplications(db, viewer, id)
  const rows = await selectApplications(db, id)
    .$if(cursor !== undefined, (query) => query.where('a.id', '<', cursor as number))
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { applications: page, next_cursor }
}

type StateChange = { job_id: number; application_id: number; state: ApplicationState; send_email: boolean }

/**
 * Sets the state of an application. Setting the current state again changes nothing and sends nothing.
 * @throws 404, 403 for everybody but the owner of the job, 429
 */
export async function setApplicationState(
  { db, limits }: Services,
  viewer: Viewer,
  { job_id, application_id, state, send_email }: StateChange,
): Promise<Application> {
  await assertCanSeeApplications(db, viewer, job_id)
  if (send_email) await limits.take(applicationMails, String(viewer.id), String(application_id))
  return db.transaction().execute(async (tx) => {
    await assertCanSeeApplications(tx, viewer, job_id)
    const changed = await tx
      .updateTable('job_applications')
      .set({ state, state_changed_at: sql<string>`now()` })
      .where('id', '=', application_id)
      .where('job_id', '=', job_id)
      .where('state', '<>', state)
      .returning(['id', 'job_id', 'user_id'])
      .executeTakeFirst()
    if (changed) await notifyOfState(tx, viewer, changed, { state, send_email })
    const application = await selectApplications(tx, job_id).where('a.id', '=', application_id).executeTakeFirst()
    return assertFound(application, 'Application not found')
  })
}

export async function listOwnApplications(db: Db, viewer: Viewer, { limit, cursor }: Page) {
  const rows = await db
    .selectFrom('job_applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .where('a.user_id', '=', viewer.id)
    .$if(cursor !== undefined, (query) => query.where('a.id', '<', cursor as number))
    .select(['a.id', 'a.job_id', 'j.title', 'j.company', 'a.cover_letter', 'a.state_changed_at', 'a.created_at'])
    .select([sql<ApplicationState>`a.state`.as('state'), isActive.as('is_active'), isPublic.as('is_public')])
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return {
    applications: page.map(
      ({ title, company, is_active, is_public, ...application }): OwnApplication => ({
        ...application,
        title: is_public ? title : null,
        company: is_public ? company : null,
        is_active: is_public && is_active,
      }),
    ),
    next_cursor,
  }
}

/** @throws 404 for everybody but the applicant */
export async function withdrawApplication(db: Db, viewer: Viewer, id: number) {
  const deleted = await db
    .deleteFrom('job_applications')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  assertFound(deleted, 'Application not found')
  return { message: 'Your application has been taken back' }
}
