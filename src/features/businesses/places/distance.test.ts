import { expect, test } from 'vitest'
import { describeDistance } from './distance.ts'

test.each([
  [0.4, 'given', 'under 1 mi'],
  [20, 'given', '12 mi'],
  [0.4, 'zip', 'about 1 mi'],
  [0, 'town', 'about 1 mi'],
  [3, 'zip', 'about 2 mi'],
  [20, 'zip', 'about 12 mi'],
  [2000, 'town', 'about 1,243 mi'],
] as const)('%s km from a business placed by %s is “%s”', (distance_km, place_source, text) => {
  expect(describeDistance({ distance_km, place_source })).toBe(text)
})

test('a distance is missing when the place of the business is not known', () => {
  expect(describeDistance({ place_source: null, distance_km: null })).toBeUndefined()
})
