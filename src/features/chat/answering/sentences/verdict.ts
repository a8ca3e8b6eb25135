import { thresholds } from '../../../search/certainty/certainty.ts'
import { isOptionalWord } from '../../../search/keywords.ts'
import type { Kind } from '../../../search/kinds.ts'
import { detectSiteSign } from '../../../search/retrieval/siteQuestion.ts'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'

/**
 * The certainty of an answer. `found`: the results are probably correct. `maybe`: they may be correct. `elsewhere`: they
 * match completely, but in another place or on other days. `nothing`: too little matches for any of these.
 */
export type Verdict = {
  certainty: 'found' | 'maybe' | 'elsewhere' | 'nothing'
  items: SearchItem[]
  /** Further items that may be correct, when few items were found. */
  others: SearchItem[]
}

const MAX_POSSIBLE_ITEMS = 3

/** Matches words that only qualify a number. */
const quantityWordPattern = /^(?:under|over|above|below|less|more|than|least|most|about|between)$/

/**
 * The subject of a question. `network`: it is certainly about the network. `world`: it has the form of a general
 * question about the world. `both`: it names something of the network, and may be about the world. `outside`: only a
 * certain result answers it.
 */
export type Subject = 'network' | 'world' | 'both' | 'outside'

/** Returns the probability that at least one result is correct. Results with the same title are correct or wrong together. */
function combineCertainties(items: SearchItem[]): number {
  const first = items.filter(({ title }, index) => items.findIndex((item) => item.title === title) === index)
  return 1 - first.reduce((wrong, { certainty }) => wrong * (1 - certainty), 1)
}

/** Classifies a reply of the search by the certainty of its results. */
export function classifyReply({ best, understood }: SearchReply, subject: Subject = 'network'): Verdict {
  // A number alone is no evidence: “under 300 dollars” does not ask for the race Copper Basin 300.
  const isNumberAlone = ({ exact, missing }: SearchItem) => {
    if (exact || missing.length === 0) return false
    const matched = understood.words.filter(
      (word) =>
        !missing.some((phrase) => phrase.split(' ').includes(word)) &&
        !quantityWordPattern.test(word) &&
        !isOptionalWord(word),
    )
    return matched.length > 0 && matched.every((word) => /^\d+$/.test(word))
  }
  const inside = best.filter((item) => item.outside.length === 0 && !isNumberAlone(item))
  const isSure = ({ kind, exact, certainty }: SearchItem) => {
    // “What does a divorce cost” names a trade. The help page about the price of this site has only the other words.
    const isOfTrade = kind === 'help' && understood.industry !== null
    if (subject === 'outside' || isOfTrade) return certainty >= thresholds.sureAboutWorld
    if (exact) return certainty >= thresholds.sureWhenExact
    return certainty >= (subject === 'world' ? thresholds.sureAboutWorld : thresholds.sure)
  }
  const found = inside.filter(isSure)
  if (subject === 'outside') return { certainty: found.length > 0 ? 'found' : 'nothing', items: found, others: [] }
  const { maybe: leastMaybe, maybeAboutWorld, helpAboutWorld } = thresholds
  const isNetwork = subject === 'network' || subject === 'both'
  const maybe = inside.filter(
    ({ kind, certainty }) => certainty >= (isNetwork ? leastMaybe : kind === 'help' ? helpAboutWorld : maybeAboutWorld),
  )
  if (found.length > 0) {
    const others = maybe
      .filter((item) => !found.includes(item))
      .slice(0, Math.max(0, MAX_POSSIBLE_ITEMS - found.length))
    return { certainty: 'found', items: found, others }
  }
  const possibleItems = maybe.slice(0, MAX_POSSIBLE_ITEMS)
  if (subject === 'network' && combineCertainties(possibleItems) >= thresholds.sureTogether)
    return { certainty: 'found', items: possibleItems, others: [] }
  const elsewhere = isNetwork ? best.filter((item) => item.outside.length > 0 && item.coverage === 1) : []
  if (elsewhere[0] && elsewhere[0].certainty > (maybe[0]?.certainty ?? 0))
    return { certainty: 'elsewhere', items: elsewhere.slice(0, MAX_POSSIBLE_ITEMS), others: [] }
  if (possibleItems.length > 0) return { certainty: 'maybe', items: possibleItems, others: [] }
  return { certainty: 'nothing', items: [], others: [] }
}

/** Shows the best help page beside a business, a job or an event when the question names something that only this site has. */
export function hedgeBesideHelp(question: string, { best }: SearchReply, verdict: Verdict): Verdict {
  const [first] = verdict.items
  if (verdict.certainty !== 'found' || first === undefined || first.kind === 'help' || first.kind === 'question')
    return verdict
  const [help] = best.filter(({ kind }) => kind === 'help')
  if (help === undefined || detectSiteSign(question) !== 'certain') return verdict
  return { certainty: 'maybe', items: [first, help], others: [] }
}

export const kindNouns: Record<Kind, { one: string; many: string }> = {
  business: { one: 'business', many: 'businesses' },
  job: { one: 'open job', many: 'open jobs' },
  event: { one: 'upcoming event', many: 'upcoming events' },
  question: { one: 'question', many: 'questions' },
  help: { one: 'help page', many: 'help pages' },
}
