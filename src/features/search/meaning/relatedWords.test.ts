import { expect, test } from 'vitest'
import { findRelated } from './relatedWords.ts'

test('relates words to words of texts about the same subject', () => {
  const [, toddler = []] = findRelated(['my', 'toddler'])
  expect(toddler).toContain('preschool')
  expect(findRelated(['xyzzy'])).toEqual([[]])
})

test('lists, for each word of a phrase, the related words of the phrase before the related words of the word', () => {
  const [lost = [], dog = []] = findRelated(['lost', 'dog'])
  expect(lost).toContain('animal shelter')
  expect(dog[0]).toBe(lost[0])
})
