import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Events } from '../../database/schema.generated.ts'

let made = 0
const HOUR = 3_600_000

/** The moment so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** An event of tomorrow, unless said otherwise. */
export async function makeEvent(given: Partial<Insertable<Events>> & { business_id: number }) {
  made += 1
  return db
    .insertInto('events')
    .values({
      title: `Event ${made}`,
      description: 'Coffee and **talk**.',
      start_datetime: inHours(24),
      end_datetime: inHours(26),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
