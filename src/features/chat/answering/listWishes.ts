import { detectSiteSign } from '../../search/retrieval/siteQuestion.ts'
import { parseFollowUp } from './conversation/followUp.ts'
import type { ParseText } from './conversation/refine.ts'
import { extractContentWords } from './facts/factQuestions.ts'
import { splitWishes, type WishPart } from './wishes.ts'

/** Returns the wishes of a message, without the statements that only explain them. A story without a question is one wish. */
export function listWishes(message: string, parse: ParseText): string[] {
  const parts = splitWishes(message, (text) => parseWish(text, parse))
  const isStory = parts.some((part) => statementPattern.test(part)) && !parts.some((part) => requestPattern.test(part))
  const wishes = isStory ? [message] : joinStory(message, dropStatements(parts, parse))
  const [wish = message] = wishes
  return wishes.length === 1 ? splitTowns(wish, parse) : wishes
}

/** The maximum number of towns that are searched separately. */
const MAX_TOWNS = 3
/** Matches a request to compare several towns: “compare what there is”, “or in both?” */
const comparisonWordsPattern =
  /\b(?:please )?compare(?: (?:what (?:there )?is|the|those|them))?\b[\s:,]*|,?\s*(?:or )?(?:in )?(?:both|either)(?: of them)?(?=\W*$)|,?\s*(?:next to each other|side by side)(?=\W*$)/gi

/** Returns a wish for each town of a list: “plumbers in Juneau and Sitka” is searched in Juneau and in Sitka. */
function splitTowns(wish: string, parse: ParseText): string[] {
  const text = wish
    .replace(comparisonWordsPattern, ' ')
    .replace(/\s+(?=\s|\W*$)/g, '')
    .trim()
  const first = findTown(text, parse)
  if (!first) return [wish]
  const towns = [first.name]
  let end = first.end
  while (towns.length < MAX_TOWNS) {
    const [connector = ''] =
      /^\s*(?:,\s*)?(?:(?:and|&|vs\.?|versus|compared\s+(?:with|to))\s+|(?<=,\s*)(?:or\s+)?)(?:(?:in|at|near|around|from|of)\s+)?/i.exec(
        text.slice(end),
      ) ?? []
    const next = connector === '' ? null : findTown(text.slice(end + connector.length), parse)
    if (next?.start !== 0) break
    towns.push(next.name)
    end += connector.length + next.end
  }
  if (towns.length === 1) return [wish]
  return towns.map((town) => `${text.slice(0, first.start)}${town}${text.slice(end)}`)
}

/** Returns the first town in a text, with its place. */
function findTown(text: string, parse: ParseText): { name: string; start: number; end: number } | null {
  const { city, excluded, parts } = parse(text)
  if (city === null || excluded.cities.length > 0 || !parts.some(({ what }) => what === 'city')) return null
  const escaped = city.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const match = new RegExp(`\\b${escaped}\\b`, 'i').exec(text)
  return match ? { name: city.name, start: match.index, end: match.index + match[0].length } : null
}

/** Matches the words of a wish. A part of a message without such words explains another part. */
export const requestPattern =
  /\b(?:who|whos|where|when|what|whats|which|how|why|any|anyone|anybody|need|want|looking|find|hire|hiring|jobs?|work|events?|is there|are there)\b/i

/** Matches a statement. */
const statementPattern =
  /^\W*(?:(?:so|ok|okay|well|hi|hello|hey|um|yeah)\W+)*(?:i|i['’]?m|i['’]?ve|we|we['’]?re|we['’]?ve|my|our|he|she|they|it|it['’]?s|the|this|last|yesterday|some|somebody|someone)\b(?!.*\?)/i

/** Joins a story and its only question about this site: “I sold the cafe. How does my cousin get our page?” */
function joinStory(question: string, wishes: string[]): string[] {
  const requests = wishes.filter((wish) => !statementPattern.test(wish) || requestPattern.test(wish))
  const isOfSite = requests.length === 1 && wishes.length > 1 && isSiteQuestion(requests[0] ?? '')
  return isOfSite ? [question] : wishes
}

const isSiteQuestion = (text: string) => ['certain', 'likely'].includes(detectSiteSign(text))

/**
 * Drops statements without a place before a question: “We had a rough fall. Where are free groceries?” A statement with
 * a trade or a day stays, unless the question names a trade or a kind itself.
 */
function dropStatements(wishes: string[], parse: ParseText): string[] {
  const kept = wishes.filter((wish, index) => {
    const laterRequests = wishes.slice(index + 1).filter((later) => requestPattern.test(later))
    if (!statementPattern.test(wish) || requestPattern.test(wish) || laterRequests.length === 0) return true
    const { trade, explicit, city, from, until } = parse(wish)
    const isNamedLater = laterRequests.every((later) => {
      const { trade, explicit } = parse(later)
      return (trade !== null || explicit) && !additionPattern.test(later)
    })
    return explicit || city !== null || ((trade !== null || from !== null || until !== null) && !isNamedLater)
  })
  return joinDay(kept.length > 0 ? kept : wishes, wishes, parse)
}

/** Matches words for a day that an earlier sentence names. */
const sameDayPattern = /\b(?:(?:on |at )?that (?:day|date|time|week|weekend|evening|night|month)|then)\b/i

/** Joins a question to the statement that names its day: “I have December 13 off. Which events are there on that day?” */
function joinDay(kept: string[], wishes: string[], parse: ParseText): string[] {
  return kept.map((wish) => {
    const before = wishes[wishes.indexOf(wish) - 1]
    if (before === undefined || kept.includes(before) || !sameDayPattern.test(wish)) return wish
    const day = parse(before).parts.find(({ what }) => what === 'date')?.label
    return day === undefined ? wish : wish.replace(sameDayPattern, day)
  })
}

/** Matches the beginning of a further wish: “Also, who does taxes?” */
const additionPattern = /^\W*(?:also|and|plus|another|then)\b/i

/** Matches “what can I do?”, which asks for no event after a story and belongs to the story. */
const whatToDoPattern =
  /^\W*(?:(?:so|and|now)\s+)*what\s+(?:can|should|could|do|would)\s+(?:i|we|you)\s+do(?:\s+(?:now|then|about\s+(?:it|that|this)))?\W*$/i

/** Parses the wish in a part of a message, to find messages with several wishes. */
function parseWish(text: string, parse: ParseText): WishPart | null {
  if (whatToDoPattern.test(text)) return null
  const { trade, explicit, kinds, city, parts, words, job_type, event_type, excluded } = parse(text)
  const namedSubject = [explicit ? kinds[0] : '', trade?.name, job_type, event_type].filter(Boolean).join(' ')
  const isIn = city && parts.some(({ what }) => what === 'city')
  const outside = excluded.cities.map(({ name }) => name).join(' or ')
  const place = isIn ? `in ${city.name}` : outside ? `not in ${outside}` : null
  const followUp = parseFollowUp(text)
  const requestedFact = followUp?.what === 'fact' && followUp.rest === '' ? followUp.fact : ''
  const content = extractContentWords(text)
  const subject = namedSubject || requestedFact || (content.length >= 2 ? content.join(' ') : isIn ? (place ?? '') : '')
  if (subject === '') return null
  return {
    ...{ subject, place, isComplete: words.length === 0 },
    isVague: namedSubject === '' && place === null && requestedFact === '',
    isKind: explicit && trade === null && words.length === 0,
  }
}
