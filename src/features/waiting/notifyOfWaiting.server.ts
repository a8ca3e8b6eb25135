import type { Db, Tx } from '../../database/open.server.ts'
import { enqueue } from '../../kit/server/tasks.server.ts'

/** The task that checks the queues for new items. */
export const NOTIFY = 'waiting.notify'

/** Starts the notification of administrators. Call this in the transaction that adds an item to a queue. */
export const notifyOfWaiting = (tx: Db | Tx): Promise<void> => enqueue(tx, NOTIFY, {})
