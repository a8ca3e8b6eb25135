import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { createIpReader, rememberIps } from './requestIp.ts'

const createContext = (remoteAddress: string, forwarded?: string) =>
  ({
    env: { incoming: { socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} } },
  }) as unknown as Context

test.each([
  [0, '203.0.113.9', '192.0.2.1', '203.0.113.9'],
  [0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  [1, '10.0.0.1', '192.0.2.1', '192.0.2.1'],
  [1, '10.0.0.1', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
  [2, '10.0.0.1', '198.51.100.7, 192.0.2.1', '198.51.100.7'],
  [1, '10.0.0.1', '192.0.2.1:50123', '192.0.2.1'],
  [1, '10.0.0.1', '[2001:db8::1]:50123', '2001:db8::1'],
  [1, '10.0.0.1', '::FFFF:192.0.2.1', '192.0.2.1'],
  [1, '10.0.0.1', 'unknown', '10.0.0.1'],
  [1, '10.0.0.1', '<script>', '10.0.0.1'],
  [['10.0.0.0/8'], '10.0.0.1', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
  [['10.0.0.0/8'], '203.0.113.9', '192.0.2.1', '203.0.113.9'],
])('trusting %j, the client of %s that reports %s is %s', (trust, remote, forwarded, address) => {
  expect(createIpReader(trust)(createContext(remote, forwarded))).toBe(address)
})

test('a request keeps its IP address after the client has disconnected', async () => {
  const server = createServer()
  rememberIps(server)
  const incoming = Promise.withResolvers<IncomingMessage>()
  server.on('request', incoming.resolve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const request = await incoming.promise
  client.resetAndDestroy()
  await expect.poll(() => request.socket.destroyed).toBe(true)
  server.close()
  const context = { env: { incoming: request } } as unknown as Context
  expect(createIpReader(0)(context)).toBe('127.0.0.1')
  expect(createIpReader(['10.0.0.0/8'])(context)).toBe('127.0.0.1')
})
