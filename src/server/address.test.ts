import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { createAddressReader } from './address.ts'

const createContext = (remoteAddress: string | undefined, forwarded?: string) =>
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
  expect(createAddressReader(trust)(createContext(remote, forwarded))).toBe(address)
})

test.each([0, 1, ['10.0.0.0/8']])('trusting %j, a client that has left has no address', (trust) => {
  expect(createAddressReader(trust)(createContext(undefined, '192.0.2.1'))).toBe('')
})
