import { expect, test } from 'vitest'
import { findRelated } from './relatedWords.ts'

test('relates words to words of texts about the same subject', () => {
  const [, toddler = []] = findRelated(['my', 'toddler'])
  expect(toddler).toContain('preschool')
  expect(findRelated(['xyzzy'])).toEqual([[]])
})

test('lists the related words of a phrase for each of its words, before those of the single word', () => {
  const [lost = [], dog = []] = findRelated(['lost', 'dog'])
  expect(lost).toContain('animal shelter')
  expect(dog[0]).toBe(lost[0])
})
