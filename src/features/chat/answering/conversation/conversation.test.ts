import { expect, test } from 'vitest'
import { extractShownPages, parseConversation } from './conversation.server.ts'

const answer = 'This looks like it: [Gear Swap](/events/8)\n\nAlso related:\n\n- [Gear Club](/businesses/22)'
const list = 'Here is what I found:\n\n- [Gear Club](/businesses/22)\n- [Boats](/businesses/23)\n\nSee [jobs](/jobs/3).'

test('the main page comes before the related pages', () => {
  expect(extractShownPages(answer)).toEqual([
    { kind: 'event', id: 8 },
    { kind: 'business', id: 22 },
  ])
})

test('the shown pages are the links in the list, without links before or after it', () => {
  expect(extractShownPages(list)).toEqual([
    { kind: 'business', id: 22 },
    { kind: 'business', id: 23 },
  ])
})

test('detects whether the last answer has one main page', () => {
  const read = (...contents: string[]) =>
    parseConversation(
      { conversationHistory: contents.map((content) => ({ role: 'assistant' as const, content })) },
      () => {
        throw new Error('no search is read')
      },
    ).isSingle
  expect(read(list, answer)).toBe(true)
  expect(read(answer, list)).toBe(false)
})
