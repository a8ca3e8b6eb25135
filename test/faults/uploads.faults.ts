import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { createDatabase, type Server, STEP_TIMEOUT, startServer } from '../serverProcess.ts'
import { fault, isLongRun } from './fault.ts'

const admin = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'root-password' }

const makeCsvRows = (count: number) => Array.from({ length: count }, (_, n) => `Business ${n},Nome`).join('\n')
const file = (field: string, name: string, type: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
const csv = `name,city\n${makeCsvRows(2000)}\n`
const bodies = [
  `${file('csv', 'a.csv', 'text/csv', csv)}--x--\r\n`,
  file('other', 'a.csv', 'text/csv', csv),
  file('csv', '', 'text/csv', csv),
  `${file('csv', 'a.png', 'image/png', csv)}--x--\r\n`,
  `${file('csv', 'a.csv', 'text/csv', csv)}${file('csv', 'b.csv', 'text/csv', csv)}--x--\r\n`,
]

async function logIn(server: Server) {
  const { body } = await server.post('/api/auth/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  return body.token as string
}

const countBusinesses = async (server: Server, token: string) =>
  (await server.get('/api/admin/businesses?limit=1', { token })).body.total as number

/** Sends the first bytes of an upload. The connection stays open. */
async function upload(server: Server, token: string, body: string, length: number) {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `POST /api/admin/import-businesses HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, length)}`,
  )
  return socket
}

fault('uploads cut at random bytes', async (report) => {
  const server = await startServer({ ...admin, DATABASE_URL: await createDatabase(), RATE_LIMITS: 'off' })
  const token = await logIn(server)
  const rounds = isLongRun ? 200 : 20
  for (let round = 0; round < rounds; round++) {
    const body = bodies[round % bodies.length] as string
    const socket = await upload(server, token, body, Math.floor(Math.random() * (body.length - 10)))
    await sleep(Math.random() * 60)
    if (round % 2) socket.destroy()
    else socket.resetAndDestroy()
  }
  await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  await sleep(1000)
  const imported = await countBusinesses(server, token)
  report({ rounds, died: Number(server.hasEnded()), remarks: `${imported} businesses of cut uploads were kept` })
  expect([server.hasEnded(), imported]).toEqual([false, 0])
})

fault('an import when the server is ended or killed', async (report) => {
  const DATABASE_URL = await createDatabase()
  const rounds = isLongRun ? 10 : 1
  const body = bodies[0] as string
  let imported = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ ...admin, DATABASE_URL })
    const token = await logIn(server)
    const socket = await upload(server, token, body, body.length - 10)
    await sleep(200 + Math.random() * 300)
    await server.end(round % 2 ? 'SIGKILL' : 'SIGTERM')
    socket.destroy()
    const next = await startServer({ ...admin, DATABASE_URL })
    imported += await countBusinesses(next, await logIn(next))
    await next.end('SIGTERM')
  }
  report({ rounds, remarks: `${imported} businesses of unfinished imports were kept` })
  expect(imported).toBe(0)
})
