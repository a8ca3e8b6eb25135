import { expect, test } from 'vitest'
import type { z } from 'zod'
import { id, optionalText, text } from './schema.ts'

const wordsFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('a text is refused in words that are true of it', () => {
  const title = text(3, 'Title')
  expect(wordsFor(title, undefined)).toBe('Title is required')
  expect(wordsFor(title, null)).toBe('Title is required')
  expect(wordsFor(title, ' ')).toBe('Title is required')
  expect(wordsFor(title, 5)).toBe('Title must be text')
  expect(wordsFor(title, 'long')).toBe('Title must be 3 characters or less')
  expect(wordsFor(optionalText(3, 'Tagline'), 5)).toBe('Tagline must be text')
})

test.each([undefined, 'x', 1.5, 0, -1, 1e20])('%s is no id, and it is said what one is', (value) => {
  expect(wordsFor(id, value)).toBe('id must be a positive whole number')
})
