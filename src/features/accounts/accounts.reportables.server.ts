import { type Db, sql } from '../../database/open.server.ts'
import { isModerator } from '../../kit/page/roles.ts'
import type { Reportable } from '../../kit/server/services.server.ts'
import { personPath } from './personPath.ts'

const findUser = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['full_name', 'is_banned', 'is_hidden', 'has_page'])
    .executeTakeFirst()

/** The poster of a job sees who applied for it. */
const hasApplied = async (db: Db, user_id: number, poster_id: number) => {
  const { rows } = await sql`
    select from job_applications as a join jobs as j on j.id = a.job_id
    where a.user_id = ${user_id} and j.user_id = ${poster_id} limit 1`.execute(db)
  return rows.length > 0
}

/** Members can be reported and banned, but neither hidden nor deleted by moderators. */
export const accountsReportable: Reportable = {
  type: 'user',

  async load(db, id) {
    const user = await findUser(db, id)
    if (!user) return null
    return {
      title: user.full_name,
      path: user.has_page ? personPath({ id }) : null,
      author_id: id,
      content: '',
      visibility: 'public',
    }
  },

  async isVisible(db, viewer, id) {
    const user = await findUser(db, id)
    if (!user || user.is_banned) return false
    return !user.is_hidden || isModerator(viewer) || (viewer !== null && (await hasApplied(db, id, viewer.id)))
  },

  setVisibility: null,
  remove: null,
}
