import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIsoTime } from './open.server.ts'

test('times are ISO 8601 with milliseconds, for any number of decimals', () => {
  const time = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 999_999 }), (date, microseconds) => {
      const fraction = String(microseconds).padStart(6, '0').replace(/0+$/, '')
      const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction && `.${fraction}`}+00`
      expect(toIsoTime(text)).toBe(`${date.toISOString().slice(0, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`)
      expect(toIsoTime(text)).toBe(new Date(text).toISOString())
    }),
  )
})

test.each([
  ['2026-01-02 03:04:05.6+05:30', '2026-01-01T21:34:05.600Z'],
  ['12026-01-02 03:04:05+00', '+012026-01-02T03:04:05.000Z'],
])('reads the unusual time %s', (text, iso) => {
  expect(toIsoTime(text)).toBe(iso)
})
