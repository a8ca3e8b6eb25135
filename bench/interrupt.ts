/** Functions that end open servers, databases and browsers, and remove temporary folders. */
const open = new Set<() => Promise<void>>()
let interruption: Promise<void> | undefined

/**
 * Registers a function that ends something that must not outlive the bench.
 * @returns a function that ends it once, even when it is called repeatedly.
 */
export function endOnInterrupt(end: () => unknown): () => Promise<void> {
  let ended: Promise<void> | undefined
  const endOnce = () => {
    ended ??= Promise.resolve()
      .then(end)
      .then(() => {})
      .finally(() => open.delete(endOnce))
    return ended
  }
  open.add(endOnce)
  return endOnce
}

async function endAll() {
  console.error('\nInterrupted. Stopping servers and removing temporary files …')
  // In reverse order, because a folder must be removed after the server that writes to it has stopped.
  for (let end = [...open].pop(); end; end = [...open].pop())
    await end().catch((error: Error) => console.error(error.message))
}

export const isInterrupted = () => interruption !== undefined

/** Runs a program. A signal ends everything that it has registered. */
export async function runInterruptibly(program: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interruption ??= endAll().then(() => process.exit(130))
    })
  }
  try {
    await program()
  } catch (error) {
    // An interrupted program fails because its server has gone.
    if (interruption) await interruption
    throw error
  }
}
