/** What ends the servers, databases and browsers that are open, and removes temporary folders. */
const open = new Set<() => Promise<void>>()
let interruption: Promise<void> | undefined

/**
 * Registers the end of something that must not outlive the bench.
 * @returns a function that ends it once, however often it is called.
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
  // The last ones first: a folder is removed after the server that writes to it has stopped.
  for (let end = [...open].pop(); end; end = [...open].pop())
    await end().catch((error: Error) => console.error(error.message))
}

export const isInterrupted = () => interruption !== undefined

/** Runs a program. A signal ends what it has left open. */
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
