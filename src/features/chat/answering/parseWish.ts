import { parseFollowUp } from './conversation/followUp.ts'
import type { ParseText } from './conversation/refine.ts'
import { extractContentWords } from './facts/factQuestions.ts'
import type { WishPart } from './wishes.ts'

/** “What can I do?” after a story asks for no event, and belongs to the story. */
const asksWhatToDo =
  /^\W*(?:(?:so|and|now)\s+)*what\s+(?:can|should|could|do|would)\s+(?:i|we|you)\s+do(?:\s+(?:now|then|about\s+(?:it|that|this)))?\W*$/i

/** Parses the wish in a part of a message, to find messages with several wishes. */
export function parseWish(text: string, parse: ParseText): WishPart | null {
  if (asksWhatToDo.test(text)) return null
  const { trade, explicit, kinds, city, parts, words, job_type, event_type, excluded } = parse(text)
  const named = [explicit ? kinds[0] : '', trade?.name, job_type, event_type].filter(Boolean).join(' ')
  const isIn = city && parts.some(({ what }) => what === 'city')
  const outside = excluded.cities.map(({ name }) => name).join(' or ')
  const place = isIn ? `in ${city.name}` : outside ? `not in ${outside}` : null
  const followUp = parseFollowUp(text)
  const asks = followUp?.what === 'fact' && followUp.rest === '' ? followUp.fact : ''
  const content = extractContentWords(text)
  const subject = named || asks || (content.length >= 2 ? content.join(' ') : isIn ? (place ?? '') : '')
  if (subject === '') return null
  return {
    ...{ subject, place, isComplete: words.length === 0 },
    isVague: named === '' && place === null && asks === '',
    isKind: explicit && trade === null && words.length === 0,
  }
}
