import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { PoolConfig } from 'pg'
import { fromKysely, PgBoss, type QueueOptions, type SendOptions } from 'pg-boss'
import type { Logger } from 'pino'

/** One attempt to run a queued task. */
export type Task = {
  id: string
  data: object
  /** The number of attempts before this one. */
  attempts: number
  /** The time at which the task was queued. */
  created_at: Date
  /** Aborted when this process no longer owns the task, because the process stops or the task took too long. */
  signal: AbortSignal
}

type TaskOptions = Pick<SendOptions, 'priority' | 'retryBackoff' | 'retryDelayMax' | 'startAfter'>

export type TaskQueue = {
  /** The schedule on which a task is queued, as a cron expression in UTC; null for queues without a schedule. */
  cron: string | null
  /** Runs a task. It may run twice for one task, when a process dies before the result is recorded. */
  run(task: Task): Promise<void>
  options?: QueueOptions
  /**
   * The number of tasks that run at the same time in this process: of any priority (default 1), and of priority above 0
   * (default 0).
   */
  workers?: { any: number; urgent: number }
  /** Whether tasks are queued with a start time. No notification is sent at that time, so the queue is polled. */
  isDelayed?: true
  /** Whether the task is also queued when a process starts, to continue the work of a killed process. */
  atStart?: true
  /** A tag. Committed changes with this tag also queue the task. */
  after?: string
  /** Queues of earlier versions, whose tasks are moved into this queue. */
  former?: { names: string[]; convert(name: string, data: object): { data: object; options: TaskOptions } }
}

let boss: PgBoss | undefined

const standardOptions: QueueOptions & { notify: boolean } = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  notify: true,
  // Task data may contain email addresses, so finished tasks are deleted after a day.
  deleteAfterSeconds: 24 * 3600,
}

/** Milliseconds between two log messages about errors of the task queue. */
const ERROR_INTERVAL_MS = 10_000

/** Seconds between polls. Polls find retries, and new tasks when notifications are lost. */
const POLLING = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 2 }
/** The polling of queues with delayed tasks. */
const DELAYED_POLLING = { notifyPollingIntervalSeconds: 3, pollingIntervalSeconds: 2 }
/** The polling of queues of earlier versions, which get no new tasks. */
const FORMER_POLLING = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 30 }
/** The polling of a queue with several workers. */
const MANY_WORKERS_POLLING = { notifyPollingIntervalSeconds: 10, pollingIntervalSeconds: 5 }

/** Milliseconds between two checks whether another worker has created the queues. */
const CREATION_POLL_INTERVAL_MS = 20

/** Connects to the task queues only to queue tasks. Other processes create the queues and run the tasks. */
export async function connectToTasks(connection: PoolConfig, queues: Record<string, TaskQueue>, log: Logger) {
  const connected = new PgBoss({
    createSchema: false,
    ...(connection as object),
    max: 1,
    supervise: false,
    schedule: false,
  })
  connected.on('error', (error) => log.error({ err: error }, 'task queue failed'))
  await connected.start()
  for (;;) {
    const existing = new Set((await connected.getQueues()).map(({ name }) => name))
    if (Object.keys(queues).every((name) => existing.has(name))) break
    await sleep(CREATION_POLL_INTERVAL_MS)
  }
  boss = connected
  return { stop: () => connected.stop({ graceful: true, timeout: 1000 }) }
}

/**
 * Starts the task queues on PostgreSQL: each task runs once over all processes and is retried with backoff.
 */
export async function startTasks(connection: PoolConfig, queues: Record<string, TaskQueue>, log: Logger) {
  const started = new PgBoss({
    // A migration creates the schema, because the role of the application has no right to do it.
    createSchema: false,
    ...(connection as object),
    max: 4,
    useListenNotify: true,
    // These intervals limit the time until the task of a dead process is retried.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  let quietUntil = 0
  started.on('error', (error) => {
    // Log at most once per interval: every queue polls, so an unreachable database would flood the log.
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + ERROR_INTERVAL_MS
    log.error({ err: error }, 'task queue failed')
  })
  await started.start()
  const existing = new Set((await started.getQueues()).map(({ name }) => name))

  async function startWorker(name: string, { run }: TaskQueue, options: { minPriority?: number } & typeof POLLING) {
    const worker = await started.work(name, { ...options, includeMetadata: true }, async ([task]) => {
      if (!task) return
      // NOTIFY is deduplicated per transaction, so poll again after each task.
      started.notifyWorker(worker)
      const { id, retryCount: attempts, createdOn: created_at, signal } = task
      try {
        await run({ id, data: task.data as object, attempts, created_at, signal })
        log.debug({ task: name, task_id: id }, 'task done')
      } catch (error) {
        log.warn({ err: error, task: name, task_id: id }, 'task failed')
        throw error
      }
    })
  }

  async function moveFormerTasks(name: string, { former }: TaskQueue) {
    for (const formerName of former?.names ?? []) {
      if (!existing.has(formerName)) continue
      await started.work(formerName, { ...FORMER_POLLING, transactional: true }, async ([task], tx) => {
        if (!task || !former) return
        const { data, options } = former.convert(formerName, task.data as object)
        await started.send(name, data, { ...options, db: tx })
      })
    }
  }

  for (const [name, queue] of Object.entries(queues)) {
    const options = { ...standardOptions, ...queue.options }
    await (existing.has(name) ? started.updateQueue(name, options) : started.createQueue(name, options))
    const { any, urgent } = queue.workers ?? { any: 1, urgent: 0 }
    const polling = queue.isDelayed ? DELAYED_POLLING : any > 1 ? MANY_WORKERS_POLLING : POLLING
    for (let count = 0; count < any; count++) await startWorker(name, queue, polling)
    for (let count = 0; count < urgent; count++) await startWorker(name, queue, { ...polling, minPriority: 1 })
    await moveFormerTasks(name, queue)
  }
  for (const [name, { cron, atStart }] of Object.entries(queues)) {
    if (cron) await started.schedule(name, cron)
    if (atStart) await started.send(name, {})
  }
  boss = started
  return { stop: () => started.stop({ graceful: true, timeout: 8000 }) }
}

/** Milliseconds between a change and the task that it queues, so that several changes queue only one task. */
const DEBOUNCE_MS = 1000
/** Seconds within which all processes together queue one task after changes. */
const AFTER_CHANGES_SECONDS = 2

/** Returns a function that queues the tasks for changes with these tags. The schedule covers changes that it misses. */
export function queueAfterChanges(queues: Record<string, TaskQueue>, log: Logger) {
  const gathering = new Map<string, NodeJS.Timeout>()

  async function queue(name: string) {
    gathering.delete(name)
    try {
      await boss?.sendDebounced(name, {}, {}, AFTER_CHANGES_SECONDS)
    } catch (error) {
      log.warn({ err: error, task: name }, 'task not queued')
    }
  }
  return {
    onChange(tags: string[]) {
      for (const [name, { after }] of Object.entries(queues)) {
        if (!after || gathering.has(name) || !(tags.includes(after) || tags.includes('*'))) continue
        gathering.set(name, setTimeout(queue, DEBOUNCE_MS, name))
      }
    },
    stop() {
      for (const timer of gathering.values()) clearTimeout(timer)
    },
  }
}

/** Queues a task within a transaction. The task runs after the commit, or never after a rollback. */
export async function enqueue(
  // biome-ignore lint/suspicious/noExplicitAny: the function accepts every schema
  tx: Kysely<any>,
  name: string,
  data: object,
  options: TaskOptions = {},
): Promise<void> {
  if (!boss) throw new Error('The task queue has not been started')
  await boss.send(name, data, { ...options, db: fromKysely(tx) })
}
