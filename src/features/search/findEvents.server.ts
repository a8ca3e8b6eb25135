import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { midnight } from '../events/eventList.server.ts'
import type { EventType } from '../events/events.constants.ts'
import { type Concept, countIn, countInTitle, type Hit, inTiers } from './concepts.server.ts'
import type { Place } from './places.ts'

type Search = {
  concepts: Concept[]
  city: Place | null
  event_type: EventType | null
  from: string | null
  until: string | null
  zone: string
  limit: number
}

/** How many events are ranked, the soonest. */
const CANDIDATES = 500

const nothing = sql``
const title = sql`to_tsvector('english', searchable_text(e.title))`

/** One that is of no type may still be called by it. */
const ofType = (type: EventType) => sql`and (e.event_type = ${type}
  or coalesce(e.event_type, 'Other') = 'Other' and ${title} @@ plainto_tsquery('english', ${type}))`

/** Where the event says that it is, or else at home. */
const inCity = ({ name, spellings }: Place) => sql`and (
  e.document @@ phraseto_tsquery('english', searchable_text(${name})) or (e.location is null and exists (
    select from businesses as b where b.id = e.business_id and lower(b.city) = any(${spellings})
  )))`

/**
 * Events that everybody may see and that have not ended, or those of the days that were asked for; of other places or days
 * when there are none there or then.
 */
export async function findEvents(db: Db, search: Search): Promise<Hit[]> {
  const { concepts, city, event_type, from, until, zone, limit } = search
  const backwards = from === null && until !== null
  const start = from === null ? sql`now()` : midnight(from, zone)
  const order = backwards ? sql`e.start_datetime desc, e.id desc` : sql`e.start_datetime, e.id`

  const find = async (words: RawBuilder<unknown> | null) => {
    const part = (within: RawBuilder<unknown>) => sql`(
      select e.id, e.title, e.document, e.start_datetime, e.series_id from events as e
      where e.is_listed and ${within} ${until === null ? nothing : sql`and e.start_datetime < ${midnight(until, zone, 1)}`}
        ${event_type === null ? nothing : ofType(event_type)} ${city === null ? nothing : inCity(city)}
        ${words === null ? nothing : sql`and e.document @@ ${words}`}
      order by ${order} limit ${CANDIDATES})`
    // what is going on when it begins, and what begins later: each has an index of its own, as has what is ahead
    const parts = backwards
      ? part(sql`true`)
      : sql`${part(sql`tstzrange(e.start_datetime, e.end_datetime, '[]') @> ${start} and e.start_datetime <= ${start} and e.end_datetime > ${start}`)}
        union all ${part(sql`e.start_datetime > ${start} ${from === null ? sql`and not e.is_over` : nothing}`)}`
    const { rows } = await sql<Hit>`
      with found as materialized (${parts})
      select e.id, ${countIn(sql`e.document`, concepts)} as covered, ${countInTitle(title, concepts)} as titled
      from (
        -- of what repeats, one is enough
        select *, row_number() over (partition by coalesce(series_id, -id) order by ${order}) as occurrence from found as e
      ) as e where occurrence = 1
      order by covered desc, titled desc, ${order} limit ${limit}`.execute(db)
    return rows
  }

  const found = concepts.length === 0 ? await find(null) : await inTiers(concepts, limit, ({ query }) => find(query))
  const narrowed = city !== null || event_type !== null || from !== null || until !== null
  // better other events of these days than none, and better those of other days than nothing
  const others = found.length === 0 && concepts.length > 0 && narrowed ? await find(null) : []
  if (others.length > 0) return others
  if (found.length === 0 && (from !== null || until !== null))
    return elsewhere(await findEvents(db, { ...search, from: null, until: null }))
  if (!city || found.some(({ covered }) => covered === concepts.length)) return found
  const known = new Set(found.map(({ id }) => id))
  const anywhere = (await findEvents(db, { ...search, city: null })).filter(({ id }) => !known.has(id))
  return [...found, ...elsewhere(anywhere)].slice(0, limit)
}

const elsewhere = (hits: Hit[]) => hits.map((hit) => ({ ...hit, elsewhere: true }))
