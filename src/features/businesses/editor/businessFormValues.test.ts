import { expect, test } from 'vitest'
import { isSameValue, listChanged } from './businessFormValues.ts'

test.each<[unknown, unknown, boolean]>([
  ['', null, true],
  ['a', 'b', false],
  [{ weekly: [{ day: 1, opens: '09:00' }], note: null }, { note: null, weekly: [{ opens: '09:00', day: 1 }] }, true],
  [{ weekly: [{ day: 1 }] }, { weekly: [{ day: 2 }] }, false],
  [['Roofing', 'Gutters'], ['Gutters', 'Roofing'], false],
])('%j and %j: the same is %s', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame)
})

test('the same hours with their keys in another order are unchanged', () => {
  const hours = { weekly: [], by_appointment: true }
  expect(
    listChanged({ opening_hours: hours, city: 'Nome' }, { opening_hours: { by_appointment: true, weekly: [] } }),
  ).toEqual({
    city: 'Nome',
  })
})
