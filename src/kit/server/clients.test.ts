import { expect, test } from 'vitest'
import { parseClient, toClient } from './clients.server.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:0:1::', '2001:db8::'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::2', '::'],
  ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4::'],
  [' 192.0.2.1 ', '192.0.2.1'],
])('counts %s as %s', (address, client) => {
  expect([parseClient(address), toClient(address)]).toEqual([client, client])
})

test.each(['', 'x', '192.0.2', '192.0.2.256', '192.0.2.1/24', '2001:db8::/64', '1:2:3', ':::', 'localhost'])(
  'counts the invalid address “%s” as the unknown client',
  (address) => {
    expect([parseClient(address), toClient(address)]).toEqual([null, '0.0.0.0'])
  },
)
