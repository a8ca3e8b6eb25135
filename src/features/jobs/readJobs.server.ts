import type { Db } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import type { Job } from './jobs.contract.ts'
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
import { canSeeApplications } from './jobs.rules.ts'

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
export async function readJob(db: Db, viewer: Viewer | null, id: number): Promise<Job> {
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

export async function countActiveJobs(db: Db): Promise<number> {
  const { active } = await db
    .selectFrom('jobs as j')
    .where(isActive)
    .where(isPublic)
    .select((count) => count.fn.countAll<number>().as('active'))
    .executeTakeFirstOrThrow()
  return active
}
