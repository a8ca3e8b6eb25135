import { expect, test } from 'vitest'
import { formatIp } from './formatIp.ts'

test('formats a network with its prefix length', () => {
  expect(['192.0.2.1', '2001:db8::', '::1'].map(formatIp)).toEqual(['192.0.2.1', '2001:db8::/64', '::1'])
})
