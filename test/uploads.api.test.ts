import { connect } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'

const app = await startTestApp()
const admin = await makeAdmin()
const { port } = new URL(app.url)

const KILOBYTE = 1024
const AT_ONCE = 40

const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
process.on('uncaughtException', note)
process.on('unhandledRejection', note)
beforeEach(() => {
  unhandled.length = 0
})
afterAll(() => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
})

const csv = `name,city\n${'Aurora Upholstery,Nome\n'.repeat(70)}`
const part = (headers: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`
const filePart = (field: string, name: string, type: string) =>
  part(`name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, csv)
const multipart = 'multipart/form-data; boundary=x'

/** Bodies of every kind, each with the expected status for the complete body. */
const kinds: Record<string, { type: string; body: string; status: number }> = {
  'the right field': { type: multipart, body: `${filePart('csv', 'a.csv', 'text/csv')}--x--\r\n`, status: 200 },
  'another field': { type: multipart, body: `${filePart('other', 'a.csv', 'text/csv')}--x--\r\n`, status: 400 },
  'an empty filename': { type: multipart, body: `${filePart('csv', '', 'text/csv')}--x--\r\n`, status: 400 },
  'a wrong file type': { type: multipart, body: `${filePart('csv', 'a.png', 'image/png')}--x--\r\n`, status: 400 },
  'other fields around the file': {
    type: multipart,
    body: `${part('name="note"', 'x'.repeat(200))}${filePart('csv', 'a.csv', 'text/csv')}${filePart('csv', 'b.csv', 'text/csv')}${part('name="note"', 'y'.repeat(200))}--x--\r\n`,
    status: 200,
  },
  'no closing boundary': { type: multipart, body: filePart('other', 'a.csv', 'text/csv'), status: 400 },
  'no multipart': { type: 'text/csv', body: csv, status: 415 },
  'no boundary': { type: 'multipart/form-data; boundary=', body: csv, status: 415 },
}

/**
 * Sends the beginning of a body, then closes the connection in one of three ways, or waits for the response.
 * @param leaveAfter milliseconds after which the sender of a complete body disconnects
 */
const send = (path: string, type: string, body: string, cutAt: number, accept = '*/*', leaveAfter?: number) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Authorization: Bearer ${admin.token}`,
      `Content-Type: ${type}`,
      `Accept: ${accept}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, cutAt)}`, () => {
      if (leaveAfter !== undefined) setTimeout(() => socket.resetAndDestroy(), leaveAfter)
      if (cutAt >= body.length) return
      if (cutAt % 3 === 0) socket.destroy()
      else if (cutAt % 3 === 1) socket.resetAndDestroy()
      else socket.end()
    })
  })

/** Cuts a body at every byte of its first and last kilobyte. */
async function cutEverywhere(path: string, type: string, body: string) {
  const cuts = Array.from({ length: body.length }, (_, offset) => offset).filter(
    (offset) => offset < KILOBYTE || offset >= body.length - KILOBYTE,
  )
  for (let start = 0; start < cuts.length; start += AT_ONCE) {
    await Promise.all(cuts.slice(start, start + AT_ONCE).map((cutAt) => send(path, type, body, cutAt)))
  }
}

const connectionsInUse = async () =>
  Number(/^database_connections\{state="used"\} (\d+)$/m.exec((await app.visitor.get('/metrics')).body)?.[1])

describe.each(Object.entries(kinds))('an upload with %s', (_, { type, body, status }) => {
  test('is answered when it is complete', async () => {
    const answer = await send('/api/admin/import-businesses', type, body, body.length)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('leaves no open connection and no unhandled error when it is interrupted anywhere', {
    timeout: 120_000,
  }, async () => {
    await cutEverywhere('/api/admin/import-businesses', type, body)
    await expect.poll(connectionsInUse).toBe(0)
    expect(unhandled).toEqual([])
  })
})

test('an upload that is interrupted after its file is not stored', async () => {
  const file = part('name="csv"; filename="a.csv"\r\nContent-Type: text/csv', 'name,city\nBoreal Bindery,Nome\n')
  const body = `${file}${part('name="note"', 'y'.repeat(200))}--x--\r\n`
  const count = async () => (await app.as(admin).get('/api/admin/businesses?search=Boreal')).body.total
  for (let cutAt = file.length; cutAt < body.length - '--x--\r\n'.length; cutAt += 9) {
    await send('/api/admin/import-businesses', multipart, body, cutAt)
  }
  await expect.poll(connectionsInUse).toBe(0)
  expect(await count()).toBe(0)
  await send('/api/admin/import-businesses', multipart, body, body.length)
  expect(await count()).toBe(1)
})

test('leaves no open connection and no unhandled error when a JSON body is interrupted anywhere', async () => {
  const body = JSON.stringify({ title: 'Where?', content: 'x'.repeat(1500) })
  await cutEverywhere('/api/questions', 'application/json', body)
  await cutEverywhere('/api/chat', 'application/json', JSON.stringify({ message: 'Where?' }))
  await cutEverywhere('/mcp', 'application/json', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }))
  await expect.poll(connectionsInUse).toBe(0)
  expect(unhandled).toEqual([])
})

test('clients that disconnect during a streamed response leave no database connection in use', {
  timeout: 120_000,
}, async () => {
  const whole = kinds['the right field']?.body ?? ''
  const chat = JSON.stringify({ message: 'roofers' })
  for (let leaveAfter = 0; leaveAfter < 60; leaveAfter++) {
    await Promise.all([
      send('/api/admin/import-businesses', multipart, whole, whole.length, 'application/x-ndjson', leaveAfter),
      send('/api/chat', 'application/json', chat, chat.length, 'text/event-stream', leaveAfter),
    ])
  }
  await expect.poll(connectionsInUse).toBe(0)
  expect(unhandled).toEqual([])
})
