import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readableAddress } from './readableAddress.server.ts'

test.each([
  ['35565 BARONOF ST, NIKISKI, AK 99611', 'Nikiski', '35565 Baronof St, Nikiski, AK 99611'],
  ['PO BOX 201753, ANCHORAGE, AK 99520-1753', 'Anchorage', 'PO Box 201753, Anchorage, AK 99520-1753'],
  ['205 E DIMOND BLVD STE 107', null, '205 E Dimond Blvd Ste 107'],
  ['524 W 4TH AVE, MCGRATH, AK', 'McGrath', '524 W 4th Ave, McGrath, AK'],
  ['7211 FOXRIDGE CIRCLE RM/STE 1', null, '7211 Foxridge Circle Rm/Ste 1'],
  ['P.O. BOX A', null, 'P.O. Box A'],
  ['HC 60 BOX 2, MILE 42.5 STEESE HWY', null, 'HC 60 Box 2, Mile 42.5 Steese Hwy'],
  ['840 K ST NW APT 4B', null, '840 K St NW Apt 4B'],
  ['1 McKinley Ave', null, '1 McKinley Ave'],
])('the address %s in %s is shown as %s', (location, city, shown) => {
  expect(readableAddress(location, city)).toBe(shown)
})

test('changes only the case of letters in real addresses', () => {
  const rows = readFileSync('test/data/alaska-organizations.csv', 'utf8').trim().split(/\r?\n/).slice(1)
  const streets = [...new Set(rows.map((row) => row.split(',')[2] ?? ''))]
  expect(streets.length).toBeGreaterThan(3000)
  for (const street of streets) expect(readableAddress(street, null).toUpperCase(), street).toBe(street)
})
