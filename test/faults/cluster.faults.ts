import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, vi } from 'vitest'
import { startMachines } from '../machines/machines.ts'
import { accountFields, makeFolder, query, STEP_TIMEOUT } from '../serverProcess.ts'
import { longFault } from './fault.ts'
import { startMixedLoad } from './machinesLoad.ts'

const ROUNDS = 5
/** Milliseconds within which writes are acknowledged again. */
const MAX_RECOVERY = 30_000

let stopping = new AbortController()
let stopped: Promise<void> | undefined
afterEach(async () => {
  stopping.abort()
  await stopped
  stopping = new AbortController()
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

longFault('primary of three databases killed, with its Patroni', async (report) => {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  const machines = await startMachines(folder, { RATE_LIMITS: 'off' }, stopping.signal)
  stopped = machines.stopped
  const { url, direct, applications } = machines
  const { token } = await send(url, '/api/auth/register', accountFields('member@example.com'))
  await send(url, '/api/questions', { title: 'Where is a good garage?', content: 'For an old truck.' }, token)
  const load = startMixedLoad(url, token, reads)
  const pauses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const primary = await machines.waitUntilComplete()
    await sleep(3000)
    const before = load.lastAcknowledged()
    primary.kill('patroni', 'postgres')
    const killed = performance.now()
    expect(before).toBeGreaterThan(killed - 5000)
    await vi.waitUntil(() => load.lastAcknowledged() > killed + 1000, { timeout: STEP_TIMEOUT, interval: 10 })
    pauses.push(load.lastAcknowledged() - killed)
    await sleep(3000)
    primary.start('patroni')
  }
  await load.stop()
  await machines.waitUntilComplete()
  const stored = new Set((await query(direct, 'select title from questions')).map(({ title }) => title))
  const lost = load.acknowledged.filter((title) => !stored.has(title))
  const { write, ...others } = load.kinds
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  const remarks = [
    `writes again after ${pauses.map(seconds).join(', ')} s`,
    ...Object.entries(others).map(([kind, { answers, failures, longestGap }]) => {
      const all = Object.values(answers).reduce((sum, count) => sum + count)
      return `${kind}: ${failures.length} of ${all} reads failed, longest gap ${seconds(longestGap)} s`
    }),
  ]
  report({
    rounds: ROUNDS,
    died: applications.filter(({ isRunning }) => !isRunning()).length,
    acknowledged: load.acknowledged.length,
    lost: lost.length,
    answers: write?.answers ?? {},
    remarks: remarks.join('; '),
  })
  expect(lost).toEqual([])
  expect(Math.max(...pauses)).toBeLessThan(MAX_RECOVERY)
  for (const [kind, { failures }] of Object.entries(others))
    expect({ kind, failures: failures.length }).toEqual({ kind, failures: 0 })
})
