import { setTimeout as sleep } from 'node:timers/promises'

type Kind = { answers: Record<string, number>; failures: number[]; longestGap: number; slowest: number }

/** Milliseconds that a client waits for an answer. */
const TIMEOUT_MS = 20_000

/**
 * Starts clients that write questions and clients that read, each with a pause after every answer.
 * @param reads paths by kind of read; reads of the kind `member` send the token.
 */
export function startMixedLoad(url: string, token: string, reads: Record<string, string[]>) {
  const kinds: Record<string, Kind> = {}
  const acknowledged: string[] = []
  let lastAcknowledged = performance.now()
  let number = 0
  let stopped = false
  const authorization = { Authorization: `Bearer ${token}` }

  async function ask(kind: string, path: string, init: RequestInit) {
    kinds[kind] ??= { answers: {}, failures: [], longestGap: 0, slowest: 0 }
    const figures = kinds[kind]
    const began = performance.now()
    const status = await fetch(url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      })
      .catch(() => 'none' as const)
    figures.slowest = Math.max(figures.slowest, performance.now() - began)
    figures.answers[status] = (figures.answers[status] ?? 0) + 1
    const isDone = status === 200 || status === 201
    if (!isDone) figures.failures.push(performance.now())
    return isDone
  }

  async function read(kind: string, paths: string[]) {
    let lastAnswer = performance.now()
    for (let turn = 0; !stopped; turn++) {
      const path = paths[turn % paths.length] as string
      if (await ask(kind, path, kind === 'member' ? { headers: authorization } : {})) {
        const now = performance.now()
        const figures = kinds[kind] as Kind
        figures.longestGap = Math.max(figures.longestGap, now - lastAnswer)
        lastAnswer = now
      }
      await sleep(20)
    }
  }

  async function write() {
    while (!stopped) {
      const title = `What do you think of number ${++number}?`
      const isDone = await ask('write', '/api/questions', {
        method: 'POST',
        headers: { ...authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title, content: 'Who has tried it, and how was it?' }),
      })
      if (isDone) {
        acknowledged.push(title)
        lastAcknowledged = performance.now()
      }
      await sleep(20)
    }
  }

  const clients = [
    ...Object.entries(reads).flatMap(([kind, paths]) => [read(kind, paths), read(kind, paths)]),
    ...Array.from({ length: 4 }, write),
  ]
  return {
    kinds,
    acknowledged,
    lastAcknowledged: () => lastAcknowledged,
    async stop() {
      stopped = true
      await Promise.all(clients)
    },
  }
}
