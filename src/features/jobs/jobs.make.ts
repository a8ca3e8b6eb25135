import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { JobApplications, Jobs } from '../../database/schema.generated.ts'
import { toPayColumns } from './pay.ts'

let sequence = 0

/** Inserts a job, open by default. */
export async function makeJob(fields: Partial<Insertable<Jobs>> & { user_id: number }) {
  sequence += 1
  return db
    .insertInto('jobs')
    .values({
      title: `Job ${sequence}`,
      company: 'Denali Dogs',
      description: 'Come and help.',
      ...toPayColumns(fields.salary_range ?? null),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const makeApplication = (fields: Insertable<JobApplications>) =>
  db.insertInto('job_applications').values(fields).returningAll().executeTakeFirstOrThrow()
