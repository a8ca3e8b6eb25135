import { stem } from '../../../../kit/text/words.ts'
import { escapeMarkdown, formatLink, joinWords } from '../sentences/format.ts'
import { extractDescription, type FactSentences, knownFact } from './factParts.ts'
import type { FactName } from './factQuestions.ts'
import type { PublicPage } from './publicPages.server.ts'
import { findSentence } from './unrecorded.ts'

/** Extracts the free texts of a page. The texts about pay and cost are included, because they may mention other subjects. */
const extractText = (page: PublicPage): string =>
  [
    page.kind === 'job' ? page.job.salary_range : page.kind === 'event' ? page.event.cost_info : null,
    extractDescription(page),
  ]
    .filter(Boolean)
    .join('.\n\n')

/** Quotes the sentence of a page that contains a word, or else a similar word; null when no sentence does. */
export function findMention(page: PublicPage, words: string[], similar: string[]): string | null {
  const stems = words.map((word) => stem(word).replace(/[^\p{L}\p{N}]/gu, ''))
  const find = (alternatives: string[]) =>
    alternatives.length > 0
      ? findSentence(extractText(page), new RegExp(`\\b(?:${alternatives.join('|')})`, 'iu'))
      : null
  const sentence = find(stems.filter(Boolean)) ?? find(similar.map((phrase) => RegExp.escape(phrase)))
  return sentence && `The page of ${formatLink(page)} says: ${sentence}`
}

export const describeMissingMention = (page: PublicPage, words: string[]) =>
  `${joinWords(words.map((word) => `“${escapeMarkdown(word)}”`))} is not listed for ${formatLink(page)}.`

const durationPattern =
  /\b(?:\d+|one|two|three|four|five|six|seven|ten|few)\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i

/** Answers a question for a duration with the sentence of a help page that contains one. */
export function describeHelpFact(page: Extract<PublicPage, { kind: 'help' }>, fact: FactName): FactSentences | null {
  const sentence = fact === 'end' || fact === 'deadline' ? findSentence(page.helpPage.markdown, durationPattern) : null
  return sentence ? knownFact(`${formatLink(page)} says: ${sentence}`) : null
}
