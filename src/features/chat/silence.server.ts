/** Milliseconds that are left to wait for a model, which every part of its answer makes full again. */
export type Silence = {
  /** Aborted when nothing has been heard for too long. */
  signal: AbortSignal
  /** Begins to wait, for as long as is left. */
  start(): void
  heard(): void
  /** Ends the waiting; what is left is for a second attempt. */
  stop(): void
}

/** @param seconds that a model may be silent, over all attempts at an answer. */
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
