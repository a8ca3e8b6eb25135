import { expect, test } from 'vitest'
import { formatAddress } from './formatAddress.ts'

test('formats a network with its prefix length', () => {
  expect(['192.0.2.1', '2001:db8::', '::1'].map(formatAddress)).toEqual(['192.0.2.1', '2001:db8::/64', '::1'])
})
