import type { Services } from '../../kit/server/services.server.ts'
import { userColumns } from '../session/session.service.server.ts'
import { accountSections, forumSections } from './accountSections.server.ts'
import { businessSections } from './businessSections.server.ts'
import { exports } from './ownData.limits.server.ts'
import type { Section } from './sections.server.ts'

export const sections: Record<string, Section> = { ...forumSections, ...businessSections, ...accountSections }

/** Returns all personal data of an account from one snapshot of the database. @throws 429 */
export async function exportOwnData({ db, limits }: Pick<Services, 'db' | 'limits'>, user_id: number) {
  await limits.take(exports, String(user_id))
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const account = await tx
        .selectFrom('users')
        .where('id', '=', user_id)
        .select([...userColumns, 'email_verified_at'])
        .executeTakeFirstOrThrow()
      const lists: Record<string, Record<string, unknown>[]> = {}
      for (const [name, { rows }] of Object.entries(sections)) lists[name] = (await rows(user_id).execute(tx)).rows
      return { exported_at: new Date().toISOString(), account, ...lists }
    })
}
