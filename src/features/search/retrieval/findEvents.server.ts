import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'
import { type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import { midnight } from '../../events/eventList.server.ts'
import type { EventType } from '../../events/events.constants.ts'
import { listTownNames, type Place } from '../places.ts'
import type { Term } from '../terms/terms.server.ts'
import { isFullHit } from './coverage.ts'
import { findInTiers } from './findInTiers.server.ts'
import { joinHits, markOutside, plainHit, type SearchHit, selectRanked } from './ranking.server.ts'

type EventSearch = {
  terms: Term[]
  city: Place | null
  event_type: EventType | null
  from: string | null
  until: string | null
  zone: string
  limit: number
  /** Restricts the search to the events of one business. */
  business_id?: number | null
  /** Whether to leave out events that do not pass the filters. */
  isStrict?: boolean
}

/** The maximum number of events that are ranked, soonest first. */
const MAX_CANDIDATES = 200

const emptySql = sql``
/** The weights for `ts_rank` of words with the labels D, C, B and A. The title counts as much as the text. */
const EVEN_WEIGHTS = [0.1, 0.1, 0.1, 0.1]

/** Selects the best of the events that have not ended, in a statement that is planned once for all texts. */
const selectUpcoming = (query: TsQuery, terms: Term[], limit: number) =>
  selectRanked({
    terms,
    found: sql`
      select id, document, start_datetime, ts_filter(document, '{a}') as title from (
        select *, row_number() over (partition by coalesce(series_id, -id) order by start_datetime, id) as occurrence
        from upcoming_matching_events(${toSql(query)}, ${MAX_CANDIDATES})
      ) as e where occurrence = 1`,
    order: sql`start_datetime, id`,
    limit,
  })
const title = sql`to_tsvector('english', searchable_text(e.title))`

/** SQL condition: the event has this type, or has no type and its title contains it. */
const filterType = (type: EventType) => sql`and (e.event_type = ${type}
  or coalesce(e.event_type, 'Other') = 'Other' and ${title} @@ plainto_tsquery('english', ${type}))`

/** SQL condition: the text of the event contains the city; without a location, the business is in the city. */
const filterCity = (place: Place) => sql`and (
  ${sql.join(
    listTownNames(place).map((town) => sql`e.document @@ phraseto_tsquery('english', searchable_text(${town}))`),
    sql` or `,
  )} or (e.location is null and exists (
    select from businesses as b where b.id = e.business_id and lower(b.city) = any(${place.spellings})
  )))`

/**
 * Finds listed events that have not ended, or events on the requested days. Without a full match it adds events on
 * other days or in other cities.
 */
export async function findEvents(db: Db, search: EventSearch): Promise<SearchHit[]> {
  const { terms, city, event_type, from, until, zone, limit, business_id = null, isStrict = false } = search
  const isPast = from === null && until !== null
  const start = from === null ? sql`now()` : midnight(from, zone)
  const order = isPast ? sql`start_datetime desc, id desc` : sql`start_datetime, id`

  const isFiltered = city !== null || event_type !== null || from !== null || until !== null || business_id !== null
  const selectMatches = (textQuery: TsQuery | null, ranked = terms) => {
    if (textQuery !== null && !isFiltered) return selectUpcoming(textQuery, ranked, limit)
    const textMatch = textQuery && sql`e.document @@ ${toSql(textQuery)}`
    const selectPart = (timeFilter: RawBuilder<unknown>, textFilter = textMatch) => sql`(
      select e.id, e.title, e.document, e.start_datetime, e.series_id from events as e
      where e.is_listed and ${timeFilter} ${until === null ? emptySql : sql`and e.start_datetime < ${midnight(until, zone, 1)}`}
        ${business_id === null ? emptySql : sql`and e.business_id = ${business_id}`}
        ${event_type === null ? emptySql : filterType(event_type)} ${city === null ? emptySql : filterCity(city)}
        ${textFilter === null ? emptySql : sql`and ${textFilter}`}
      order by ${order} limit ${MAX_CANDIDATES})`
    // Events in progress at the start and events that start later are separate parts, so that each part uses an index.
    const parts = isPast
      ? selectPart(sql`true`)
      : sql`${selectPart(
          sql`tstzrange(e.start_datetime, e.end_datetime, '[]') @> ${start} and e.start_datetime <= ${start} and e.end_datetime > ${start}`,
          // "is true" keeps the planner off the text index: checking the few events in progress is cheaper.
          textMatch && sql`(${textMatch}) is true`,
        )}
        union all ${selectPart(
          // Without "is true", the planner also reads the start of every event of every business.
          from === null
            ? sql`(e.start_datetime > ${start}) is true and not e.is_over`
            : sql`e.start_datetime > ${start}`,
        )}`
    return selectRanked({
      terms: ranked,
      // Only the first occurrence of a series. "offset 0" keeps the planner from parsing the title for each term.
      found: sql`
        select e.id, e.document, e.start_datetime, ${terms.length === 0 ? sql`null` : title} as title from (
          select *, row_number() over (partition by coalesce(series_id, -id) order by ${order}) as occurrence
          from (${parts}) as e
        ) as e where occurrence = 1 offset 0`,
      order,
      limit,
    })
  }
  const hits = await (terms.length === 0
    ? findAny(selectMatches(null))
    : findInTiers(db, terms, ({ query }, ranked) => selectMatches(query, ranked), EVEN_WEIGHTS))
  if (isStrict) return hits
  // Events of the type are only partial matches, because the type is one part of the query.
  if (hits.length === 0 && terms.length > 0 && event_type !== null) {
    const missing = terms.map(({ words }) => words.join(' '))
    const ofType = await findAny(selectMatches(null))
    if (ofType.length > 0)
      return ofType.map((hit) => ({
        ...hit,
        title_score: 0,
        document_score: 0,
        typed_score: 0,
        telling_score: 0,
        coverage: 0.5,
        missing,
      }))
  }
  if (hits.length === 0 && (from !== null || until !== null))
    return markOutside(await findEvents(db, { ...search, from: null, until: null }), 'date')
  if (!city || hits.some(isFullHit)) return hits
  return joinHits([hits, markOutside(await findEvents(db, { ...search, city: null }), 'place')], limit)

  async function findAny(query: RawBuilder<unknown>) {
    const { rows } = await sql<{ id: number }>`select id from (${query}) as found`.execute(db)
    return rows.map(({ id }) => plainHit(id))
  }
}
