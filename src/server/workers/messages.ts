import type { PoolConfig } from 'pg'

/** What the primary process sends to a worker. */
export type ToWorker =
  | { kind: 'start'; connection: PoolConfig; home: string | null }
  | { kind: 'stop'; isBehindProxy: boolean }
  | { kind: 'question'; key: number | null; topic: string; data?: unknown }
  | { kind: 'answers'; key: number; answers: unknown[] }

/** What a worker sends to the primary process. */
export type FromWorker =
  | { kind: 'ready'; port: number; newAdministrator: { email: string; password: string } | null }
  | { kind: 'failed'; message: string }
  /** A sign of life, every `SIGN_INTERVAL` milliseconds. */
  | { kind: 'alive' }
  | { kind: 'question'; key: number | null; timeout: number; topic: string; data?: unknown }
  | { kind: 'answer'; key: number; answer: unknown }

/** What a worker knows from its first moment, in the environment variable `WORKER`. */
export type WorkerRole = { number: number; count: number; isRestarted: boolean }
