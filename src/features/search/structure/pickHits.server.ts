import { type Db, sql } from '../../../database/open.server.ts'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { pickJobPage } from '../../jobs/jobList.server.ts'
import { filterJobs, findNewestMatches } from '../../jobs/jobSearch.server.ts'
import { MAX_COUNT } from '../../jobs/jobs.constants.ts'
import { isOptionalWord } from '../keywords.ts'
import type { ParsedQuery } from '../parseQuery.ts'
import { listTownNames } from '../places.ts'
import { isFullHit } from '../retrieval/coverage.ts'
import { markOutside, plainHit, type SearchHit } from '../retrieval/ranking.server.ts'
import type { SearchContext } from '../searchContext.server.ts'
import { type SelectedKind, type Selection, selectKind, toJobConditions, toJobOrder } from './conditions.server.ts'
import { listCountedWords, listForms } from './countedWords.ts'

/** The maximum numbers of word matches, and of newest jobs of a place, to which the conditions are applied. */
const [MAX_CANDIDATES, MAX_PLACE_CANDIDATES] = [200, 3000]

/** The maximum number of rows that are counted when the query requests a count. */
const MAX_EXACT_COUNT = 100_000

/** Hits of a kind, and the number of rows that match the whole query; null when it is unknown. */
export type PickedHits = { hits: SearchHit[]; total: number | null }

/** Filters ids by the conditions, and sorts them by the order of the query; without one, they keep their order. */
async function pickIds(
  db: Db,
  { from, id, conditions, order }: Omit<Selection, 'exclusions'>,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const all = [sql`${id} = any(${ids}::bigint[])`, ...conditions]
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${from} and ${sql.join(all, sql` and `)}
    order by ${order ?? sql`array_position(${ids}::bigint[], ${id})`}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists the rows of a query without words. */
async function listRows(
  db: Db,
  { from, id, conditions, order }: Selection,
  extra: Selection['conditions'],
  limit: number,
  most = MAX_COUNT,
) {
  const all = sql.join([sql`true`, ...extra, ...conditions], sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<{
      id: number
    }>`select ${id} as id from ${from} and ${all} order by ${order ?? sql`${id} desc`} limit ${sql.lit(limit)}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (select from ${from} and ${all} limit ${sql.lit(most)}) as counted`.execute(db),
  ])
  const total = counted.rows[0]?.total ?? 0
  return { hits: rows.map((row) => plainHit(row.id)), total: total < most ? total : null }
}

async function listJobRows(db: Db, { parsed, site, limit }: SearchContext): Promise<PickedHits> {
  const { city, job_type } = parsed
  const filters = { is_active: true, job_type: job_type ?? undefined }
  const filter = city ? await filterJobs(db, { ...filters, location: city.name }) : null
  const ids = filter ? await findNewestMatches(db, filter, MAX_PLACE_CANDIDATES, undefined) : null
  const conditions = {
    ...filters,
    ...toJobConditions(parsed, site.time_zone),
    states_pay: parsed.facts.includes('states_pay'),
  }
  const order = toJobOrder(parsed) ?? 'newest'
  const { found, total } = await pickJobPage(db, conditions, { ids, order, limit })
  return { hits: found.map(plainHit), total: total < MAX_COUNT ? total : null }
}

/**
 * Returns the industry when the query consists of its name. Its businesses are then counted, without other businesses
 * that match the words.
 */
function findNamedIndustry({ trade, trade_words, words }: ParsedQuery): string | null {
  const typed = trade_words.join(' ')
  const name = trade?.industries.find((industry) => listNormalizedWords(industry).join(' ') === typed)
  return name !== undefined && words.length === 0 ? name : null
}

/** The minimum length of a last word that matches as a prefix. “Ski” does not match “skills”. */
const MIN_PREFIX_LENGTH = 5
/** Returns a regular expression of PostgreSQL for names with these consecutive words. A long last word is a prefix. */
const toNamePattern = (words: string[]) => {
  const phrase = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).join(String.raw`\W+`)
  return String.raw`\m${phrase}${(words.at(-1) ?? '').length < MIN_PREFIX_LENGTH ? String.raw`s?\M` : ''}`
}

/** A query for a word and its forms, because “quilting groups” are guilds of quilters. */
const toFormsQuery = (word: string) =>
  sql.join(
    listForms(word).map((form) => sql`plainto_tsquery('english', ${form})`),
    sql` || `,
  )

/** Lists and counts the businesses with the counted words in their name, or else anywhere. */
async function listNamedBusinesses(context: SearchContext, selection: Selection): Promise<PickedHits | null> {
  const { db, parsed, limit } = context
  const words = listCountedWords(context)
  if (words.length === 0) return null
  const { city } = parsed
  const cities = city && [...city.spellings, ...listTownNames(city).map((town) => town.toLowerCase())]
  const inCity = cities ? [sql`lower(b.city) = any(${cities}::text[])`] : []
  const telling = words.filter((word) => !isOptionalWord(word))
  const order = sql`b.business_name, b.id`
  if (parsed.name_words.length > 0) {
    const inName = sql`b.business_name ~* ${toNamePattern(parsed.name_words)}`
    return listRows(db, { ...selection, order }, [inName, ...inCity], limit, MAX_EXACT_COUNT)
  }
  const name = sql`ts_filter(b.document, '{a}')`
  for (const [place, searched] of [
    [name, words],
    [name, telling],
    [sql`b.document`, words],
  ] as const) {
    if (searched.length === 0) continue
    const query = sql.join(
      searched.map((word) => sql`(${toFormsQuery(word)})`),
      // A function word has an empty query, which this operator ignores.
      sql` && `,
    )
    const matches = sql`${place} @@ (${query})`
    const found = await listRows(db, { ...selection, order }, [matches, ...inCity], limit)
    if (found.hits.length > 0) return found
  }
  return null
}

/** Whether a query has conditions or an order for a kind beside its words, place and type, or requests a count. */
export function isListRequest({ parsed, site }: SearchContext, kind: SelectedKind): boolean {
  const { conditions, order } = selectKind(parsed, kind, site.time_zone)
  return conditions.length > 0 || order !== null || parsed.intent === 'count'
}

/**
 * Applies the conditions of a query to the matches of its words: pay, days of posts, times of day, facts, order and
 * exclusions. When no match meets them, all matches that are not excluded are returned and marked as outside of a
 * filter.
 * @param find returns the best matches of the words. Undefined for a query without words, which lists rows.
 */
export async function pickHits(
  context: SearchContext,
  kind: SelectedKind,
  find: ((limit: number) => Promise<SearchHit[]>) | undefined,
): Promise<PickedHits> {
  const { db, parsed, site, limit } = context
  const selection = selectKind(parsed, kind, site.time_zone)
  const industry = kind === 'business' && parsed.intent === 'count' ? findNamedIndustry(parsed) : null
  if (industry !== null) {
    const { city } = parsed
    const inCity = city ? [sql`lower(b.city) = any(${city.spellings}::text[])`] : []
    return listRows(db, selection, [sql`lower(b.industry) = ${industry.toLowerCase()}`, ...inCity], limit)
  }
  const namedBusinesses = kind === 'business' ? await listNamedBusinesses(context, selection) : null
  if (namedBusinesses) return namedBusinesses
  if (!find && kind === 'job') return listJobRows(db, context)
  if (!find) {
    const { city } = parsed
    const inCity = kind === 'business' && city ? [sql`lower(b.city) = any(${city.spellings}::text[])`] : []
    return listRows(db, selection, inCity, limit, parsed.intent === 'count' ? MAX_EXACT_COUNT : MAX_COUNT)
  }
  const found = await find(MAX_CANDIDATES)
  const hits = [...new Map(found.map((hit) => [hit.id, hit])).values()]
  const full = hits.filter(isFullHit)
  const rest = hits.filter((hit) => !isFullHit(hit))
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  const pickFrom = async (part: SearchHit[], chosen: Omit<Selection, 'exclusions'> = selection) =>
    (
      await pickIds(
        db,
        chosen,
        part.map(({ id }) => id),
      )
    ).flatMap((id) => byId.get(id) ?? [])
  const [pickedFull, pickedRest] = await Promise.all([pickFrom(full), pickFrom(rest)])
  const all = [...pickedFull, ...pickedRest]
  const { exclusions } = selection
  const isAlways = exclusions.length === selection.conditions.length
  const near =
    all.length > 0 || isAlways ? [] : await pickFrom(hits, { ...selection, conditions: exclusions, order: null })
  return {
    hits: (all.length > 0 ? all : markOutside(near, 'filter')).slice(0, limit),
    total: found.length < MAX_CANDIDATES ? pickedFull.length : null,
  }
}
