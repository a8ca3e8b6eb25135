import { sql, type Tx } from '../../database/open.server.ts'
import { eventTexts } from './event.contract.ts'

const textsOf = (table: 'e' | 's') => sql.join(eventTexts.map((name) => sql.ref(`${table}.${name}`)))
const sameTexts = sql`(${textsOf('e')}) is not distinct from (${textsOf('s')})`

/** The other held events of a series with the same texts, which one decision of a moderator covers. */
export async function listHeldCopies(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events as s join events as e on e.series_id = s.series_id
    where s.id = ${id} and e.id <> s.id and e.visibility = 'held' and ${sameTexts} order by e.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** The other events of a series that were hidden together with this one, because they have the same texts. */
export async function listRejectedCopies(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events as s join events as e on e.series_id = s.series_id
    where s.id = ${id} and e.id <> s.id and e.visibility = 'hidden' and ${sameTexts}
      and exists (
        select from held_posts where target_type = 'event' and target_id = s.id and decision = 'rejected'
      )
      and not exists (select from reports where target_type = 'event' and target_id = e.id and action = 'hide')
    order by e.id`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Creates an entry in the queue for the held events that keep the former text after another event of the series was
 * edited. A series has one entry for each text.
 */
export async function holdOtherTexts(tx: Tx, series_id: number, edited_id: number) {
  await sql`
    insert into held_posts (target_type, target_id, author_id, score, signals)
    select distinct on (${textsOf('e')}) 'event', e.id, e.created_by, h.score, h.signals
    from events as e, held_posts as h
    where e.series_id = ${series_id} and e.visibility = 'held'
      and h.target_type = 'event' and h.target_id = ${edited_id} and h.decided_at is null
      and not exists (
        select from held_posts as other join events as s on s.id = other.target_id
        where other.target_type = 'event' and other.decided_at is null and s.series_id = e.series_id and ${sameTexts}
      )
    order by ${textsOf('e')}, e.id`.execute(tx)
}
