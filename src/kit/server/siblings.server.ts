/**
 * The other worker processes of this server (`WORKERS`). Each worker has its own memory, so workers must inform each
 * other.
 */
export type Siblings = {
  /** The number of this worker, from 1. */
  number: number
  /** The number of workers of this server, this one included. */
  count: number
  /** Sends a message to all serving siblings, without waiting for responses. */
  broadcast(topic: string, data?: unknown): void
  /** Sends a request to all serving siblings. @param timeout milliseconds after which missing responses are ignored. */
  request(topic: string, timeout: number, data?: unknown): Promise<unknown[]>
  /** Handles the messages and requests of siblings about a topic. */
  onMessage(topic: string, handle: (data: unknown) => unknown): void
}

/** The siblings of a server with one process: none. */
export const noSiblings: Siblings = {
  number: 1,
  count: 1,
  broadcast() {},
  request: () => Promise.resolve([]),
  onMessage() {},
}

/**
 * Shares one run among concurrent callers. A run in progress may miss the caller's latest write, so a caller always
 * waits for a run that begins after its call.
 */
export function shareRuns(run: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = () => {
    next = null
    const current = run().then(
      () => {},
      () => {},
    )
    running = current
    void current.then(() => {
      if (running === current) running = null
    })
    return current
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start)
    return next
  }
}
