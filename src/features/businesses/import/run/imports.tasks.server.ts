import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../../database/open.server.ts'
import type { Services, Tasks } from '../../../../kit/server/services.server.ts'
import type { Task } from '../../../../kit/server/tasks.server.ts'
import type { ImportState } from '../import.constants.ts'
import { applyStep } from './applyStep.server.ts'
import { checkImport } from './checkImport.server.ts'
import { publishStep } from './publishStep.server.ts'
import { sweepImports } from './sweepImports.server.ts'
import { undoStep } from './undoStep.server.ts'

/** The queue of all steps of imports. */
export const IMPORTS = 'imports.run'
/** Milliseconds between two reads of the state of an import for which a request waits. */
const POLL_INTERVAL_MS = 50

type RunServices = Pick<Services, 'background' | 'settings'>

/**
 * Runs the step that the state of an import names, until nothing is left to do or the signal is aborted.
 * @param size rows of one step; by default what each kind of step can do in about a second.
 */
export async function runImport(
  services: RunServices,
  import_id: number,
  signal?: AbortSignal,
  size?: number,
): Promise<void> {
  const run = async (step: () => Promise<boolean>) => {
    while (!signal?.aborted && (await step()));
  }
  await checkImport(services, import_id)
  await run(() => applyStep(services, import_id, size))
  await run(() => undoStep(services, import_id, size))
  await run(() => publishStep(services, import_id, size))
}

/** Waits until an import is in none of these states, for `timeout` milliseconds at most. */
export async function waitForImport(db: Db, id: number, states: ImportState[], timeout: number): Promise<void> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const row = await db.selectFrom('imports').where('id', '=', id).select('state').executeTakeFirst()
    if (!row || !states.includes(row.state as ImportState)) return
    await sleep(POLL_INTERVAL_MS)
  }
}

export const importsTasks = {
  [IMPORTS]: {
    cron: null,
    // When a process dies, its heartbeat ends, and another process continues.
    options: { expireInSeconds: 3600, heartbeatSeconds: 30, retryLimit: 20 },
    workers: { any: 2, urgent: 0 },
    async run(services: Services, { data, signal }: Task) {
      await runImport(services, (data as { import_id: number }).import_id, signal)
    },
  },
  'imports.sweep': {
    cron: '27 3 * * *',
    run: ({ background }: Services) => sweepImports(background),
  },
} satisfies Tasks
