import { expect, test } from 'vitest'
import { scorePost } from './spamScore.server.ts'

const text = 'Our shop at evil.com has new watches for everybody today'
const harmless = { texts: { content: 'Which permit does a food truck need?' }, account_minutes: 1000, rejections: 0 }
const score = (post: Partial<Parameters<typeof scorePost>[0]>) =>
  scorePost({ ...harmless, others: [], ownHost: 'network.example', ...post })
const makeOthers = (count: number, other: { text?: string; is_own?: boolean; is_recent?: boolean } = {}) =>
  Array.from({ length: count }, () => ({ text: 'Thank you!', is_own: true, is_recent: true, ...other }))

test('a harmless post of an older account has no signal', () => {
  expect(score({})).toEqual({ score: 0, signals: [] })
  expect(score({ others: makeOthers(3) })).toEqual({ score: 0, signals: [] })
})

test('links, repeated text and speed are signals, each explained by a sentence', () => {
  expect(score({ texts: { content: text } }).signals).toEqual(['It links to evil.com.'])
  expect(score({ texts: { content: text }, others: makeOthers(2, { text, is_recent: false }) }).signals).toContain(
    '2 other recent posts have nearly the same text: 2 by the same member.',
  )
  expect(score({ others: makeOthers(4) }).signals).toEqual(['The member made 5 posts within an hour.'])
  expect(score({ others: makeOthers(4, { is_recent: false }) }).signals).toEqual([])
  expect(score({ others: makeOthers(4, { is_own: false }) }).signals).toEqual([])
  expect(score({ rejections: 2 }).signals).toEqual(['Moderators have rejected 2 other posts of this member.'])
})

test('the score is at most 100', () => {
  const others = makeOthers(9, { text })
  const texts = { title: 'hxxp://bit.ly/win', content: `${text} bit.ly/win` }
  expect(score({ texts, others, account_minutes: 0, rejections: 2 }).score).toBe(100)
})
