import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { startMachines } from '../machines/machines.ts'
import { accountFields, launchProcess, makeFolder, query, STEP_TIMEOUT } from '../serverProcess.ts'
import { isLongRun, longFault } from './fault.ts'
import { startMixedLoad } from './machinesLoad.ts'

/**
 * The processes to kill on the machine of the primary, and the number of repetitions. PostgreSQL continues to take
 * writes without Patroni.
 */
const kills = {
  'PostgreSQL and Patroni': { parts: ['postgres', 'patroni'], rounds: 3 },
  'Patroni alone': { parts: ['patroni'], rounds: 1 },
  everything: { parts: ['postgres', 'patroni', 'pgbouncer', 'etcd'], rounds: 1 },
} as const
/** Milliseconds within which writes are acknowledged again. */
const MAX_RECOVERY_MS = 30_000
/**
 * The maximum share of failed reads, and the maximum time in milliseconds in which neither of two readers gets an
 * answer.
 */
const [MAX_FAILED_READS, MAX_GAP_MS] = [0.01, 5000]

let machines: Awaited<ReturnType<typeof startMachines>>
const stopping = new AbortController()
beforeAll(async () => {
  if (!isLongRun) return
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  machines = await startMachines(folder, { RATE_LIMITS: 'off' }, stopping.signal)
}, 5 * 60_000)
afterAll(async () => {
  stopping.abort()
  await machines?.stopped
})

async function send(url: string, path: string, body: object, token = '') {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  return answer.json()
}

const reads = {
  page: ['/', '/questions', '/questions/1', '/businesses', '/jobs', '/events'],
  search: ['/api/questions?search=garage', '/api/search?q=garage', '/api/profiles', '/api/jobs'],
  member: ['/api/auth/me', '/api/questions/1', '/api/claims/me'],
}

longFault('wrong addresses of a pooler', async (report) => {
  const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, ...others } = machines.applicationSettings
  const wrong: [Record<string, string | undefined>, RegExp][] = [
    [{ DATABASE_URL: pooled }, /^DATABASE_URL points to a pooler in transaction mode: set DATABASE_DIRECT_URL .+\n$/],
    [
      { DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled },
      /^DATABASE_DIRECT_URL points to a pooler in transaction mode: .+\n$/,
    ],
    [
      { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, PREPARED_STATEMENTS: 'on' },
      /^PREPARED_STATEMENTS must be off: DATABASE_URL points to a pooler .+\n$/,
    ],
  ]
  const lines: unknown[] = []
  for (const [settings, line] of wrong) {
    const { PREPARED_STATEMENTS = 'off' } = others
    const environment = { PREPARED_STATEMENTS, ...settings } as Record<string, string>
    const { code, err } = await launchProcess({ ...environment, DATA_DIR: makeFolder() }).ended
    lines.push({ code, isNamed: line.test(err), err })
  }
  report({ rounds: wrong.length })
  expect(lines).toEqual(wrong.map(() => expect.objectContaining({ code: 1, isNamed: true })))
})

longFault('machine of the primary of three databases', async (report) => {
  const { url, direct, applications } = machines
  const { token } = await send(url, '/api/auth/register', accountFields('member@example.com'))
  await send(url, '/api/questions', { title: 'Where is a good garage?', content: 'For an old truck.' }, token)
  const load = startMixedLoad(url, token, reads)
  const pauses: Record<string, number[]> = {}
  for (const [name, { parts, rounds }] of Object.entries(kills)) {
    for (let round = 0; round < rounds; round++) {
      const primary = await machines.waitUntilComplete()
      await sleep(3000)
      const before = load.lastAcknowledged()
      primary.kill(...parts)
      const killed = performance.now()
      expect(before).toBeGreaterThan(killed - 5000)
      await vi.waitUntil(() => load.lastAcknowledged() > killed + 5000, { timeout: STEP_TIMEOUT, interval: 10 })
      pauses[name] = [...(pauses[name] ?? []), load.lastAcknowledged() - killed]
      await sleep(3000)
      for (const part of ['etcd', 'patroni', 'pgbouncer'] as const) primary.start(part)
    }
  }
  await load.stop()
  await machines.waitUntilComplete()
  const stored = new Set((await query(direct, 'select title from questions')).map(({ title }) => title))
  const lost = load.acknowledged.filter((title) => !stored.has(title))
  const { write, ...others } = load.kinds
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  const remarks = [
    ...Object.entries(pauses).map(([name, times]) => `${name}: writes again after ${times.map(seconds).join(', ')} s`),
    ...Object.entries(others).map(([kind, { answers, failures, longestGap }]) => {
      const all = Object.values(answers).reduce((sum, count) => sum + count)
      const failed = Object.entries(answers).flatMap(([status, count]) =>
        status === '200' ? [] : `${status}: ${count}`,
      )
      const causes = failures.length > 0 ? ` (${failed.join(', ')})` : ''
      return `${kind}: ${failures.length} of ${all} reads failed${causes}, longest gap ${seconds(longestGap)} s`
    }),
  ]
  report({
    rounds: Object.values(pauses).flat().length,
    died: applications.filter(({ isRunning }) => !isRunning()).length,
    acknowledged: load.acknowledged.length,
    lost: lost.length,
    answers: write?.answers ?? {},
    remarks: remarks.join('; '),
  })
  expect(lost).toEqual([])
  expect(Math.max(...Object.values(pauses).flat())).toBeLessThan(MAX_RECOVERY_MS)
  for (const [kind, { answers, failures, longestGap }] of Object.entries(others)) {
    const all = Object.values(answers).reduce((sum, count) => sum + count)
    expect(failures.length / all, `failed ${kind} reads`).toBeLessThan(MAX_FAILED_READS)
    expect(longestGap, `longest gap of ${kind} reads`).toBeLessThan(MAX_GAP_MS)
  }
})
