import { type Db, sql } from '../../../database/open.server.ts'
import type { Services, Tasks } from '../../../kit/server/services.server.ts'
import { markdownToText, truncate } from '../../../kit/text/text.ts'
import {
  countWaitingDocuments,
  deleteObsoleteVectors,
  embeddedKinds,
  readWaitingDocuments,
  type WaitingDocument,
} from './embeddedDocuments.server.ts'
import { embedTexts, RefusedTextError } from './embeddingService.server.ts'
import type { EmbeddingSettings } from './embeddings.settings.server.ts'
import { isBudgetSpent, recordUsage } from './embeddingUsage.server.ts'
import { storeVector } from './vectors.ts'

/** The number of texts in a request, and the maximum number of characters of each. */
const [BATCH_SIZE, MAX_TEXT_LENGTH] = [64, 2000]
/** Milliseconds until a request times out. Tests shorten it. */
export const requestTimeout = { milliseconds: 20_000 }
/**
 * Seconds for which a run holds its claim, which is longer than one request takes. Another process continues afterwards
 * when a process dies.
 */
const LEASE_SECONDS = 60
const leaseEnd = sql<string>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
/** The maximum pause after failures, in minutes. The pauses are 2, 4, 8 and so on. */
const MAX_PAUSE_MINUTES = 60

/** Claims the run for this process. @returns false while another process has it, and in the pause after a failure */
async function claimRun(db: Db): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('embedding_status')
    .set({ next_run_at: leaseEnd })
    .where('next_run_at', '<=', sql<string>`clock_timestamp()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const renewClaim = (db: Db) => db.updateTable('embedding_status').set({ next_run_at: leaseEnd }).execute()

const recordFailure = (db: Db, error: Error) =>
  db
    .updateTable('embedding_status')
    .set({
      failures: sql`failures + 1`,
      last_error: truncate(error.message, 500),
      next_run_at: sql`clock_timestamp() + make_interval(mins => least(${MAX_PAUSE_MINUTES}, 2 ^ least(failures + 1, 10))::int)`,
    })
    .execute()

type FillServices = Pick<Services, 'db' | 'settings' | 'log'>

/**
 * Embeds documents that are new or have changed. Only one process runs it at a time.
 * @param signal ends the run after the current request.
 */
export async function fillEmbeddings({ db, settings, log }: FillServices, signal: AbortSignal): Promise<void> {
  const service = settings.embeddings
  if (!service) {
    await db.deleteFrom('embeddings').execute()
    return
  }
  if (!(await claimRun(db))) return
  try {
    await deleteObsoleteVectors(db)
    await fillKinds({ db, settings, log }, service, signal)
    await finishRun({ failures: 0, last_error: null })
  } catch (error) {
    if (signal.aborted) return finishRun()
    log.warn({ err: error }, 'texts could not be embedded')
    await recordFailure(db, error as Error)
  } finally {
    const waiting = await countWaitingDocuments(db, service.model)
    await db.updateTable('embedding_status').set({ waiting }).execute()
  }

  async function finishRun(result: { failures?: number; last_error?: null } = {}) {
    await db
      .updateTable('embedding_status')
      .set({ ...result, next_run_at: sql`clock_timestamp()` })
      .execute()
  }
}

async function fillKinds(services: FillServices, service: EmbeddingSettings, signal: AbortSignal) {
  const { db, settings } = services
  let requests = 0
  for (const kind of embeddedKinds) {
    for (;;) {
      // Read just before the request, so that no text is sent that was hidden meanwhile.
      const documents = await readWaitingDocuments(db, kind, service.model, BATCH_SIZE)
      if (documents.length === 0) break
      if (requests >= service.per_minute || signal.aborted || (await isBudgetSpent(db, settings))) return
      const embed = async (texts: string[]) => {
        requests += 1
        await renewClaim(db)
        let usage: Promise<unknown> = Promise.resolve()
        const vectors = embedTexts(service, texts, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout.milliseconds)]),
          onUsage: (tokens) => {
            usage = recordUsage(db, settings, tokens)
          },
        })
        return vectors.finally(() => usage)
      }
      await storeVectors(db, kind, service.model, documents, await embedEach(db, service.model, documents, embed))
    }
  }
}

/**
 * Embeds texts. Returns null for a text that the service refuses. Halving the batch finds that text, so that it does
 * not block the others.
 */
async function embedEach(
  db: Db,
  model: string,
  documents: WaitingDocument[],
  embed: (texts: string[]) => Promise<number[][]>,
): Promise<(number[] | null)[]> {
  try {
    return await embed(documents.map(({ text }) => truncate(markdownToText(text).trim() || '-', MAX_TEXT_LENGTH)))
  } catch (error) {
    if (!(error instanceof RefusedTextError)) throw error
    if (documents.length > 1) {
      const half = Math.ceil(documents.length / 2)
      return [
        ...(await embedEach(db, model, documents.slice(0, half), embed)),
        ...(await embedEach(db, model, documents.slice(half), embed)),
      ]
    }
    // A service that has never accepted a text refuses the settings, not this text.
    if ((await readDimensions(db, model)) === null) throw error
    return [null]
  }
}

async function readDimensions(db: Db, model: string): Promise<number | null> {
  const row = await db
    .selectFrom('embeddings')
    .select(sql<number>`octet_length(vector)`.as('dimensions'))
    .where('model', '=', model)
    .where('vector', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.dimensions ?? null
}

/** @throws when the vectors have another length than earlier ones of the same model */
async function storeVectors(
  db: Db,
  kind: string,
  model: string,
  documents: WaitingDocument[],
  vectors: (number[] | null)[],
): Promise<void> {
  const dimensions = await readDimensions(db, model)
  const rows = documents.map(({ name, text_hash }, index) => {
    const vector = vectors[index] ?? null
    if (vector && dimensions !== null && vector.length !== dimensions)
      throw new Error(`The embedding service sent a vector with ${vector.length} dimensions, expected ${dimensions}`)
    const stored = vector && storeVector(vector)
    return { kind, name, model, text_hash, vector: stored?.bytes ?? null, signs: stored?.signs ?? null }
  })
  await db
    .insertInto('embeddings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name']).doUpdateSet((set) => ({
        model: set.ref('excluded.model'),
        text_hash: set.ref('excluded.text_hash'),
        vector: set.ref('excluded.vector'),
        signs: set.ref('excluded.signs'),
        embedded_at: sql`now()`,
      })),
    )
    .execute()
}

export const embeddingTasks = {
  'search.embed': {
    cron: '* * * * *',
    // The schedule repeats a failed run, after a pause.
    options: { retryLimit: 0, expireInSeconds: 300 },
    run: (services, { signal }) => fillEmbeddings(services, signal),
  },
} satisfies Tasks
