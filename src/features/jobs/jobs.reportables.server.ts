import { type Db, sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { Reportable } from '../../kit/server/services.server.ts'
import { notifyFollowersOfApprovedPost } from '../businesses/businessNews.server.ts'
import { removeJob } from './deleteJob.server.ts'
import { jobNews } from './jobs.service.server.ts'
import { lockJob } from './lockJob.server.ts'

const findJob = (db: Db, id: number) =>
  db
    .selectFrom('jobs')
    .where('id', '=', id)
    .select(['title', 'company', 'description', 'requirements', 'user_id'])
    .select(sql<Visibility>`visibility`.as('visibility'))
    .executeTakeFirst()

export const jobsReportable: Reportable = {
  type: 'job',

  async load(db, id) {
    const job = await findJob(db, id)
    if (!job) return null
    const { title, company, description, requirements, user_id, visibility } = job
    const content = [company, description, requirements].filter(Boolean).join('\n\n')
    return { title, path: `/jobs/${id}`, author_id: user_id, content, visibility }
  },

  async isVisible(db, viewer, id) {
    const job = await findJob(db, id)
    return job !== undefined && canSeePost(viewer, job)
  },

  async setVisibility(tx, id, visibility) {
    const changed = tx
      .updateTable('jobs')
      .set({ visibility })
      .where('id', '=', id)
      .returning(['id', 'business_id', 'user_id'])
    const job = assertFound(await changed.executeTakeFirst(), 'Job not found')
    if (visibility === 'public') await notifyFollowersOfApprovedPost(tx, jobNews(job))
  },

  async remove(tx, actor, id) {
    await removeJob(tx, actor, await lockJob(tx, actor.viewer, id, 'delete'))
  },
}
