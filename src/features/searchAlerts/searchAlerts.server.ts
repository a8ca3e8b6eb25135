import { sql, type Tx } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { listLabels, type SearchList, searchLists } from '../savedSearches/savedSearches.constants.ts'
import { describeQuery, searchPath } from '../savedSearches/searchQuery.ts'
import { findNewMatches } from './newMatches.server.ts'

/**
 * The number of new items that are compared with all searches together, and of searches that one transaction compares.
 */
const [ITEMS, QUERIES] = [500, 20]
/** The maximum number of separate notifications for one search. More matches are one notification. */
const MAX_SINGLE = 10

/** A member who has saved the search, and the time of saving. */
type Reader = { user_id: number; saved_at: string }
type Item = { item_id: number; author_id: number | null; listed_at: string }

const itemTypes: Record<SearchList, string> = {
  questions: 'question',
  jobs: 'job',
  events: 'event',
  businesses: 'business',
}

/**
 * Notifies the members who have saved a search about new matches by others since then: one notice for each match, or
 * one for all when there are many.
 */
async function notifyReaders(tx: Tx, list: SearchList, query: string, readers: Reader[], items: Item[]) {
  const { one, many } = listLabels[list]
  // Braces are removed, because titles replace them.
  const description = describeQuery(query).replace(/[{}]/g, '')
  const suffix = description && ` for ${description}`
  const kind = 'search.new'
  const url = searchPath(list, query)
  const isNewFor = ({ user_id, saved_at }: Reader, item: Item) =>
    saved_at < item.listed_at && item.author_id !== user_id
  const byCount = Map.groupBy(readers, (reader) => items.filter((item) => isNewFor(reader, item)).length)
  const last = items.reduce((a, b) => (a.listed_at > b.listed_at ? a : b))
  const few: Reader[] = []
  for (const [count, alike] of byCount) {
    if (count <= MAX_SINGLE) few.push(...alike)
    else {
      await notify(tx, {
        ...{ kind, recipients: alike.map(({ user_id }) => user_id), actorId: null, url },
        subject: { type: 'search', id: last.item_id },
        title: `${count.toLocaleString('en-US')} new ${many}${suffix}`,
      })
    }
  }
  for (const item of items) {
    await notify(tx, {
      kind,
      recipients: few.filter((reader) => isNewFor(reader, item)).map(({ user_id }) => user_id),
      actorId: item.author_id,
      subject: { type: itemTypes[list], id: item.item_id },
      title: `New ${one}${suffix}: “{about}”`,
      url,
      group: `search:${list}?${query}`,
      plural: `{count} new ${many}${suffix}`,
    })
  }
}

/** Takes the next new items of a list. @returns null when there are none */
async function takeItems(tx: Tx, list: SearchList): Promise<number[] | null> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from listed_items where list = ${list} and told_at is null order by listed_at limit ${ITEMS}`.execute(
    tx,
  )
  const item_ids = rows.map(({ item_id }) => item_id)
  await tx.updateTable('search_alert_runs').set({ item_ids, last_query: null }).where('list', '=', list).execute()
  return item_ids.length > 0 ? item_ids : null
}

/**
 * Compares the new items of a list with the next searches. Stores notifications and progress in one transaction, so a
 * killed process causes no second notification.
 * @returns false when nothing is left, or when another process holds the lock
 */
async function compareStep(tx: Tx, services: Services, list: SearchList): Promise<boolean> {
  const run = await tx
    .selectFrom('search_alert_runs')
    .where('list', '=', list)
    .select(['item_ids', 'last_query'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!run) return false
  const item_ids = run.item_ids.length > 0 ? run.item_ids.map(Number) : await takeItems(tx, list)
  if (!item_ids) return false
  const last = run.item_ids.length > 0 ? run.last_query : null
  const { rows: searches } = await sql<{ query: string; readers: Reader[] }>`
    select query, json_agg(json_build_object('user_id', user_id, 'saved_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))) as readers
    from saved_searches
    where list = ${list} and has_alerts and (${last}::text is null or query > ${last})
    group by query order by query limit ${QUERIES}`.execute(tx)
  if (searches.length > 0) {
    const { rows: items } = await sql<Item>`
      select item_id, author_id, to_char(listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as listed_at
      from listed_items where list = ${list} and item_id = any(${item_ids}::bigint[])`.execute(tx)
    for (const { query, readers } of searches) {
      const matchingIds = new Set(await findNewMatches(services, list, query, item_ids))
      const matches = items.filter(({ item_id }) => matchingIds.has(item_id))
      if (matches.length > 0) await notifyReaders(tx, list, query, readers, matches)
    }
  }
  if (searches.length === QUERIES) {
    const last_query = searches.at(-1)?.query ?? null
    await tx.updateTable('search_alert_runs').set({ last_query }).where('list', '=', list).execute()
    return true
  }
  await sql`
    update listed_items set told_at = now() where list = ${list} and item_id = any(${item_ids}::bigint[])`.execute(tx)
  await tx.updateTable('search_alert_runs').set({ item_ids: [], last_query: null }).where('list', '=', list).execute()
  return true
}

/** Notifies members about new matches of their saved searches. */
export async function notifyOfNewMatches(services: Services, signal?: AbortSignal) {
  for (const list of searchLists) {
    const step = (tx: Tx) => compareStep(tx, services, list)
    while (!signal?.aborted && (await services.background.transaction().execute(step)));
  }
}
