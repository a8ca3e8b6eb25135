/** Milliseconds from the first signal until requests are aborted, until the application is stopped, and until exit. */
export const [DRAIN_AFTER_MS, STOP_AFTER_MS, SHUTDOWN_AFTER_MS] = [8000, 9000, 10_000]

/**
 * Calls `stop` once: at the first signal to this process, or without a signal when the launcher has died and can no
 * longer forward signals. The process exits after `SHUTDOWN_AFTER_MS` in any case.
 */
export function onStopSignal(stop: (signal?: NodeJS.Signals) => void): AbortSignal {
  const stopping = new AbortController()
  const stopOnce = (signal?: NodeJS.Signals) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(0), SHUTDOWN_AFTER_MS).unref()
    stop(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stopOnce)
  process.once('disconnect', () => stopOnce())
  if (process.connected === false) setImmediate(stopOnce)
  return stopping.signal
}
