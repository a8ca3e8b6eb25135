import { thresholds } from '../../../search/certainty/certainty.ts'
import { isOptionalWord } from '../../../search/keywords.ts'
import type { Kind } from '../../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'

/**
 * How sure an answer is. `found`: this is probably what was asked for. `maybe`: it may be. `elsewhere`: everything matches, but in
 * another place or on other days. `nothing`: too little matches to say more than that.
 */
export type Verdict = {
  certainty: 'found' | 'maybe' | 'elsewhere' | 'nothing'
  items: SearchItem[]
  /** Beside few items that were found: others that may be meant. */
  others: SearchItem[]
}

const MAX_MAYBE = 3

/** Words beside a number that say only how it is meant. */
const saysLittle = /^(?:under|over|above|below|less|more|than|least|most|about|between)$/

/**
 * What a question is about: `network` has no doubt, `world` has the form of a question about the world, and `outside` is one that
 * the network answers only if it surely can.
 */
export type Subject = 'network' | 'world' | 'outside'

/** Judges a reply of the search by the certainty of its results. */
export function judgeReply({ best, understood }: SearchReply, subject: Subject = 'network'): Verdict {
  // “Under 300 dollars” does not ask for the Copper Basin 300: a number alone is no evidence.
  const isNumberAlone = ({ exact, missing }: SearchItem) => {
    if (exact || missing.length === 0) return false
    const matched = understood.words.filter(
      (word) =>
        !missing.some((phrase) => phrase.split(' ').includes(word)) && !saysLittle.test(word) && !isOptionalWord(word),
    )
    return matched.length > 0 && matched.every((word) => /^\d+$/.test(word))
  }
  const inside = best.filter((item) => item.outside.length === 0 && !isNumberAlone(item))
  const isSure = ({ exact, certainty }: SearchItem) =>
    certainty >= (exact && subject !== 'outside' ? thresholds.sureWhenExact : thresholds.sure)
  const found = inside.filter(isSure)
  if (subject === 'outside') return { certainty: found.length > 0 ? 'found' : 'nothing', items: found, others: [] }
  const { maybe: leastMaybe, maybeAboutWorld, helpAboutWorld } = thresholds
  const maybe = inside.filter(
    ({ kind, certainty }) =>
      certainty >= (subject === 'network' ? leastMaybe : kind === 'help' ? helpAboutWorld : maybeAboutWorld),
  )
  if (found.length > 0) {
    const others = maybe.filter((item) => !found.includes(item)).slice(0, Math.max(0, MAX_MAYBE - found.length))
    return { certainty: 'found', items: found, others }
  }
  const elsewhere = subject === 'network' ? best.filter((item) => item.outside.length > 0 && item.coverage === 1) : []
  if (elsewhere[0] && elsewhere[0].certainty > (maybe[0]?.certainty ?? 0))
    return { certainty: 'elsewhere', items: elsewhere.slice(0, MAX_MAYBE), others: [] }
  if (maybe.length > 0) return { certainty: 'maybe', items: maybe.slice(0, MAX_MAYBE), others: [] }
  return { certainty: 'nothing', items: [], others: [] }
}

export const kindNouns: Record<Kind, { one: string; many: string }> = {
  business: { one: 'business', many: 'businesses' },
  job: { one: 'open job', many: 'open jobs' },
  event: { one: 'upcoming event', many: 'upcoming events' },
  question: { one: 'question', many: 'questions' },
  help: { one: 'help page', many: 'help pages' },
}
