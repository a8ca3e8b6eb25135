import { expect, test } from 'vitest'
import type { z } from 'zod'
import { id, optionalText, text } from './schema.ts'

const messageFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('the message for an invalid text states what is wrong with it', () => {
  const title = text(3, 'Title')
  expect(messageFor(title, undefined)).toBe('Title is required')
  expect(messageFor(title, null)).toBe('Title is required')
  expect(messageFor(title, ' ')).toBe('Title is required')
  expect(messageFor(title, 5)).toBe('Title must be text')
  expect(messageFor(title, 'long')).toBe('Title must be 3 characters or less')
  expect(messageFor(optionalText(3, 'Tagline'), 5)).toBe('Tagline must be text')
})

test.each([undefined, 'x', 1.5, 0, -1, 1e20])('rejects %s as an id', (value) => {
  expect(messageFor(id, value)).toBe('id must be a positive whole number')
})
