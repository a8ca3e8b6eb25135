/**
 * The other worker processes of this server (`WORKERS`). Each worker has memory of its own, so what one learns must be
 * told to the others.
 */
export type Siblings = {
  /** The number of this worker, from 1. */
  number: number
  /** The number of workers of this server, this one included. */
  count: number
  /** Sends a message to all siblings that serve, and waits for no answer. */
  tell(topic: string, data?: unknown): void
  /**
   * Sends a question to all siblings that serve.
   * @param timeout milliseconds after which the missing answers are left out.
   */
  ask(topic: string, timeout: number, data?: unknown): Promise<unknown[]>
  /** Handles the messages and questions of siblings about a topic. */
  onMessage(topic: string, handle: (data: unknown) => unknown): void
}

/** For a server with one process. */
export const noSiblings: Siblings = {
  number: 1,
  count: 1,
  tell() {},
  ask: () => Promise.resolve([]),
  onMessage() {},
}

/**
 * Shares one run among callers that wait at the same time. A run that has begun may miss what the caller has just done,
 * so a caller always waits for a run that begins after its call.
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
