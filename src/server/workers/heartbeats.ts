/** Milliseconds between two heartbeats of a worker. */
export const HEARTBEAT_INTERVAL_MS = 5000
/** The number of consecutive missed heartbeats after which a worker counts as hung. */
const MISSED_HEARTBEATS = 6

/** Seconds without a heartbeat after which a worker is replaced. */
export const HEARTBEAT_TIMEOUT_SECONDS = (HEARTBEAT_INTERVAL_MS * MISSED_HEARTBEATS) / 1000

/**
 * Watches workers. It counts its own intervals instead of time, so that a machine that was suspended ends no worker.
 * @param onHung called once with each worker that has sent no heartbeat for `HEARTBEAT_TIMEOUT_SECONDS` seconds.
 */
export function watchWorkers<Worker>(onHung: (worker: Worker) => void) {
  const missed = new Map<Worker, number>()
  const timer = setInterval(() => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1)
      if (count + 1 < MISSED_HEARTBEATS) continue
      missed.delete(worker)
      onHung(worker)
    }
  }, HEARTBEAT_INTERVAL_MS)
  timer.unref()
  return {
    add: (worker: Worker) => void missed.set(worker, 0),
    remove: (worker: Worker) => void missed.delete(worker),
    /** Records a heartbeat. */
    record(worker: Worker) {
      if (missed.has(worker)) missed.set(worker, 0)
    },
  }
}
