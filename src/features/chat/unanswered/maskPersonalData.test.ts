import { expect, test } from 'vitest'
import { maskPersonalData } from './maskPersonalData.ts'

test.each([
  ['call me at 907-555-0112 about roofs', 'call me at [number] about roofs'],
  ['call (907) 555 0112', 'call [number]'],
  ['write to rosa.berg@example.com please', 'write to [email] please'],
  ['call 907 - 555 - 0112', 'call [number]'],
  ['call 907–555–0112', 'call [number]'],
  ['call ９０７-５５５-０１１２', 'call [number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['my ssn is 078-05-1120', 'my ssn is [number]'],
  ['events on 2026-12-04', 'events on 2026-12-04'],
  ['jobs over $30 an hour in 2026', 'jobs over $30 an hour in 2026'],
])('“%s” is kept as “%s”', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})
