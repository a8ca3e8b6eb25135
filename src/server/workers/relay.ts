import type { Worker } from 'node:cluster'
import type { FromWorker, ToWorker } from './messages.ts'

type Question = { missing: Set<Worker>; answers: unknown[]; finish: () => void }

export const send = (worker: Worker, message: ToWorker) => {
  // A worker that has just exited is no longer connected.
  if (worker.isConnected()) worker.send(message, () => {})
}

/** Relays the messages of each worker to all other serving workers, and their replies back. */
export function createRelay() {
  const serving = new Set<Worker>()
  const questions = new Map<number, Question>()
  let lastKey = 0

  function ask(asker: Worker, { key, timeout, topic, data }: Extract<FromWorker, { kind: 'question' }>) {
    const others = [...serving].filter((worker) => worker !== asker)
    if (key === null) {
      for (const worker of others) send(worker, { kind: 'question', key, topic, data })
      return
    }
    const relayedKey = ++lastKey
    const question: Question = {
      missing: new Set(others),
      answers: [],
      finish() {
        clearTimeout(timer)
        questions.delete(relayedKey)
        send(asker, { kind: 'answers', key, answers: question.answers })
      },
    }
    const timer = setTimeout(question.finish, timeout)
    questions.set(relayedKey, question)
    for (const worker of others) send(worker, { kind: 'question', key: relayedKey, topic, data })
    if (others.length === 0) question.finish()
  }

  function finishWithout(worker: Worker, question: Question) {
    if (question.missing.delete(worker) && question.missing.size === 0) question.finish()
  }

  return {
    add: (worker: Worker) => serving.add(worker),
    remove(worker: Worker) {
      serving.delete(worker)
      for (const question of [...questions.values()]) finishWithout(worker, question)
    },
    /** Handles questions and replies; ignores other messages. */
    receive(worker: Worker, message: FromWorker) {
      if (message.kind === 'question') ask(worker, message)
      if (message.kind !== 'answer') return
      const question = questions.get(message.key)
      if (!question?.missing.has(worker)) return
      question.answers.push(message.answer)
      finishWithout(worker, question)
    },
  }
}
