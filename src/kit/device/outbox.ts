import { createBrowserCaller } from '../api/call.ts'
import type { Contract } from '../api/contract.ts'
import { isUnreached, parseFailure } from '../api/failure.ts'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import { isOwnToken, readSession } from '../page/session.ts'
import { openDevice } from './device.ts'
import type { OutboxItem } from './outboxItem.ts'
import { setUnsentActions } from './unsent.ts'

/** The topic of toasts about unsent actions. */
export const OUTBOX = 'outbox'

/** An action to store. Without an id, it replaces no other action. */
export type NewItem = Omit<OutboxItem, 'id' | 'key' | 'created_at' | 'refusal'> & { id?: string }

type Reply = Record<string, Record<string, unknown>>
const call = createBrowserCaller<Contract>() as unknown as (key: string, input: object) => Promise<Reply>

/** Ids of actions whose first attempt is in progress in this tab. */
const beingSent = new Set<string>()

/** Idempotency keys of failed actions by request. Submitting the same form again reuses the key. */
const failedKeys = new Map<string, string>()
const describeAction = ({ user_id, call, params, body }: NewItem) => JSON.stringify([user_id, call, params, body])

function createItem(item: NewItem): OutboxItem {
  const key = failedKeys.get(describeAction(item)) ?? createIdempotencyKey()
  return { id: key, ...item, key, created_at: new Date().toISOString(), refusal: null }
}

/** The actions of an account that wait or were refused, the oldest first. */
export async function readOutbox(user_id: number): Promise<OutboxItem[]> {
  const items = await (await openDevice()).getAll('outbox')
  return items.filter((item) => item.user_id === user_id).sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
}

async function count(user_id: number) {
  const items = await readOutbox(user_id)
  const refused = items.filter(({ refusal }) => refusal !== null).length
  setUnsentActions({ count: items.length - refused, refused })
  dispatchEvent(new Event('outbox'))
}

async function store(item: OutboxItem) {
  await (await openDevice()).put('outbox', item)
}

/** Replaces or removes an item, unless a later action has replaced it meanwhile. */
async function replaceItem({ id, key }: OutboxItem, next: OutboxItem | null) {
  const { store, done } = (await openDevice()).transaction('outbox', 'readwrite')
  if ((await store.get(id))?.key === key) await (next ? store.put(next) : store.delete(id))
  await done
}

export async function removeItem(item: OutboxItem) {
  await replaceItem(item, null)
  await count(item.user_id)
}

/**
 * Stores an action to be sent later. Dispatches the event `kept`, so that the outbox tries to send it, because the
 * device may be online again.
 */
export async function queueAction(item: NewItem): Promise<void> {
  await store(createItem(item))
  await count(item.user_id)
  dispatchEvent(new Event('kept'))
}

/**
 * Sends an action, or keeps it in the outbox when the server cannot be reached. It is stored before it is sent, so that
 * it is sent again when the tab closes in between; the server runs it once for its key.
 * @returns the reply; null when it waits in the outbox.
 * @throws `CallError` when the server refuses it. It is then not kept.
 */
export async function sendOrQueue<Reply>(action: NewItem): Promise<Reply | null> {
  const item = createItem(action)
  const isStored = await store(item).then(
    () => true,
    () => false,
  )
  const discard = () => removeItem(item).catch(() => {})
  beingSent.add(item.id)
  try {
    const reply = await call(item.call, { params: item.params, body: item.body, idempotencyKey: item.key })
    failedKeys.delete(describeAction(action))
    if (isStored) await discard()
    return reply as Reply
  } catch (error) {
    if (isStored && isUnreached(error)) {
      await count(item.user_id)
      return null
    }
    failedKeys.set(describeAction(action), item.key)
    await discard()
    throw error
  } finally {
    beingSent.delete(item.id)
  }
}

async function send({ call: key, params, body, toggle, key: idempotencyKey }: OutboxItem): Promise<void> {
  if (!toggle) return void (await call(key, { params, body, idempotencyKey }))
  const { read, of, field, bodyField, wanted } = toggle
  const state = (await call(read, { params }))[of]?.[field] ?? null
  // The target already has this state, set here or on another device.
  if (state === wanted) return
  await call(key, { params, body: { ...body, [bodyField]: wanted ?? state }, idempotencyKey })
}

let isSending = false

/**
 * Sends the unsent actions in order. Stops when the server cannot be reached or is busy, or when the stored token
 * belongs to another account, and marks refused actions.
 * @returns the number of sent actions, and the actions that were refused now.
 */
export async function sendOutbox(user_id: number): Promise<{ sent: number; refused: OutboxItem[] }> {
  const refused: OutboxItem[] = []
  const tried = new Set<string>()
  const isNext = ({ id, key, refusal }: OutboxItem) => refusal === null && !beingSent.has(id) && !tried.has(key)
  let sent = 0
  if (isSending) return { sent, refused }
  isSending = true
  try {
    while (navigator.onLine && readSession().viewer?.id === user_id && isOwnToken()) {
      const item = (await readOutbox(user_id)).find(isNext)
      if (!item) break
      tried.add(item.key)
      try {
        await send(item)
        await removeItem(item)
        sent += 1
      } catch (error) {
        const { status, serverMessage } = parseFailure(error)
        if (status === null || status === 0 || status === 401 || status === 429 || status >= 500) break
        const refusedItem = { ...item, refusal: describeRefusal(status, serverMessage) }
        await replaceItem(item, refusedItem)
        refused.push(refusedItem)
      }
    }
  } finally {
    isSending = false
    await count(user_id)
  }
  return { sent, refused }
}

function describeRefusal(status: number, message = 'The server refused it.') {
  if (status === 404) return `${message}. It was deleted or hidden while you were offline.`
  return message
}

/** Sends a refused action again. */
export const retryItem = (item: OutboxItem) => store({ ...item, refusal: null })
