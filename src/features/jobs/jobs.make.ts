import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Jobs } from '../../database/schema.generated.ts'

let made = 0

/** A job that is open, unless said otherwise. */
export async function makeJob(given: Partial<Insertable<Jobs>> & { user_id: number }) {
  made += 1
  return db
    .insertInto('jobs')
    .values({ title: `Job ${made}`, company: 'Denali Dogs', description: 'Come and help.', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const makeApplication = (given: { job_id: number; user_id: number; cover_letter?: string }) =>
  db.insertInto('job_applications').values(given).returningAll().executeTakeFirstOrThrow()
