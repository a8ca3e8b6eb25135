import { useSyncExternalStore } from 'react'

/** Milliseconds after which a person is asked whether to go on waiting. No call ever ends by itself. */
const SLOW_AFTER = 15_000

/** A call that the server has not answered for long. */
export type SlowCall = {
  /** Whether it may be sent twice without doing anything twice. */
  isRepeatable: boolean
  sendAgain(): void
  giveUp(): void
}

const none: SlowCall[] = []
const listeners = new Set<() => void>()
let slow = none

function update(calls: SlowCall[]) {
  slow = calls
  for (const listener of listeners) listener()
}

const remove = (call: SlowCall) => slow.includes(call) && update(slow.filter((other) => other !== call))

/** Whether the call is still waited for. */
export const isSlow = (call: SlowCall) => slow.includes(call)

export const useSlowCalls = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => slow,
    () => none,
  )

type Patience = {
  isRepeatable: boolean
  /** What a call rejects with that a person gave up. */
  givenUp: () => Error
  signal?: AbortSignal
}

/**
 * Makes a call for as long as it takes. After 15 seconds it is among the slow ones, where a person can send it again,
 * which ends the attempt before, or give it up.
 */
export function withPatience<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { isRepeatable, givenUp, signal }: Patience,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let current = new AbortController()
  let timer: ReturnType<typeof setTimeout>

  const call: SlowCall = {
    isRepeatable,
    sendAgain() {
      stop()
      start()
    },
    giveUp() {
      stop()
      reject(givenUp())
    },
  }
  function settle() {
    clearTimeout(timer)
    remove(call)
  }
  function stop() {
    settle()
    current.abort()
  }
  function start() {
    const mine = new AbortController()
    current = mine
    timer = setTimeout(() => update([...slow, call]), SLOW_AFTER)
    attempt(mine.signal)
      .then(resolve, (error) => {
        // an attempt that was given up fails later than the one in its place succeeds
        if (!mine.signal.aborted) reject(error)
      })
      .finally(() => mine === current && settle())
  }

  if (signal?.aborted) return Promise.reject(signal.reason)
  signal?.addEventListener('abort', () => {
    stop()
    reject(signal.reason)
  })
  start()
  return promise
}
