import { expect, test } from 'vitest'
import { countTypos, splitWordsAtApostrophes, stem, tokenize } from './words.ts'

test.each([
  ['roofs', 'roofing', 'roofer', 'roofers', 'roof'],
  ['plumbers', 'plumbing', 'plumber', 'plumb'],
  ['painters', 'painting', 'painter', 'paint'],
  ['churches', 'church'],
  ['bakeries', 'bakery'],
  ['guides', 'guiding', 'guide'],
  ['libraries', 'library'],
  ['businesses', 'business'],
])('%s has the same stem as its other forms', (...forms) => {
  expect(new Set(forms.map(stem)).size, forms.map(stem).join(' ')).toBe(1)
})

test('different words have different stems', () => {
  expect(stem('inn')).not.toBe(stem('in'))
  expect(stem('paper')).not.toBe(stem('pap'))
  expect(stem('glass')).toBe('glass')
})

test('counts typos, and a swap of two letters as one', () => {
  expect(countTypos('anchorage', 'anchorage', 2)).toBe(0)
  expect(countTypos('ancorage', 'anchorage', 2)).toBe(1)
  expect(countTypos('eagel', 'eagle', 2)).toBe(1)
  expect(countTypos('juneau', 'homer', 2)).toBeGreaterThan(2)
})

test('tokens contain their position in the text', () => {
  const text = 'O’Brien’s café, Utqiaġvik'
  expect(tokenize(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['obriens', 'O’Brien’s'],
    ['cafe', 'café'],
    ['utqiagvik', 'Utqiaġvik'],
  ])
})

test('splits words at apostrophes inside, and not possessives', () => {
  const text = "Yup’ik art at O’Brien’s, Fo'c'sle, Denaʼina, Sam’s"
  expect([...splitWordsAtApostrophes(text)]).toEqual([
    ['yupik', 'yup ik'],
    ['obriens', 'o brien'],
    ['focsle', 'fo c sle'],
    ['denaina', 'dena ina'],
  ])
})
