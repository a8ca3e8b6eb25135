import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { KeyedCall, Outcome } from '../../kit/api/idempotency.server.ts'
import type { Services } from '../../kit/server/services.server.ts'

/** The maximum number of concurrent transactions with a key. Each may need a second connection. */
const MAX_CONCURRENT_TRANSACTIONS = 5
let freeSlots = MAX_CONCURRENT_TRANSACTIONS
const waiting: (() => void)[] = []

async function takeTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (freeSlots > 0) freeSlots -= 1
  else await new Promise<void>((start) => waiting.push(start))
  try {
    return await run()
  } finally {
    const start = waiting.shift()
    if (start) start()
    else freeSlots += 1
  }
}

/**
 * Calls with a key in progress in this process. A repeated call waits for the first one here, without using a
 * connection.
 */
const running = new Map<string, Promise<unknown>>()

/**
 * Runs a call and stores its reply in one transaction, so that either both are stored or neither. A concurrent call
 * with the same key waits for the row until that transaction ends.
 * @throws 409 when the key belongs to another request.
 */
export async function performOnce(
  call: KeyedCall,
  services: Services,
  act: (services: Services) => Promise<Outcome>,
): Promise<Outcome> {
  const name = `${call.viewer.id} ${call.key}`
  for (let earlier = running.get(name); earlier; earlier = running.get(name)) await earlier
  const outcome = takeTurn(() => services.db.transaction().execute((tx) => performWithin(tx, call, services, act)))
  const settled = outcome.then(
    () => {},
    () => {},
  )
  running.set(name, settled)
  try {
    return await outcome
  } finally {
    running.delete(name)
  }
}

async function performWithin(
  tx: Tx,
  { viewer, key, requestHash }: KeyedCall,
  services: Services,
  act: (services: Services) => Promise<Outcome>,
): Promise<Outcome> {
  if (!(await claimKey(tx, viewer.id, key, requestHash))) return readFirst(tx, viewer.id, key, requestHash)
  const db = joinTransaction(tx)
  const outcome = await act({ ...services, db, replica: db, background: db })
  if (outcome.reply instanceof Response) throw new Error('A call with an Idempotency-Key must reply with JSON')
  await tx
    .updateTable('idempotency_keys')
    .set({ status: outcome.status, reply: JSON.stringify(outcome.reply) })
    .where('user_id', '=', viewer.id)
    .where('key', '=', key)
    .execute()
  return outcome
}

/** Whether the key is new for the account, or its earlier use has expired. */
async function claimKey(tx: Tx, user_id: number, key: string, request_hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as known (user_id, key, request_hash) values (${user_id}, ${key}, ${request_hash})
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, status = null, reply = null, created_at = now()
      where known.created_at <= now() - interval '7 days'
    returning 1`.execute(tx)
  return rows.length > 0
}

async function readFirst(tx: Tx, user_id: number, key: string, requestHash: Buffer): Promise<Outcome> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .select(['request_hash', 'status', 'reply'])
    .executeTakeFirst()
  // The sweep task has deleted the row between the two statements.
  if (!first) throw new AppError('unavailable', 'Please try again in a moment', {}, { 'Retry-After': '1' })
  if (!requestHash.equals(first.request_hash)) {
    throw new AppError('conflict', 'This Idempotency-Key was used for another request')
  }
  return { reply: JSON.parse(first.reply as string), status: first.status as number }
}

/**
 * Returns a database whose transactions are savepoints of this transaction, so that all of them are stored together.
 */
function joinTransaction(tx: Tx): Db {
  const transaction = () => ({
    async execute<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result> {
      await sql`savepoint inner_transaction`.execute(tx)
      try {
        const result = await run(tx)
        await sql`release savepoint inner_transaction`.execute(tx)
        return result
      } catch (error) {
        await sql`rollback to savepoint inner_transaction`.execute(tx)
        throw error
      }
    },
  })
  // Kysely has private fields, so its methods need the transaction itself.
  return new Proxy<Db>(tx, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
