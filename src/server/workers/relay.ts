import type { Worker } from 'node:cluster'
import type { FromWorker, ToWorker } from './messages.ts'

type OpenRequest = { missing: Set<Worker>; responses: unknown[]; finish: () => void }

export const send = (worker: Worker, message: ToWorker) => {
  // A worker that has just exited is no longer connected.
  if (worker.isConnected()) worker.send(message, () => {})
}

/** Relays the messages of each worker to all other serving workers, and their responses back. */
export function createRelay() {
  const serving = new Set<Worker>()
  const requests = new Map<number, OpenRequest>()
  let lastKey = 0

  function forward(sender: Worker, { key, timeout, topic, data }: Extract<FromWorker, { kind: 'request' }>) {
    const others = [...serving].filter((worker) => worker !== sender)
    if (key === null) {
      for (const worker of others) send(worker, { kind: 'request', key, topic, data })
      return
    }
    const relayedKey = ++lastKey
    const request: OpenRequest = {
      missing: new Set(others),
      responses: [],
      finish() {
        clearTimeout(timer)
        requests.delete(relayedKey)
        send(sender, { kind: 'responses', key, responses: request.responses })
      },
    }
    const timer = setTimeout(request.finish, timeout)
    requests.set(relayedKey, request)
    for (const worker of others) send(worker, { kind: 'request', key: relayedKey, topic, data })
    if (others.length === 0) request.finish()
  }

  function finishWithout(worker: Worker, request: OpenRequest) {
    if (request.missing.delete(worker) && request.missing.size === 0) request.finish()
  }

  return {
    add: (worker: Worker) => serving.add(worker),
    remove(worker: Worker) {
      serving.delete(worker)
      for (const request of [...requests.values()]) finishWithout(worker, request)
    },
    /** Handles requests and responses; ignores other messages. */
    receive(worker: Worker, message: FromWorker) {
      if (message.kind === 'request') forward(worker, message)
      if (message.kind !== 'response') return
      const request = requests.get(message.key)
      if (!request?.missing.has(worker)) return
      request.responses.push(message.response)
      finishWithout(worker, request)
    },
  }
}
