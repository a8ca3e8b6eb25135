import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { type Db, sql } from '../database/open.server.ts'

/**
 * The number of rows, about 1 MB in total, which exceed `work_mem` below, so that PostgreSQL writes them to a temporary
 * file.
 */
const SPILLED_ROW_COUNT = 40_000

/**
 * Returns why this process is not ready; null when it is ready. A database that accepts no writes, such as one with a
 * full disk, is not ready.
 */
export async function checkReadiness(db: Db): Promise<string | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ read_only: boolean }>`
        select current_setting('transaction_read_only')::boolean as read_only`.execute(tx)
      if (rows[0]?.read_only) return 'The database cannot be written: it is read-only'
      await sql`set local work_mem = '64kB'`.execute(tx)
      await sql`select count(*) from generate_series(1, ${sql.lit(SPILLED_ROW_COUNT)})`.execute(tx)
      return null
    })
  } catch (error) {
    const failure = classifyDatabaseError(error)
    if (failure?.affectsWritesOnly) return `The database cannot be written: ${failure.cause}`
    return `The database does not answer${failure ? `: ${failure.cause}` : ''}`
  }
}
