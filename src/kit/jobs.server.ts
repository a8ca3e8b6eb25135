import type { Kysely } from 'kysely'
import type { PoolConfig } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** What a queued job does; it may run twice, when a process dies between the work and its record. */
export type Jobs<Services> = Record<string, (services: Services, data: never) => Promise<void>>

let boss: PgBoss | undefined

const queueOptions = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  notify: true,
  // job data may hold addresses, so what is done is soon forgotten
  deleteAfterSeconds: 24 * 3600,
}

/**
 * Starts the job queue on PostgreSQL: works off jobs, each once over all processes, retried with backoff.
 * @param schedules cron expressions (UTC) by job name.
 */
export async function startJobs<Services>(
  connection: PoolConfig,
  jobs: Jobs<Services>,
  services: Services,
  log: Logger,
  schedules: Record<string, string> = {},
) {
  const started = new PgBoss({
    ...(connection as object),
    max: 4,
    application_name: 'network-jobs',
    useListenNotify: true,
  })
  started.on('error', (error) => log.error({ err: error }, 'job queue'))
  await started.start()
  for (const [name, run] of Object.entries(jobs)) {
    await started.createQueue(name, queueOptions)
    const pace = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 2 }
    const worker = await started.work(name, pace, async ([job]) => {
      if (!job) return
      // a transaction is heard of once, however many jobs it has queued: so look for the next one
      started.notifyWorker(worker)
      try {
        await run(services, job.data as never)
        log.debug({ job: name, job_id: job.id }, 'job done')
      } catch (error) {
        log.warn({ err: error, job: name, job_id: job.id }, 'job failed')
        throw error
      }
    })
  }
  for (const [name, cron] of Object.entries(schedules)) await started.schedule(name, cron)
  boss = started
  return { stop: () => started.stop({ graceful: true, timeout: 8000 }) }
}

/** Queues a job in the transaction it belongs to: it runs after the commit, or never. */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do
export async function enqueue(tx: Kysely<any>, name: string, data: object): Promise<void> {
  if (!boss) throw new Error('The job queue has not been started')
  await boss.send(name, data, { db: fromKysely(tx) })
}
