/** Milliseconds between two signs of life of a worker, and after how many missing ones it counts as hung. */
export const SIGN_INTERVAL = 5000
const MISSING = 6

/** Seconds without a sign of life after which a worker is replaced. */
export const SILENCE = (SIGN_INTERVAL * MISSING) / 1000

/**
 * Watches workers. It counts its own intervals instead of time, so that a machine that was suspended ends no worker.
 * @param onHung called once with each worker that has sent no sign of life for `SILENCE` seconds.
 */
export function watchWorkers<Worker>(onHung: (worker: Worker) => void) {
  const missing = new Map<Worker, number>()
  const timer = setInterval(() => {
    for (const [worker, count] of missing) {
      missing.set(worker, count + 1)
      if (count + 1 < MISSING) continue
      missing.delete(worker)
      onHung(worker)
    }
  }, SIGN_INTERVAL)
  timer.unref()
  return {
    add: (worker: Worker) => void missing.set(worker, 0),
    remove: (worker: Worker) => void missing.delete(worker),
    /** Notes a sign of life. */
    note(worker: Worker) {
      if (missing.has(worker)) missing.set(worker, 0)
    },
  }
}
