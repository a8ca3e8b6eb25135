import { type Db, sql, toLikePattern } from '../../../database/open.server.ts'
import { allOf, exactWord, type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type DirectorySort, MAX_MATCH_COUNT, MAX_SORTED_MATCHES, placeSourceOf } from '../businesses.constants.ts'
import { serializeOpen } from '../businesses.query.server.ts'
import { findOpenNow } from '../hours/openNow.server.ts'
import { filterByGroup } from '../industries/groups.server.ts'
import type { Box } from '../places/clusters.ts'
import { distanceKm, findPlace } from '../places/findPlace.server.ts'
import { followSynonyms } from '../synonyms/synonyms.server.ts'
import { type DirectoryOrder, findOrder, readBusinessesInOrder, readSortedRows } from './directoryOrder.server.ts'
import { moveNamesFirst } from './nameMatch.ts'

export type DirectoryFilter = {
  search?: string
  industry?: string
  city?: string
  /** The slug of a group of industries. */
  group?: string
  /** West, south, east and north in degrees. */
  box?: Box
  /** Restricts the search to these businesses. */
  ids?: number[]
  /** The search as a query for documents that have all its words in any order. */
  words?: TsQuery
}
type Part = { limit: number; offset: number }
type Page = Part & { viewer_id: number | null }
type DirectoryQuery = DirectoryFilter & {
  limit: number
  offset: number
  sort: DirectorySort
  near?: string
  open?: 'now'
}

/** Two letters or digits in a row, which the index of word endings can find. Everything outside ASCII counts as a letter. */
const FINDABLE = /[A-Za-z0-9\u{80}-\u{10ffff}]{2}/u

/** The size of the sample that estimates how many businesses match, and the minimum number of matches in it for an estimate. */
const [SAMPLE_SIZE, MIN_SAMPLE_MATCHES] = [1000, 30]

/** The condition that the index of word endings answers, for businesses that may contain the text. */
const mayContain = (search: string) =>
  FINDABLE.test(search)
    ? sql`and word_endings(b.search_text) @@ part_query(lower(${search} collate "en-x-icu") collate "default")`
    : sql``

/** The condition for businesses that contain the text. */
const matchesSearch = (search: string, isInOrder: boolean) => sql`
  (b.search_text like lower(${toLikePattern(search)} collate "en-x-icu") collate "default")
  ${isInOrder ? sql`` : mayContain(search)}`

/** The condition for businesses in a box, whose west is greater than its east where it crosses the date line. */
const isInBox = ([west, south, east, north]: Box) => sql`
  and b.latitude between ${south} and ${north}
  and ${west <= east ? sql`b.longitude between ${west} and ${east}` : sql`(b.longitude >= ${west} or b.longitude <= ${east})`}`

/**
 * The condition for listed businesses that match the filter.
 * @param isInOrder whether the directory is read in its order instead of through the index of word endings.
 */
export const filterDirectory = (
  { search, industry, city, group, box, ids, words }: DirectoryFilter,
  isInOrder = false,
) => sql<boolean>`b.is_listed
  ${search === undefined ? sql`` : sql`and (${matchesSearch(search, isInOrder)} ${words ? sql`or b.document @@ ${toSql(words)}` : sql``})`}
  ${industry === undefined ? sql`` : sql`and lower(b.industry) = lower(${industry} collate "en-x-icu")`}
  ${city === undefined ? sql`` : sql`and lower(b.city) = lower(${city} collate "en-x-icu")`}
  ${group === undefined ? sql`` : sql`and b.industry_group = ${group}`}
  ${ids === undefined ? sql`` : sql`and b.id = any(${ids}::bigint[])`}
  ${box === undefined ? sql`` : isInBox(box)}`

/**
 * Selects the businesses that have all words, in a separate statement: an index answers each half of the search. In one
 * statement, PostgreSQL would compute the word endings of each row again to check both.
 */
export const selectByWords = ({ words = '', industry, city, group, box, ids }: DirectoryFilter, key = sql`0`) => sql`(
  select b.id, b.business_name, ${key} as key from businesses as b
  where ${filterDirectory({ industry, city, group, box, ids })} and b.document @@ ${toSql(words)} limit ${MAX_SORTED_MATCHES + 1})`

/** Counts the listed businesses that match the filter, up to `max`. */
export async function countDirectory(db: Db, filter: DirectoryFilter, max?: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from businesses as b where ${filterDirectory(filter, Boolean(filter.words))} ${max === undefined ? sql`` : sql`limit ${max}`}
    ) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** The maximum number of close matches. */
export const MAX_CLOSE_MATCHES = 100

/** The industry and the city as a query over the marker words of the search documents. */
export const filterMarkers = ({ industry, city }: DirectoryFilter): TsQuery =>
  allOf([
    industry === undefined ? '' : exactWord(`#${industry.toLowerCase()}`),
    city === undefined ? '' : exactWord(`@${city.toLowerCase()}`),
  ])

/** One page of the directory. @throws 400 when `near` names no known place, or is missing for the order `nearest` */
export async function listDirectory(services: Services, viewer: Viewer | null, query: DirectoryQuery) {
  const db = viewer ? services.db : services.replica
  const viewer_id = viewer?.id ?? null
  const { limit, offset, near, sort, open, ...typed } = query
  const filter = await followSynonyms(services, typed)
  if (open) filter.ids = await findOpenNow(services)
  const place = near === undefined ? null : await findPlace(services, near)
  const page = { limit, offset, viewer_id }
  const { search } = filter
  const words = search === undefined ? null : await services.closeSearch.readQuery(services, 'business', search)
  if (words) filter.words = words.query
  const order = findOrder(sort, place, search)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const [rows, total] = await (isFiltered
    ? findMatches(services, db, filter, order, page)
    : Promise.all([readSortedRows(db, order, page), countListedBusinesses(services)]))
  const toReply = (found: typeof rows) =>
    found.map((row) => ({
      ...serializeOpen(viewer, row, services.settings.site.time_zone),
      ...(place && { distance_km: distanceKm(place, row), place_source: placeSourceOf(row.place_source) }),
    }))
  // Close matches are businesses elsewhere, and a box on the map excludes those.
  if (total > 0 || search === undefined || filter.box) {
    const contains = (row: (typeof rows)[number]) =>
      [row.business_name, row.tagline, row.description, row.industry, row.city]
        .join('\x1f')
        .toLowerCase()
        .includes(search?.toLowerCase() ?? '')
    // A search that some business contains literally needs no correction.
    const corrected = rows.some(contains) ? null : (words?.corrected ?? null)
    return { profiles: toReply(rows), total, partial: false, corrected }
  }
  const {
    ids: closest,
    partial,
    corrected,
  } = await services.closeSearch.find(services, 'business', search, { query: filterMarkers(filter) }, MAX_CLOSE_MATCHES)
  const allowed = filter.ids && new Set(filter.ids)
  const listed = allowed ? closest.filter((id) => allowed.has(id)) : closest
  const inGroup = filter.group === undefined ? listed : await filterByGroup(db, listed, filter.group)
  const ids = sort === 'best' ? await moveCloseNamesFirst(db, inGroup, corrected ?? search) : inGroup
  const found = await readBusinessesInOrder(db, ids.slice(offset, offset + limit), viewer_id)
  return { profiles: toReply(found), total: ids.length, partial, corrected }
}

/** Orders close matches like the matches of all words: a name with another legal form is only a close match. */
async function moveCloseNamesFirst(db: Db, ids: number[], search: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; business_name: string }>`
    select id, business_name from businesses where id = any(${ids}::bigint[])`.execute(db)
  const names = new Map(rows.map((row) => [Number(row.id), row.business_name]))
  const ordered = moveNamesFirst(
    ids.map((id) => ({ id, business_name: names.get(Number(id)) ?? '' })),
    search,
  )
  return ordered.map(({ id }) => id)
}

/** The way in which the matches of a filter are found. */
type Plan = {
  /**
   * Whether more than `MAX_SORTED_MATCHES` businesses match. Then reading the directory in its order finds a page of matches
   * sooner than the index of word endings, whose time grows with the number of matches.
   */
  isInMany: boolean
  /** Whether fewer businesses contain the text than match the other filters. */
  isTextFirst: boolean
}

/** Decides how to find the matches of a filter, in a large directory from a sample. */
export async function planSearch(db: Db, { search, words, ...others }: DirectoryFilter, listed: number): Promise<Plan> {
  const hasOthers = Object.values(others).some((value) => value !== undefined)
  if (search === undefined || listed <= MAX_MATCH_COUNT) return { isInMany: false, isTextFirst: !hasOthers }
  const { rows } = await sql<{ sampled: number; matched: number; texts: number; other: number }>`
    select count(*) as sampled,
      count(*) filter (where ${filterDirectory({ search, words, ...others }, true)}) as matched,
      count(*) filter (where ${filterDirectory({ search }, true)}) as texts,
      count(*) filter (where ${filterDirectory(others)}) as other
    from (select * from businesses as b tablesample system (${sql.lit((100 * SAMPLE_SIZE) / listed)}) repeatable (0)
      where b.is_listed limit ${2 * SAMPLE_SIZE}) as b`.execute(db)
  const { sampled = 0, matched = 0, texts = 0, other = 0 } = rows[0] ?? {}
  const isInMany = matched >= MIN_SAMPLE_MATCHES && (matched / sampled) * listed > 2 * MAX_SORTED_MATCHES
  return { isInMany, isTextFirst: !hasOthers || texts < other }
}

/** Selects the businesses that contain the text and match the other filters. */
export function selectByText({ words: _, ...filter }: DirectoryFilter, isTextFirst: boolean, key = sql`0`) {
  const { search, ...others } = filter
  // "offset 0" makes the index of word endings find the rows. As one of several conditions, the endings of each row that
  // another index has found would be computed again.
  return isTextFirst && search !== undefined && FINDABLE.test(search)
    ? sql`(select b.id, b.business_name, ${key} as key
        from (select * from businesses as b where ${filterDirectory({ search })} offset 0) as b
        where ${filterDirectory(others)} limit ${MAX_SORTED_MATCHES + 1})`
    : sql`(select b.id, b.business_name, ${key} as key from businesses as b
        where ${filterDirectory(filter, true)} limit ${MAX_SORTED_MATCHES + 1})`
}

/** Selects a page of many matches, which are read in the order of an index. */
const selectInOrder = (filter: DirectoryFilter, { by }: DirectoryOrder, { limit, offset }: Part) => sql<{ id: number }>`
  select b.id from businesses as b where ${filterDirectory(filter, true)} order by ${by} limit ${limit} offset ${offset}`

/**
 * Selects a page of many matches, with those that come first before the others, unless too many do. The others are read in the
 * order of an index.
 */
function selectFirst(
  filter: DirectoryFilter,
  { by, key, first }: DirectoryOrder & Required<Pick<DirectoryOrder, 'first'>>,
  { limit, offset }: Part,
) {
  const isFew = sql`(select count(*) from first) <= ${MAX_SORTED_MATCHES}`
  return sql<{ id: number }>`
    with first as materialized (
      select b.id, b.business_name, ${key} as key from businesses as b
      where ${filterDirectory(filter, true)} and ${first.condition} limit ${MAX_SORTED_MATCHES + 1}
    )
    select id from (
      select b.id, b.business_name, ${first.tier} as tier, b.key from first as b where ${isFew}
      union all (
        select b.id, b.business_name, 2 as tier, ${key} as key from businesses as b
        where ${filterDirectory(filter, true)} and not (${first.condition} and ${isFew}) order by ${by} limit ${limit + offset}
      )
    ) as matches order by tier, key, business_name, id limit ${limit} offset ${offset}`
}

/**
 * One page of the matches of a filter, and their number up to `MAX_MATCH_COUNT`, or `MAX_SORTED_MATCHES` in a larger directory. Few
 * matches are found by their words and sorted. Many are close together in the directory, so it is read in its order.
 */
async function findMatches(
  services: Services,
  db: Db,
  filter: DirectoryFilter,
  order: DirectoryOrder,
  { limit, offset, viewer_id }: Page,
) {
  const { key, tier, first } = order
  const listed = await countListedBusinesses(services)
  const isLarge = listed > MAX_MATCH_COUNT
  const readPage = async () => {
    const part = { limit, offset }
    const { rows } = await (first
      ? selectFirst(filter, { ...order, first }, part)
      : selectInOrder(filter, order, part)
    ).execute(db)
    const ids = rows.map(({ id }) => Number(id))
    return readBusinessesInOrder(db, ids, viewer_id)
  }
  const { isInMany, isTextFirst } = await planSearch(db, filter, listed)
  if (isInMany) return Promise.all([readPage(), MAX_SORTED_MATCHES])
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (
      ${selectByText(filter, isTextFirst, key)}
      ${filter.words ? sql`union ${selectByWords(filter, key)}` : sql``}
    )
    select (select count(*) from found) as total, array(
      select id from found as b where (select count(*) from found) <= ${MAX_SORTED_MATCHES}
      order by ${tier ? sql`${tier}, ` : sql``}key, business_name, id limit ${limit} offset ${offset}
    ) as ids`.execute(db)
  const { total, ids } = rows[0] as (typeof rows)[0]
  // A separate statement, so that PostgreSQL reuses the plan of the joins for every search.
  if (total <= MAX_SORTED_MATCHES) return Promise.all([readBusinessesInOrder(db, ids.map(Number), viewer_id), total])
  return Promise.all([readPage(), isLarge ? MAX_SORTED_MATCHES : countDirectory(db, filter, MAX_MATCH_COUNT)])
}

/** Counts all listed businesses. */
export const countListedBusinesses = ({ db, memory }: Pick<Services, 'db' | 'memory'>) =>
  memory.recall('directory', 'businesses.count', () => countDirectory(db, {}))
