import { expect, test } from 'vitest'
import { findRelated } from './relatedWords.ts'

test('words are related to those of texts about the same subject', () => {
  const [, toddler = []] = findRelated(['my', 'toddler'])
  expect(toddler).toContain('preschool')
  expect(findRelated(['xyzzy'])).toEqual([[]])
})

test('a phrase relates each of its words, before what a single word is related to', () => {
  const [lost = [], dog = []] = findRelated(['lost', 'dog'])
  expect(lost).toContain('animal shelter')
  expect(dog[0]).toBe(lost[0])
})
