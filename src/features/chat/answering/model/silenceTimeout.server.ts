/** A timeout for a model that stops sending. */
export type SilenceTimeout = {
  /** Aborted when the model was silent for too long. */
  signal: AbortSignal
  /** Starts to wait for the remaining time. */
  start(): void
  /** Restarts the timeout after a part of the answer. */
  restart(): void
  /** Stops the timeout. A second attempt gets the remaining time. */
  stop(): void
}

/** @param seconds the timeout, shared by all attempts. */
export function createSilenceTimeout(seconds: number): SilenceTimeout {
  const controller = new AbortController()
  let remainingMs = seconds * 1000
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    clearTimeout(timer)
    startedAt = performance.now()
    timer = setTimeout(() => controller.abort(new Error('The model sent no data in time')), remainingMs)
  }
  return {
    signal: controller.signal,
    start,
    restart() {
      remainingMs = seconds * 1000
      start()
    },
    stop() {
      clearTimeout(timer)
      remainingMs = Math.max(0, remainingMs - (performance.now() - startedAt))
    },
  }
}
