import { type Db, sql } from '../../../database/open.server.ts'
import type { Services, Tasks } from '../../../kit/server/services.server.ts'
import { RULE_VERSION, readableColumns } from './readableName.server.ts'

const BATCH_SIZE = 1000

type ImportedName = { id: number; imported_name: string | null; imported_city: string | null }

/**
 * Computes the readable names of all imported businesses in batches, after an upgrade has changed the rule. The next run
 * continues one that ends early.
 */
export async function fillNames({ background }: Pick<Services, 'background'>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const isDone = await fillBatch(background)
    if (isDone) return
  }
}

/** Computes the readable names of one batch. @returns whether all names follow the rule `RULE_VERSION`. */
function fillBatch(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rule, last_id, older_id } = await tx
      .selectFrom('readable_names')
      .select(['rule', 'last_id', 'older_id'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (rule >= RULE_VERSION) return true
    const { rows } = await sql<ImportedName>`
      select id, coalesce(imported_name, case when is_older then business_name end) as imported_name,
        coalesce(imported_city, case when is_older then city end) as imported_city
      from (
        select b.*, b.id <= ${older_id} and not exists (
          select from business_members as m where m.business_id = b.id
        ) and not exists (
          select from audit_log as a where a.target_type = 'business' and a.target_id = b.id
            and (a.action = 'business.create' or a.details::jsonb ?| '{business_name,city}')
        ) as is_older
        from businesses as b where b.id > ${last_id} order by b.id limit ${BATCH_SIZE}
      ) as batch order by id for update`.execute(tx)
    const changes = rows.map((row) => ({
      ...row,
      ...readableColumns({ business_name: row.imported_name, city: row.imported_city }),
    }))
    await sql`
      update businesses as b set imported_name = n.imported_name, imported_city = n.imported_city,
        readable_name = n.readable_name, readable_city = n.readable_city
      from json_to_recordset(${JSON.stringify(changes)}::json) as n (
        id bigint, imported_name text, imported_city text, readable_name text, readable_city text
      )
      where b.id = n.id and (b.imported_name, b.imported_city, b.readable_name, b.readable_city)
        is distinct from (n.imported_name, n.imported_city, n.readable_name, n.readable_city)`.execute(tx)
    const isDone = rows.length < BATCH_SIZE
    await tx
      .updateTable('readable_names')
      .set(isDone ? { rule: RULE_VERSION, last_id: 0, older_id: 0 } : { last_id: rows.at(-1)?.id })
      .execute()
    return isDone
  })
}

export const namesTasks = {
  'businesses.names': {
    cron: '* * * * *',
    // A failed run is repeated by the schedule.
    options: { retryLimit: 0, expireInSeconds: 300 },
    run: (services, { signal }) => fillNames(services, signal),
  },
} satisfies Tasks
