import { expect, test } from 'vitest'
import type { z } from 'zod'
import { id, line, optionalText, text, webAddress } from './schema.ts'

const messageFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('the message for an invalid text states the violated rule', () => {
  const title = text(3, 'Title')
  expect(messageFor(title, undefined)).toBe('Title is required')
  expect(messageFor(title, null)).toBe('Title is required')
  expect(messageFor(title, ' ')).toBe('Title is required')
  expect(messageFor(title, 5)).toBe('Title must be text')
  expect(messageFor(title, 'long')).toBe('Title must be 3 characters or less')
  expect(messageFor(optionalText(3, 'Tagline'), 5)).toBe('Tagline must be text')
})

test.each(['\u200b', '\u00ad \u2060', '\u115f', '\u3164', '\u2800', '\ufe0f\u034f'])(
  '%j counts as an empty text',
  (value) => {
    expect(messageFor(line(9, 'Full name'), value)).toBe('Full name is required')
    expect(optionalText(9, 'Tagline').parse(value)).toBeNull()
  },
)

test.each([undefined, 'x', 1.5, 0, -1, 1e20])('rejects %s as an id', (value) => {
  expect(messageFor(id, value)).toBe('id must be a positive whole number')
})

test.each(['a\nb', 'a\tb', 'a\0b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])(
  'a field of one line rejects %j',
  (value) => {
    expect(messageFor(line(9, 'Title'), value)).toBe('Title must be a single line without tabs or control characters')
    expect(messageFor(text(9, 'Content'), value)).toBeUndefined()
  },
)

test.each(['שלום', '👩‍👩‍👧', 'Qayaqpagmiut', "Ḵ'ux̱", 'a\u200fb', '\n trimmed \t'])(
  'a field of one line accepts %j',
  (value) => {
    expect(messageFor(line(20, 'Title'), value)).toBeUndefined()
  },
)

test.each(['https://example.com', 'HTTP://example.com:8080/a?b#c', 'https://例え.jp/ä', 'http://[2001:db8::1]/'])(
  'accepts the address %s',
  (value) => {
    expect(messageFor(webAddress('Website'), value)).toBeUndefined()
  },
)

test.each([
  ...['https:example.com', 'https:/example.com', 'https:\\\\example.com', 'https:///example.com', '//example.com'],
  ...['https://user@example.com', 'https://user:secret@example.com', 'https://@example.com@evil.example'],
  ...['https://example.com\\@evil.example', 'https://example.com/\\a'],
  ...[
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@b.c',
  ],
  ...['java\nscript:alert(1)', 'https://exa\nmple.com', 'https://', 'example.com'],
])('rejects the address %j', (value) => {
  expect(messageFor(webAddress('Website'), value)).toContain('Website must be a valid URL')
})
