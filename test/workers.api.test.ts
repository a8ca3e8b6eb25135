import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { expect, test, vi } from 'vitest'
import {
  createDatabase,
  findWorkers,
  getLockFile,
  isAlive,
  launchProcess,
  makeDataFolder,
  refusesConnections,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
} from './serverProcess.ts'

// A server with two worker processes.

vi.setConfig({ testTimeout: 3 * STEP_TIMEOUT })

/** Opens one connection and keeps it, so that one worker handles all its requests. */
async function openConnection({ port }: Pick<Server, 'port'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  async function send(method: string, path: string, token?: string, body?: unknown) {
    const sent = request({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [response]: IncomingMessage[] = await once(sent, 'response')
    let text = ''
    for await (const chunk of response as IncomingMessage) text += chunk
    return { status: response?.statusCode, headers: response?.headers, text }
  }
  const worker: number = JSON.parse((await send('GET', '/readyz')).text).worker
  return { send, worker, close: () => agent.destroy() }
}

/** Opens a connection to each worker. New connections go to the workers in turn. */
async function openConnections(server: Pick<Server, 'port'>) {
  const connections = new Map<number, Awaited<ReturnType<typeof openConnection>>>()
  await vi.waitUntil(
    async () => {
      const connection = await openConnection(server)
      if (connections.has(connection.worker)) connection.close()
      else connections.set(connection.worker, connection)
      return connections.size === 2
    },
    { timeout: STEP_TIMEOUT, interval: 10 },
  )
  return [1, 2].map((number) => connections.get(number)) as Awaited<ReturnType<typeof openConnection>>[]
}

test('a change is visible in the other worker when its author gets the reply', async () => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' })
  expect(server.output.out.match(/^Login: /gm)).toHaveLength(1)
  const { token } = await register(server)
  const [first, second] = await openConnections(server)
  for (let round = 0; round < 20; round++) {
    const [writer, reader] = round % 2 ? [first, second] : [second, first]
    const title = `Which permit does number ${round} need?`
    expect((await reader?.send('GET', '/questions'))?.text).not.toContain(title)
    const written = await writer?.send('POST', '/api/questions', token, {
      title,
      content: 'In which office do I get it?',
    })
    expect(written).toMatchObject({ status: 201 })
    expect((await reader?.send('GET', '/questions'))?.text).toContain(title)
  }

  const metrics = (await first?.send('GET', '/metrics'))?.text ?? ''
  for (const worker of [1, 2]) {
    expect(metrics).toMatch(new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} \\d+$`, 'm'))
    expect(metrics).toMatch(
      new RegExp(`^http_request_duration_seconds_count\\{worker="${worker}",method="POST",status="201"\\} 1\\d$`, 'm'),
    )
  }
  expect(metrics.match(/^mails_given_up/gm)).toHaveLength(1)
  expect(metrics.match(/^# TYPE http_request_duration_seconds histogram$/gm)).toHaveLength(1)
})

test('a killed worker is started again, and the other worker serves meanwhile', async () => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), WORKERS: '2', RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const [, second] = await openConnections(server)
  const workers = findWorkers(server)
  expect(workers).toHaveLength(2)
  process.kill(workers[0] as number, 'SIGKILL')
  await vi.waitUntil(() => !isAlive(workers[0] as number), { timeout: STEP_TIMEOUT })
  for (let n = 0; n < 10; n++) expect((await server.get('/api/questions')).status).toBe(200)
  const written = await second?.send('POST', '/api/questions', token, { title: 'Is anybody here?', content: 'I am.' })
  expect(written).toMatchObject({ status: 201 })
  await openConnections(server)
  expect(server.output.err).toMatch(/^Worker 1 was ended by SIGKILL .*\. Restarting in 1 s\.\n$/)

  // All workers exit with the primary process.
  const restarted = findWorkers(server)
  await server.end('SIGKILL')
  await vi.waitUntil(() => !restarted.some(isAlive), { timeout: STEP_TIMEOUT })
  expect(await refusesConnections(server.port)).toBe(true)
})

test('SIGTERM to all processes lets a running request finish and exits with 0', async () => {
  const folder = makeDataFolder()
  const server = await startServer({ DATA_DIR: folder, WORKERS: '2', RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const body = JSON.stringify({ title: 'Who finishes last?', content: 'The request that was sent first.' })
  const running = request(`http://127.0.0.1:${server.port}/api/questions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  })
  running.flushHeaders()
  await once(running, 'continue')
  running.write(body.slice(0, 10))
  for (const pid of findWorkers(server)) process.kill(pid, 'SIGTERM')
  server.child.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server.port), { timeout: STEP_TIMEOUT })
  running.end(body.slice(10))
  const [response]: IncomingMessage[] = await once(running, 'response')
  expect(response?.statusCode).toBe(201)
  response?.resume()
  expect(await server.ended).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
})

test('a used port or a wrong number of workers stops the start with one line that names the setting', async () => {
  const DATABASE_URL = await createDatabase()
  const { port } = await startServer({ DATABASE_URL, WORKERS: '1' })
  const [taken, ...wrong] = await Promise.all([
    launchProcess({ DATABASE_URL, WORKERS: '2', PORT: `${port}` }).ended,
    ...['0', 'many', '1.5', '100'].map((WORKERS) => launchProcess({ DATABASE_URL, WORKERS }).ended),
  ])
  expect(taken).toMatchObject({ code: 1, out: '', err: `PORT ${port} is already in use on 127.0.0.1\n` })
  for (const each of wrong) {
    expect(each).toMatchObject({ code: 1, out: '', err: 'WORKERS must be a number from 1 to 99\n' })
  }
})
