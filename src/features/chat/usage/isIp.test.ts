import { expect, test } from 'vitest'
import { parseClient } from '../../../kit/server/clients.server.ts'
import { isIp } from './isIp.ts'

test('accepts the IP addresses that the server accepts, and no others', () => {
  const valid = [
    '203.0.113.9',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    '2001:db8::1',
    '::ffff:1.2.3.4',
    'FE80::1%eth0',
  ]
  const invalid = [
    '999.1.1',
    '999.1.1.1',
    '1.2.3',
    '1.2.3.4.',
    '01.2.3.4',
    '1.2.3.4.5',
    ':',
    '1::2::3',
    '2001:db8',
    'x',
    '',
  ]
  for (const text of valid) expect([text, isIp(text), parseClient(text) !== null]).toEqual([text, true, true])
  for (const text of invalid) expect([text, isIp(text), parseClient(text) !== null]).toEqual([text, false, false])
})
