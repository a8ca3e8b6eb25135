import type { PoolConfig } from 'pg'

/** A message of the primary process to a worker. */
export type ToWorker =
  | { kind: 'start'; connection: PoolConfig; home: string | null }
  | { kind: 'stop'; isBehindProxy: boolean }
  | { kind: 'request'; key: number | null; topic: string; data?: unknown }
  | { kind: 'responses'; key: number; responses: unknown[] }

/** A message of a worker to the primary process. */
export type FromWorker =
  | { kind: 'ready'; port: number; newAdministrator: { email: string; password: string } | null }
  | { kind: 'failed'; message: string }
  /** A heartbeat, every `HEARTBEAT_INTERVAL_MS`. */
  | { kind: 'alive' }
  | { kind: 'request'; key: number | null; timeout: number; topic: string; data?: unknown }
  | { kind: 'response'; key: number; response: unknown }

/** The role of a worker, passed in the environment variable `WORKER`. */
export type WorkerRole = { number: number; count: number; isRestarted: boolean }
