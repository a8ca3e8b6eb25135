import { kinds as allKinds, type Kind } from './kinds.ts'

type RankedQuery = {
  question: boolean
  trade: object | null
  city: object | null
  from: string | null
  until: string | null
  words: string[]
}

/** Returns the kinds to search, most likely first. */
export function rankKinds({ question, trade, city, from, until, words }: RankedQuery): Kind[] {
  if (words.length === 1 && words[0] === 'remote' && !trade && !question) return ['job']
  const hasDate = from !== null || until !== null
  if (hasDate && words.length === 0 && !trade && !question) return ['event']
  const first: Kind[] =
    trade && (city || !question)
      ? ['business', 'job']
      : question
        ? ['help', 'question']
        : hasDate && words.length < 3
          ? ['event']
          : []
  return [...first, ...allKinds.filter((kind) => !first.includes(kind))]
}
