import { stem } from '../../../../kit/text/words.ts'
import { escapeMarkdown, formatLink, joinWords } from '../sentences/format.ts'
import { type FactSentences, known, readDescription } from './factParts.ts'
import type { FactName } from './factQuestions.ts'
import type { Thing } from './things.server.ts'
import { findSentence } from './unrecorded.ts'

/** The free texts of a page. The texts about pay and cost are included, because they may mention other subjects. */
const readText = (thing: Thing): string =>
  [
    thing.kind === 'job' ? thing.job.salary_range : thing.kind === 'event' ? thing.event.cost_info : null,
    readDescription(thing),
  ]
    .filter(Boolean)
    .join('.\n\n')

/** Quotes the sentence of a page that contains one of these words, or else a similar word; null when none does. */
export function findMention(thing: Thing, words: string[], similar: string[]): string | null {
  const stems = words.map((word) => stem(word).replace(/[^\p{L}\p{N}]/gu, ''))
  const find = (alternatives: string[]) =>
    alternatives.length > 0 ? findSentence(readText(thing), new RegExp(`\\b(?:${alternatives.join('|')})`, 'iu')) : null
  const sentence = find(stems.filter(Boolean)) ?? find(similar.map((phrase) => RegExp.escape(phrase)))
  return sentence && `The page of ${formatLink(thing)} says: ${sentence}`
}

export const sayNoMention = (thing: Thing, words: string[]) =>
  `${joinWords(words.map((word) => `“${escapeMarkdown(word)}”`))} is not listed for ${formatLink(thing)}.`

const DURATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|ten|few)\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i

/** Answers how long something takes, with the sentence of a help page that has a duration. */
export function sayOfHelp(thing: Extract<Thing, { kind: 'help' }>, fact: FactName): FactSentences | null {
  const sentence = fact === 'end' || fact === 'deadline' ? findSentence(thing.page.markdown, DURATION) : null
  return sentence ? known(`${formatLink(thing)} says: ${sentence}`) : null
}
