import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { businessFields, type Server, STEP_TIMEOUT } from '../serverProcess.ts'

let lastNumber = 0

/**
 * Starts clients that create one business after another.
 * @param server returns the current server. It is called before each write, because a test may restart the server.
 */
export function startWriters(server: () => Server, token: string, count = 16) {
  const acknowledged: string[] = []
  const answers: Record<string, number> = {}
  /** Bodies of unexpected responses. */
  const defects: unknown[] = []
  const withoutRetryAfter: unknown[] = []
  let slowest = 0
  let stopped = false

  async function write() {
    while (!stopped) {
      const name = `Business ${++lastNumber}`
      const started = performance.now()
      const answer = await server()
        .post('/api/profiles', businessFields(name), { token })
        .catch(() => null)
      slowest = Math.max(slowest, performance.now() - started)
      const status = answer?.status ?? 'none'
      answers[status] = (answers[status] ?? 0) + 1
      if (answer?.status === 201) acknowledged.push(name)
      else if (answer?.status !== 503) defects.push(answer?.body ?? 'no answer')
      else if (!answer.headers.has('retry-after')) withoutRetryAfter.push(answer.body)
      if (answer?.status !== 201) await sleep(20)
    }
  }
  const writers = Array.from({ length: count }, write)

  return {
    answers,
    defects,
    withoutRetryAfter,
    acknowledged,
    /** Slowest response so far, in milliseconds. */
    slowest: () => Math.round(slowest),
    /** Waits until this many more writes are acknowledged. @returns the elapsed milliseconds */
    async untilAcknowledged(more: number) {
      const started = performance.now()
      const enough = acknowledged.length + more
      await vi.waitUntil(() => acknowledged.length >= enough, { timeout: STEP_TIMEOUT, interval: 5 })
      return performance.now() - started
    },
    async stop() {
      stopped = true
      await Promise.all(writers)
    },
    /** Names of acknowledged writes that are missing. */
    async findLost() {
      const { body } = await server().get('/api/profiles/user/me', { token })
      const names = new Set(body.profiles.map((profile: { business_name: string }) => profile.business_name))
      return acknowledged.filter((name) => !names.has(name))
    },
  }
}
