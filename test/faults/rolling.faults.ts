import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import {
  businessFields,
  createDatabase,
  refusesConnections,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
} from '../serverProcess.ts'
import { fault, isLongRun, longFault } from './fault.ts'
import { findFreePort } from './ports.ts'
import { startProxy } from './proxy.ts'

/** Starts clients that read and write through the proxy until they are stopped. */
function startClients(url: string, token: string, count: number) {
  const answers: Record<string, number> = {}
  const written: string[] = []
  const failures: string[] = []
  let isStopped = false
  let number = 0

  async function sendRequests(client: number) {
    while (!isStopped) {
      const isWrite = client % 2 === 0
      const name = `Business ${++number}`
      const answer = await fetch(url + (isWrite ? '/api/profiles' : `/api/questions?search=word${number}`), {
        method: isWrite ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: isWrite ? JSON.stringify(businessFields(name)) : null,
      })
      const text = await answer.text()
      if (!answer.ok) failures.push(text)
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
      if (answer.status === 201) written.push(name)
      await sleep(5)
    }
  }
  const clients = Array.from({ length: count }, (_, client) => sendRequests(client))
  return {
    answers,
    written,
    failures,
    async stop() {
      isStopped = true
      await Promise.all(clients)
    },
  }
}

async function restartInTurn(report: Parameters<Parameters<typeof fault>[1]>[0], isWatching: boolean) {
  const rounds = isLongRun ? 10 : 2
  const settings = { DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' }
  const ports = [await findFreePort(), await findFreePort()]
  const startOn = (port: number) => startServer({ ...settings, PORT: `${port}` })
  const servers = (await Promise.all(ports.map(startOn))) as [Server, Server]
  const { token } = await register(servers[0])
  const proxy = await startProxy(ports, isWatching)
  // The short form runs beside other tests, where many clients would make a server refuse some as too busy.
  const clients = startClients(proxy.url, token, isLongRun ? 24 : 8)
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    for (const index of [0, 1] as const) {
      await sleep(500)
      const began = performance.now()
      const ended = await servers[index].end('SIGTERM')
      slowest = Math.max(slowest, performance.now() - began)
      expect(ended).toMatchObject({ code: 0, err: '' })
      servers[index] = await startOn(ports[index] as number)
    }
  }
  await clients.stop()
  const { body } = await servers[0].get('/api/profiles/user/me', { token })
  const names = body.profiles.map((profile: { business_name: string }) => profile.business_name)
  const lost = clients.written.filter((name) => !names.includes(name)).length
  report({
    rounds,
    acknowledged: clients.written.length,
    lost,
    answers: clients.answers,
    remarks: `slowest end ${Math.round(slowest / 100) / 10} s`,
  })
  expect(lost).toBe(0)
  const { 200: _read, 201: _written, ...failed } = clients.answers
  // When a socket closes during a request, the proxy does not know whether the server has handled the request, so it
  // does not retry.
  if (isWatching) expect({ failed, failures: clients.failures }).toEqual({ failed: {}, failures: [] })
  else expect(failed[502] ?? 0).toBeLessThanOrEqual(2 * rounds)
  expect(slowest).toBeLessThan(10_000)
  await proxy.stop()
}

fault('rolling restart behind a proxy that asks for /readyz', (report) => restartInTurn(report, true))
longFault('rolling restart behind a proxy that asks for nothing', (report) => restartInTurn(report, false))

fault('SIGTERM', async () => {
  const server = await startServer({ DATABASE_URL: await createDatabase() })
  expect((await server.get('/readyz')).status).toBe(200)
  server.child.kill('SIGTERM')
  await vi.waitUntil(async () => (await server.get('/readyz')).status === 503, { timeout: STEP_TIMEOUT, interval: 20 })
  expect(await refusesConnections(server.port)).toBe(false)
  const answer = await server.get('/api/questions')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await vi.waitUntil(() => refusesConnections(server.port), { timeout: STEP_TIMEOUT })
  expect(await server.ended).toMatchObject({ code: 0, err: '' })
})
