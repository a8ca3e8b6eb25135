import { expect, test } from 'vitest'
import { describeDistance } from './distance.ts'

const place = { zip_code: '99501', display_city: 'Anchorage' }

test.each([
  [0.4, 'given', 'under 1 mi'],
  [20, 'given', '12 mi'],
  [0.4, 'zip', 'near 99501'],
  [0, 'town', 'near Anchorage'],
  [20, 'zip', 'about 12 mi'],
  [2000, 'town', 'about 1,243 mi'],
] as const)('%s km from a business placed by %s is “%s”', (distance_km, place_source, text) => {
  expect(describeDistance({ ...place, distance_km, place_source })).toBe(text)
})

test('a distance is rough when neither the ZIP code nor the town is known, and missing when it is not known', () => {
  const nowhere = { zip_code: null, display_city: null, place_source: 'zip' } as const
  expect(describeDistance({ ...nowhere, distance_km: 0.1 })).toBe('about 1 mi')
  expect(describeDistance({ ...place, place_source: null, distance_km: null })).toBeUndefined()
})
