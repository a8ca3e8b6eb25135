import type { Siblings } from '../../kit/server/siblings.server.ts'
import type { FromWorker, ToWorker, WorkerRole } from './messages.ts'

export const sendToPrimaryProcess = (message: FromWorker) => process.send?.(message, undefined, undefined, () => {})

/** Connects this worker with its siblings through the primary process. */
export function connectSiblings({ number, count }: WorkerRole): Siblings {
  const handlers = new Map<string, (data: unknown) => unknown>()
  const requests = new Map<number, (responses: unknown[]) => void>()
  let lastKey = 0

  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'responses') {
      requests.get(message.key)?.(message.responses)
      requests.delete(message.key)
    }
    if (message.kind !== 'request') return
    const { key, topic, data } = message
    const response = await Promise.resolve(data)
      .then(handlers.get(topic))
      .catch(() => null)
    if (key !== null) sendToPrimaryProcess({ kind: 'response', key, response })
  })

  return {
    number,
    count,
    broadcast: (topic, data) => void sendToPrimaryProcess({ kind: 'request', key: null, timeout: 0, topic, data }),
    request: (topic, timeout, data) =>
      new Promise((resolve) => {
        const key = ++lastKey
        requests.set(key, resolve)
        sendToPrimaryProcess({ kind: 'request', key, timeout, topic, data })
      }),
    onMessage: (topic, handle) => void handlers.set(topic, handle),
  }
}
