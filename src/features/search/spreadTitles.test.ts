import { expect, test } from 'vitest'
import { spreadTitles } from './spreadTitles.ts'

const business = (title: string, certainty: number, id = 0) => ({ kind: 'business', title, certainty, id })

test('moves a repeated title behind other results of similar certainty', () => {
  const items = [
    business('Daughters of the Revolution', 0.6, 1),
    business('Daughters of the Revolution', 0.6, 2),
    business('DAUGHTERS OF THE REVOLUTION', 0.5, 3),
    business('Genealogical Society', 0.4, 4),
    business('Coffee Roasters', 0.1, 5),
  ]
  expect(spreadTitles(items).map(({ id }) => id)).toEqual([1, 4, 2, 3, 5])
})

test('results of different titles or kinds keep their order', () => {
  const items = [business('Salmon', 0.9), { ...business('Salmon', 0.8), kind: 'event' }, business('Halibut', 0.7)]
  expect(spreadTitles(items)).toEqual(items)
})
