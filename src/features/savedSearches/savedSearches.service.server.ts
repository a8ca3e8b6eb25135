import { type Db, sql } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { readLink } from '../notifications/preferenceLinks.server.ts'
import { MAX_SAVED_SEARCHES, type SearchList } from './savedSearches.constants.ts'
import type { SavedSearch } from './savedSearches.contract.ts'
import { describeQuery, normalizeQuery, searchPath } from './searchQuery.ts'

const columns = ['id', 'list', 'query', 'has_alerts', 'created_at'] as const
type Row = { id: number; list: string; query: string; has_alerts: boolean; created_at: string }

const serializeSearch = ({ list, ...row }: Row): SavedSearch => ({
  ...row,
  list: list as SearchList,
  description: describeQuery(row.query),
  url: searchPath(list as SearchList, row.query),
})

export async function listSavedSearches(db: Db, viewer: Viewer): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .where('user_id', '=', viewer.id)
    .select(columns)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(serializeSearch)
}

/** @throws 409 for too many */
export function saveSearch(db: Db, viewer: Viewer, { list, query }: { list: SearchList; query: string }) {
  return db.transaction().execute(async (tx) => {
    // The lock serializes saving, so that `MAX_SAVED_SEARCHES` holds.
    await tx.selectFrom('users').where('id', '=', viewer.id).select('id').forNoKeyUpdate().execute()
    const search = { user_id: viewer.id, list, query: normalizeQuery(list, query) }
    const { others } = await tx
      .selectFrom('saved_searches')
      .where('user_id', '=', viewer.id)
      .where((column) => column.or([column('list', '<>', list), column('query', '<>', search.query)]))
      .select((count) => count.fn.countAll<number>().as('others'))
      .executeTakeFirstOrThrow()
    if (others >= MAX_SAVED_SEARCHES) {
      throw new AppError(
        'conflict',
        `You have ${MAX_SAVED_SEARCHES} saved searches. Please delete one before you save another`,
      )
    }
    const row = await tx
      .insertInto('saved_searches')
      .values(search)
      .onConflict((conflict) => conflict.columns(['user_id', 'list', 'query']).doUpdateSet({ has_alerts: true }))
      .returning(columns)
      .executeTakeFirstOrThrow()
    return serializeSearch(row)
  })
}

/**
 * Turns the alerts of a search on or off. Items that are added while they are off cause no alert later.
 * @throws 404 for the search of another member
 */
export async function setAlerts(db: Db, viewer: Viewer, id: number, has_alerts: boolean): Promise<SavedSearch> {
  const row = await db
    .updateTable('saved_searches')
    .set({ has_alerts })
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning(columns)
    .executeTakeFirst()
  return serializeSearch(assertFound(row, 'Saved search not found'))
}

/**
 * Stops the alerts of one search with the token in an email about saved searches. Repeating it, or calling it after the
 * search was deleted, changes nothing.
 * @throws 404 for an unknown or expired token, and for that of another email
 */
export async function stopAlerts(db: Db, token: string, { list, query }: { list: SearchList; query: string }) {
  const { user_id, kinds } = await readLink(db, token)
  assertFound(kinds.includes('search.new') || null, 'This link does not stop alerts')
  await db
    .updateTable('saved_searches')
    .set({ has_alerts: false })
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('query', '=', normalizeQuery(list, query))
    .execute()
  return { message: 'You get no more alerts of this search.' }
}

/** @throws 404 for the search of another member */
export async function deleteSavedSearch(db: Db, viewer: Viewer, id: number) {
  const deleted = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirst()
  assertFound(deleted, 'Saved search not found')
  return { message: 'The saved search has been deleted' }
}
