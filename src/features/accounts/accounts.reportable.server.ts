import type { Db } from '../../database/open.server.ts'
import type { Reportable } from '../../kit/server/services.server.ts'

const findUser = (db: Db, id: number) =>
  db.selectFrom('users').where('id', '=', id).select(['full_name', 'is_banned']).executeTakeFirst()

/** Members can be reported and banned, but neither hidden nor deleted by moderators. */
export const accountsReportable: Reportable = {
  type: 'user',

  async load(db, id) {
    const user = await findUser(db, id)
    if (!user) return null
    return { title: user.full_name, path: null, author_id: id, content: '', visibility: 'public' }
  },

  async isVisible(db, _viewer, id) {
    const user = await findUser(db, id)
    return user !== undefined && !user.is_banned
  },

  setVisibility: null,
  remove: null,
}
