import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { createDatabase, register, type Server, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { fault, isLongRun, longFault } from './fault.ts'
import type { Latencies, Load } from './load.ts'

const megabytes = ({ child }: Server) =>
  Math.round(Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s*(\d+)/)?.[1]) / 1024)

async function load(options: Load): Promise<Latencies> {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/faults/load.ts', JSON.stringify(options)])
  return JSON.parse(stdout)
}

const describe = (latencies: Latencies) =>
  Object.entries(latencies)
    .map(([status, { p50, p99 }]) => `${status} in ${p50} ms, p99 ${p99} ms`)
    .join('; ')
/** The 99th percentile of accepted requests, in milliseconds. */
const slowest = (latencies: Latencies) => Math.max(latencies[200]?.p99 ?? 0, latencies[201]?.p99 ?? 0)
const counts = (latencies: Latencies) =>
  Object.fromEntries(Object.entries(latencies).map(([status, { count }]) => [status, count]))

fault('500 clients that never wait, with uncached pages and writes', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const { url } = server
  const calm = await load({ url, token, connections: 20, seconds: 2 })
  const before = megabytes(server)

  const seconds = isLongRun ? 30 : 8
  const loading = load({ url, token, connections: 500, seconds })
  let slowestCheck = 0
  for (let n = 0; n < 2 * (seconds - 1); n++) {
    const began = performance.now()
    expect((await server.get('/healthz')).status).toBe(200)
    slowestCheck = Math.max(slowestCheck, performance.now() - began)
    await sleep(500)
  }
  const latencies = await loading
  const after = megabytes(server)
  await sleep(5000)
  const afterwards = await load({ url, token, connections: 20, seconds: 2 })
  report({
    answers: counts(latencies),
    remarks: `${describe(latencies)}; /healthz at most ${Math.round(slowestCheck)} ms; ${before} MB, then ${after} MB; afterwards ${describe(afterwards)}`,
  })

  expect(Object.keys(latencies).sort()).toEqual(['200', '201', '503'])
  expect(Object.keys(afterwards).sort()).toEqual(['200', '201'])
  expect(after).toBeLessThan(1000)
  // A refusal must be faster than an accepted request, on any machine.
  expect(latencies[503]?.p50).toBeLessThan(latencies[200]?.p50 ?? 0)
  if (!isLongRun) return
  // The bounds are for an idle machine. The latency without overload scales them for this machine.
  const slowness = Math.max(1, slowest(calm) / 200)
  expect(slowestCheck).toBeLessThan(1000 * slowness)
  expect(slowest(latencies)).toBeLessThan(1000 * slowness)
  // 250 ms, plus the delay of 500 clients in one process.
  expect(latencies[503]?.p99).toBeLessThan(500 * slowness)
})

/** Measures uncached pages, one after the other, until `isOver`. @returns milliseconds */
async function readPages({ get }: Server, isOver: () => boolean) {
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    expect((await get(`/questions?search=word${Math.random()}`)).status).toBe(200)
    times.push(performance.now() - startedAt)
    await sleep(20)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY)
}

fault('120 clients of different networks that log in without a pause, with limits', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), TRUST_PROXY: '1' })
  const { url } = server
  const calmUntil = performance.now() + 2000
  const calm = await readPages(server, () => performance.now() > calmUntil)
  let isOver = false
  const loading = load({ url, token: '', connections: 120, seconds: isLongRun ? 30 : 6, logins: true }).finally(() => {
    isOver = true
  })
  const pages = await readPages(server, () => isOver)
  const latencies = await loading
  report({ answers: counts(latencies), remarks: `${describe(latencies)}; pages p99 ${calm} ms, then ${pages} ms` })
  expect(Object.keys(latencies).filter((status) => status !== '503')).toEqual(['401'])
  if (!isLongRun) return
  expect(latencies[401]?.p99).toBeLessThan(15_000)
  expect(pages).toBeLessThan(Math.max(1000, 5 * calm))
})

/** Opens sockets that send `head`, then single bytes slowly; `read` is whether they read the response. */
function openSockets({ port }: Server, count: number, head: string, read: boolean): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    if (read) socket.resume()
    else socket.pause()
    socket.write(head)
    const timer = setInterval(() => socket.write(head.endsWith('\n\r\n') ? ' ' : 'X-Slow: yes\r\n'), 2000)
    socket.once('close', () => clearInterval(timer))
    return socket
  })
}

/** Open connections of the server, read from the kernel, because a client that does not read misses the close. */
const openConnections = ({ port }: Server) => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const isOpen = (line: string) => {
    const [, address, , state] = line.trim().split(/\s+/)
    return address?.endsWith(local) && state === '01'
  }
  return readFileSync('/proc/net/tcp', 'utf8').split('\n').filter(isOpen).length
}

longFault('300 slow senders of heads, 300 of bodies and 300 slow readers', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), RATE_LIMITS: 'off' })
  const html: string = (await server.get('/')).body
  const script = html.match(/\/assets\/[^"]+\.js/)?.[0]
  const request = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}`
  const type = 'Content-Type: application/json\r\nContent-Length: 100000\r\n'
  openSockets(server, 300, request('GET /'), true)
  openSockets(server, 300, `${request('POST /api/auth/login', type)}\r\n`, true)
  openSockets(server, 300, `${request(`GET ${script}`)}\r\n`.repeat(200), false)
  await vi.waitUntil(() => openConnections(server) >= 900, { timeout: STEP_TIMEOUT })
  const began = performance.now()
  let longest = 0
  while (openConnections(server) > 10 && performance.now() - began < 2 * STEP_TIMEOUT) {
    const started = performance.now()
    expect((await server.get('/api/questions')).status).toBe(200)
    longest = Math.max(longest, performance.now() - started)
    await sleep(500)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  report({ remarks: `closed after ${seconds} s; others answered in at most ${Math.round(longest)} ms` })
  expect(openConnections(server)).toBeLessThanOrEqual(10)
  expect(longest).toBeLessThan(3000)
})

longFault('a slow upload that makes progress', async (report) => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const body = JSON.stringify({
    business_name: 'Slow but steady',
    tagline: 'x'.repeat(200),
    description: ' '.repeat(15_000),
  })
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write(
    `POST /api/profiles HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let sent = 0; sent < body.length; sent += 500) {
    socket.write(body.slice(sent, sent + 500))
    await sleep(1000)
  }
  await vi.waitUntil(() => answer !== '', { timeout: STEP_TIMEOUT })
  report({ remarks: `${Math.round(body.length / 500)} s for the body` })
  expect(answer).toMatch(/^HTTP\/1.1 400 .*alaska_business_license/s)
  socket.destroy()
})
