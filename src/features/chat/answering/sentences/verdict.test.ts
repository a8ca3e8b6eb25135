import { expect, test } from 'vitest'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'
import { classifyReply, hedgeBesideHelp, type Subject } from './verdict.ts'

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
  ['three results of which one is probably correct', [0.4, 0.3, 0.3], 'network', 'found'],
  ['three results that are probably all wrong', [0.3, 0.1, 0.1], 'network', 'maybe'],
  ['three results for a question that may be about the world', [0.4, 0.3, 0.3], 'both', 'maybe'],
  ['three results for a question about the world', [0.4, 0.3, 0.3], 'world', 'maybe'],
  ['no probable result', [0.01], 'network', 'nothing'],
])('%s', (_, certainties, subject, certainty) => {
  expect(classifyReply(replyOf(...certainties), subject).certainty).toBe(certainty)
})

test('results with the same title are correct or wrong together', () => {
  const reply = replyOf(0.4, 0.3, 0.3)
  for (const item of reply.best) item.title = 'Legion Post'
  expect(classifyReply(reply).certainty).toBe('maybe')
})

test('shows several results when one of them is certainly correct', () => {
  const { items } = classifyReply(replyOf(0.4, 0.3, 0.3, 0.3))
  expect(items.map((item: SearchItem) => item.certainty)).toEqual([0.4, 0.3, 0.3])
})

test('a help page is only a possible answer to a question that names a trade', () => {
  const reply = replyOf(0.45)
  for (const item of reply.best) Object.assign(item, { kind: 'help', exact: true })
  expect(classifyReply(reply).certainty).toBe('found')
  reply.understood.industry = 'Divorce & Family Law'
  expect(classifyReply(reply).certainty).toBe('maybe')
})

test('a business is only a possible answer to a question that names something of this site', () => {
  const reply = replyOf(0.9, 0.1)
  Object.assign(reply.best[1] as SearchItem, { kind: 'help' })
  const verdict = classifyReply(reply)
  expect(
    hedgeBesideHelp('how do I delete my account with the camp', reply, verdict).items.map(({ kind }) => kind),
  ).toEqual(['business', 'help'])
  expect(hedgeBesideHelp('how do I delete my account with the camp', reply, verdict).certainty).toBe('maybe')
  expect(hedgeBesideHelp('a camp with a pool', reply, verdict)).toBe(verdict)
})
