import { statfs } from 'node:fs/promises'
import { Registry } from 'prom-client'
import { sql } from '../database/open.server.ts'
import { readQueues } from '../features/system/queues.server.ts'
import { readReplicaLag } from '../features/system/replicaLag.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { createGauges, type Labels } from './gauges.ts'

/** Runs `read` once for all concurrent callers, because several metrics use the same query. */
function shareConcurrentReads<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** Creates the metrics of the network, which are the same in all workers. */
export function createNetworkMetrics({ db, settings }: Services): Registry {
  const registry = new Registry()
  const registerGauge = createGauges(registry)
  // Uses the timeouts of requests, so that a database that does not respond does not block /metrics.
  const queueDepths = shareConcurrentReads(() => readQueues(db))

  registerGauge(
    'questions_to_index',
    'Changes of questions that wait to be indexed; each search reads them',
    [],
    async () => {
      const { count } = await db
        .selectFrom('questions_to_index')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [[{}, Number(count)]]
    },
  )
  registerGauge('tasks', 'Background tasks, by queue and state', ['queue', 'state'], async () => {
    const { queues } = await queueDepths()
    return queues.flatMap(({ queue, waiting, delayed, active, failed }) =>
      Object.entries({ waiting, delayed, active, failed }).map(
        ([state, value]) => [{ queue, state }, value] as [Labels, number],
      ),
    )
  })
  registerGauge('task_waiting_seconds', 'Waiting time of the oldest task that is due, by queue', ['queue'], async () =>
    (await queueDepths()).queues.map(({ queue, waiting_seconds }) => [{ queue }, waiting_seconds]),
  )
  registerGauge(
    'mails_given_up',
    'Emails that failed for good and wait for a decision of an administrator',
    [],
    async () => [[{}, (await queueDepths()).dead_letters]],
  )
  registerGauge('backup_age_seconds', 'Time since the last backup', [], async () => {
    const { rows } = await sql<{ age: number | null }>`
      select extract(epoch from now() - max(finished_at)) as age from backups`.execute(db)
    return rows[0]?.age == null ? [] : [[{}, rows[0].age]]
  })
  registerGauge('disk_free_bytes', 'Free space on the disk of DATA_DIR', [], async () => {
    const { bavail, bsize } = await statfs(settings.data_dir)
    return [[{}, bavail * bsize]]
  })
  registerGauge('picture_bytes', 'Size of all files of pictures', [], async () => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0)::float8 as bytes from picture_files`.execute(db)
    return rows[0] ? [[{}, rows[0].bytes]] : []
  })
  const { database_read_url, embeddings } = settings
  if (embeddings) {
    registerGauge(
      'embeddings_waiting',
      'Documents that wait for their vectors, and failures in a row of the embedding service',
      ['what'],
      async () => {
        const { waiting, failures } = await db
          .selectFrom('embedding_status')
          .select(['waiting', 'failures'])
          .executeTakeFirstOrThrow()
        return [
          [{ what: 'documents' }, waiting],
          [{ what: 'failures' }, failures],
        ]
      },
    )
  }
  if (database_read_url) {
    const replicaLag = shareConcurrentReads(() => readReplicaLag(db, database_read_url))
    registerGauge('replica_lag_seconds', 'Replication lag of the replica', [], async () => {
      const lag = await replicaLag()
      return lag ? [[{}, lag.seconds]] : []
    })
    registerGauge('replica_connected', '1 while the replica responds, else 0', [], async () => [
      [{}, (await replicaLag()) ? 1 : 0],
    ])
  }
  return registry
}
