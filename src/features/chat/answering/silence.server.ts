/** A timeout for a silent model. Each part of its answer restarts the timeout. */
export type Silence = {
  /** Aborted when the model was silent for too long. */
  signal: AbortSignal
  /** Starts to wait for the remaining time. */
  start(): void
  heard(): void
  /** Stops the timeout. A second attempt gets the remaining time. */
  stop(): void
}

/** @param seconds that a model may be silent, in total over all attempts. */
export function createSilence(seconds: number): Silence {
  const aborter = new AbortController()
  let left = seconds * 1000
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    clearTimeout(timer)
    since = performance.now()
    timer = setTimeout(() => aborter.abort(new Error('The model is silent')), left)
  }
  return {
    signal: aborter.signal,
    start,
    heard() {
      left = seconds * 1000
      start()
    },
    stop() {
      clearTimeout(timer)
      left = Math.max(0, left - (performance.now() - since))
    },
  }
}
