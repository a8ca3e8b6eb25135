import { setTimeout as sleep } from 'node:timers/promises'
import { classifyDatabaseError } from '../../database/databaseErrors.server.ts'
import { locks } from '../../database/locks.ts'
import { type Db, sql } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'

/**
 * Milliseconds between two checks for changed questions. A batch takes at most half a second, so changes are indexed
 * within a second.
 */
const POLL_INTERVAL_MS = 400
/** Milliseconds until the next check after a failure. */
const RETRY_DELAY_MS = 2000
/** The maximum number of changed questions in one batch, which is one transaction. */
const BATCH_SIZE = 500

/**
 * Indexes the questions of the oldest changes: see docs/decisions/049-index-questions-after-the-commit.md.
 * @returns the number of changes; 0 when there is none, or when another process is indexing.
 */
export async function indexChangedQuestions(db: Db): Promise<number> {
  const { rows } = await sql<{ indexed: number }>`
    select case when exists (select from questions_to_index)
      and pg_try_advisory_xact_lock(${locks.questionIndex}) then index_questions(${BATCH_SIZE}) else 0 end as indexed`.execute(
    db,
  )
  return rows[0]?.indexed ?? 0
}

/**
 * Indexes changed questions until `stop` is called. Every process does so, so that another one continues when one dies.
 */
export function startIndexing({ background, log }: Pick<Services, 'background' | 'log'>) {
  const stopping = new AbortController()
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        const indexed = await indexChangedQuestions(background)
        if (indexed < BATCH_SIZE) await pause(POLL_INTERVAL_MS)
      } catch (error) {
        log.warn({ err: error, cause: classifyDatabaseError(error as Error)?.cause }, 'questions could not be indexed')
        await pause(RETRY_DELAY_MS)
      }
    }
  }
  const finished = run()
  return {
    async stop() {
      stopping.abort()
      await finished
    },
  }
}
