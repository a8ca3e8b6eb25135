import { createStore, useStore } from 'zustand'

/** Milliseconds after which a call counts as slow. Calls have no timeout, because the user decides how long to wait. */
const SLOW_AFTER_MS = 15_000

/** A call that has waited for more than 15 seconds. */
export type SlowCall = {
  isIdempotent: boolean
  retry(): void
  cancel(): void
}

const slowCalls = createStore<{ calls: SlowCall[] }>(() => ({ calls: [] }))

const add = (call: SlowCall) => slowCalls.setState(({ calls }) => ({ calls: [...calls, call] }))
const remove = (call: SlowCall) =>
  isSlow(call) && slowCalls.setState(({ calls }) => ({ calls: calls.filter((other) => other !== call) }))

/** Whether the call is still waiting. */
export const isSlow = (call: SlowCall) => slowCalls.getState().calls.includes(call)

export const useSlowCalls = () => useStore(slowCalls).calls

type SlowCallOptions = {
  isIdempotent: boolean
  /** The error of a call that the user cancelled. */
  createCancelError: () => Error
  signal?: AbortSignal
}

/**
 * Makes a call without a timeout. After 15 seconds it is listed as slow, and the user can retry or cancel it. A retry
 * aborts the previous attempt.
 */
export function trackSlowCall<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { isIdempotent, createCancelError, signal }: SlowCallOptions,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let current = new AbortController()
  let timer: ReturnType<typeof setTimeout>

  const call: SlowCall = {
    isIdempotent,
    retry() {
      stop()
      start()
    },
    cancel() {
      stop()
      reject(createCancelError())
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
    const controller = new AbortController()
    current = controller
    timer = setTimeout(() => add(call), SLOW_AFTER_MS)
    attempt(controller.signal)
      .then(resolve, (error) => {
        // An aborted attempt must not reject the call, because its retry may still succeed.
        if (!controller.signal.aborted) reject(error)
      })
      .finally(() => controller === current && settle())
  }

  if (signal?.aborted) return Promise.reject(signal.reason)
  signal?.addEventListener('abort', () => {
    stop()
    reject(signal.reason)
  })
  start()
  return promise
}
