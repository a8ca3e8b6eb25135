import { expect, test } from 'vitest'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { trainNaiveBayes } from './naiveBayes.ts'

const classify = trainNaiveBayes(
  [
    { label: 'password', text: 'I forgot my password' },
    { label: 'password', text: 'reset the password' },
    { label: 'password', text: 'my password does not work' },
    { label: 'job', text: 'post a job' },
    { label: 'job', text: 'close the job' },
  ],
  listNormalizedWords,
)
const best = (text: string) => [...classify(text)].sort((a, b) => b[1] - a[1])[0]?.[0]

test('classifies a text by words that other classes lack', () => {
  expect(best('lost the password')).toBe('password')
  expect(best('close my job')).toBe('job')
})

test('uses pairs of words', () => {
  const pairs = trainNaiveBayes(
    [
      { label: 'open', text: 'open the shop' },
      { label: 'hours', text: 'the shop open hours' },
    ],
    listNormalizedWords,
  )
  const scores = pairs('shop open')
  expect(scores.get('hours')).toBeGreaterThan(scores.get('open') as number)
})

test('rates all classes the same for a text without a known word', () => {
  expect(new Set(classify('glacier').values()).size).toBe(1)
  expect(new Set(classify('').values()).size).toBe(1)
})
