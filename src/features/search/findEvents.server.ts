import { type Db, sql } from '../../database/open.server.ts'
import { publicOnly } from '../businesses/businesses.query.server.ts'
import type { EventType } from '../events/events.constants.ts'
import { type both, type Concept, countIn, countInTitle, type Hit, inTiers } from './concepts.server.ts'
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

const midnight = (day: string, zone: string, later: number) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${zone})`

/** Active events of public businesses that have not ended, or those of the days that were asked for; of other places when there are none there. */
export async function findEvents(db: Db, search: Search): Promise<Hit[]> {
  const { concepts, city, event_type, from, until, zone, limit } = search
  const nothing = sql``
  const past = from === null && until !== null
  const order = past ? sql`e.start_datetime desc, e.id desc` : sql`e.start_datetime, e.id`
  const title = sql`to_tsvector('english', words_of(e.title))`
  const within = sql`${publicOnly} and e.is_active
    ${from === null ? (past ? nothing : sql`and e.end_datetime > now()`) : sql`and e.end_datetime > ${midnight(from, zone, 0)}`}
    ${until === null ? nothing : sql`and e.start_datetime < ${midnight(until, zone, 1)}`}
    ${event_type === null ? nothing : sql`and (e.event_type = ${event_type} or ${title} @@ plainto_tsquery('english', ${event_type}))`}
    ${
      city === null
        ? nothing
        : sql`and (e.document @@ phraseto_tsquery('english', words_of(${city.name})) or (e.location is null and lower(b.city) = any(${city.spellings})))`
    }`
  const find = async (words: ReturnType<typeof both> | null) => {
    const { rows } = await sql<Hit>`
      with found as materialized (
        select e.id, e.title, e.document, e.start_datetime, e.series_id from events as e join businesses as b on b.id = e.business_id
        where ${within} ${words ? sql`and e.document @@ ${words}` : nothing}
        order by ${order} limit ${CANDIDATES}
      )
      select e.id, ${countIn(sql`e.document`, concepts)} as covered, ${countInTitle(title, concepts)} as titled
      from (
        -- of what repeats, one is enough
        select *, row_number() over (partition by coalesce(series_id, -id) order by ${order}) as occurrence from found as e
      ) as e where occurrence = 1
      order by covered desc, titled desc, ${order} limit ${limit}`.execute(db)
    return rows
  }
  const found = concepts.length === 0 ? await find(null) : await inTiers(concepts, limit, ({ query }) => find(query))
  if (!city || found.some(({ covered }) => covered === concepts.length)) return found
  const known = new Set(found.map(({ id }) => id))
  const others = (await findEvents(db, { ...search, city: null })).filter(({ id }) => !known.has(id))
  return [...found, ...others.map((hit) => ({ ...hit, elsewhere: true }))].slice(0, limit)
}
