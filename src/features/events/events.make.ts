import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Events } from '../../database/schema.generated.ts'

let sequence = 0
const HOUR_MS = 3_600_000

/** The time `hours` from now, as an ISO string. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Inserts an event, by default for tomorrow. */
export async function makeEvent(fields: Partial<Insertable<Events>> & { business_id: number }) {
  sequence += 1
  return db
    .insertInto('events')
    .values({
      title: `Event ${sequence}`,
      description: 'Coffee and **talk**.',
      start_datetime: inHours(24),
      end_datetime: inHours(26),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
