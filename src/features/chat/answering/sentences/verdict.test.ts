import { expect, test } from 'vitest'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'
import { hedgeBesideHelp, judgeReply, type Subject } from './verdict.ts'

const replyOf = (...certainties: number[]) =>
  ({
    best: certainties.map((certainty, index) => ({
      title: `Result ${index}`,
      certainty,
      exact: false,
      outside: [],
      missing: [],
      kind: 'business',
    })),
    understood: { words: [], industry: null },
  }) as unknown as SearchReply

test.each<[string, number[], Subject, string]>([
  ['one probable result', [0.5, 0.1], 'network', 'found'],
  ['three results of which one is probably right', [0.4, 0.3, 0.3], 'network', 'found'],
  ['three results that are probably all wrong', [0.3, 0.1, 0.1], 'network', 'maybe'],
  ['three results for a question that may be about the world', [0.4, 0.3, 0.3], 'both', 'maybe'],
  ['three results for a question about the world', [0.4, 0.3, 0.3], 'world', 'maybe'],
  ['no probable result', [0.01], 'network', 'nothing'],
])('%s', (_, certainties, subject, certainty) => {
  expect(judgeReply(replyOf(...certainties), subject).certainty).toBe(certainty)
})

test('results with the same title are right or wrong together', () => {
  const reply = replyOf(0.4, 0.3, 0.3)
  for (const item of reply.best) item.title = 'Legion Post'
  expect(judgeReply(reply).certainty).toBe('maybe')
})

test('several results that are right together are all shown', () => {
  const { items } = judgeReply(replyOf(0.4, 0.3, 0.3, 0.3))
  expect(items.map((item: SearchItem) => item.certainty)).toEqual([0.4, 0.3, 0.3])
})

test('a help page is not surely right for a question that names a trade', () => {
  const reply = replyOf(0.45)
  for (const item of reply.best) Object.assign(item, { kind: 'help', exact: true })
  expect(judgeReply(reply).certainty).toBe('found')
  reply.understood.industry = 'Divorce & Family Law'
  expect(judgeReply(reply).certainty).toBe('maybe')
})

test('a business is not surely right for a question that names what only this site has', () => {
  const reply = replyOf(0.9, 0.1)
  Object.assign(reply.best[1] as SearchItem, { kind: 'help' })
  const verdict = judgeReply(reply)
  expect(
    hedgeBesideHelp('how do I delete my account with the camp', reply, verdict).items.map(({ kind }) => kind),
  ).toEqual(['business', 'help'])
  expect(hedgeBesideHelp('how do I delete my account with the camp', reply, verdict).certainty).toBe('maybe')
  expect(hedgeBesideHelp('a camp with a pool', reply, verdict)).toBe(verdict)
})
