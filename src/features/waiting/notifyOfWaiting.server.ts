import type { Db, Tx } from '../../database/open.server.ts'
import { enqueue } from '../../kit/server/tasks.server.ts'

/** The task that looks for what is new in the queues. */
export const NOTIFY = 'waiting.notify'

/** Call this in the transaction that adds something to a queue, so that administrators hear of it at once. */
export const notifyOfWaiting = (tx: Db | Tx): Promise<void> => enqueue(tx, NOTIFY, {})
