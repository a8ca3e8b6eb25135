import { expect, test } from 'vitest'
import { createWordTable } from './wordTable.ts'

const words = { harbor: 3, fish: 40, fishery: 5, 'o’malley': 1, fisher: 300, 낚시: 2 }
const table = createWordTable(new Map(Object.entries(words)))

test('returns the number of each word, and undefined for other texts', () => {
  for (const [word, value] of Object.entries(words)) expect(table.get(word)).toBe(value)
  expect(['', 'fis', 'fishes', 'zzz', 'harborfish'].filter(table.has)).toEqual([])
  expect(createWordTable(new Map()).has('fish')).toBe(false)
})

test('keeps the given order of the words', () => {
  const indexes = [...Array(table.size).keys()]
  expect(indexes.map(table.wordAt)).toEqual(Object.keys(words))
  expect(indexes.map(table.valueAt)).toEqual(Object.values(words))
})

test('lists the words with a prefix in alphabetical order', () => {
  const list = (beginning: string) => [...table.startingWith(beginning)].map(table.wordAt)
  expect(list('fish')).toEqual(['fish', 'fisher', 'fishery'])
  expect(list('낚')).toEqual(['낚시'])
  expect(list('zebra')).toEqual([])
})
