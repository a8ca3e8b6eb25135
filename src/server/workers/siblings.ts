import type { Siblings } from '../../kit/server/siblings.server.ts'
import type { FromWorker, ToWorker, WorkerRole } from './messages.ts'

export const sendToPrimary = (message: FromWorker) => process.send?.(message, undefined, undefined, () => {})

/** Connects this worker with its siblings through the primary process. */
export function connectSiblings({ number, count }: WorkerRole): Siblings {
  const handlers = new Map<string, (data: unknown) => unknown>()
  const questions = new Map<number, (answers: unknown[]) => void>()
  let lastKey = 0

  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'answers') {
      questions.get(message.key)?.(message.answers)
      questions.delete(message.key)
    }
    if (message.kind !== 'question') return
    const { key, topic, data } = message
    const answer = await Promise.resolve(data)
      .then(handlers.get(topic))
      .catch(() => null)
    if (key !== null) sendToPrimary({ kind: 'answer', key, answer })
  })

  return {
    number,
    count,
    tell: (topic, data) => void sendToPrimary({ kind: 'question', key: null, timeout: 0, topic, data }),
    ask: (topic, timeout, data) =>
      new Promise((resolve) => {
        const key = ++lastKey
        questions.set(key, resolve)
        sendToPrimary({ kind: 'question', key, timeout, topic, data })
      }),
    onMessage: (topic, handle) => void handlers.set(topic, handle),
  }
}
