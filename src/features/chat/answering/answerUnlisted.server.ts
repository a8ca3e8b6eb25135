import { readWords } from '../../../kit/text/words.ts'
import { readPartWords } from '../../search/queryParts.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { readReference } from '../references.ts'
import { filterByWords, namesTitle } from './conversation/chooseThings.ts'
import { findPassage } from './conversation/passages.server.ts'
import { readContentWords, readFactQuestion } from './facts/factQuestions.ts'
import { readThing } from './facts/things.server.ts'
import { type Answer, formatItems, formatLink, joinWords, quote } from './sentences/format.ts'
import { saySearchedFor } from './sentences/searchedFor.server.ts'

/** The share of a question that a sentence of the page must have to answer it. */
const ANSWERED = 0.4
/** The maximum number of missing words that a reply names. */
const MAX_MISSING = 2

/** Words of a question that are not reported as missing. */
export const vagueWord =
  /^(?:take|takes|have|has|get|gets|getting|offer|offers|provide|include|includes|allow|look|looks|find|go|going|keep|public)$/
const ofKind = new Set(['job', 'jobs', 'event', 'events', 'workshop', 'business', 'company', 'club', 'shop', 'store'])

const factOfPage =
  /^\W*(?:does|do|is|are|can|will|has|have|how (?:many|much|big|old|long)|what(?:'s| is| are)? the|who(?:'s| is| was| are)|since (?:when|what)|parking|wifi|when)\b/i
const searchForm =
  /^\W*(?:(?:is|are) there|(?:do|does|can|is|has) (?:you|any|anyone|anybody|someone|somebody|i|we)|can you|how (?:many|much) \w+ are)\b/i

/** Whether a question has the form of one for a fact of a page, such as “does the water taxi take dogs”. */
export const asksAboutPage = (question: string) => factOfPage.test(question) && !searchForm.test(question)

export const joinMissing = (words: string[]) => joinWords(words.slice(0, MAX_MISSING).map((word) => quote(word)))

/**
 * Returns the words of a question about one page that neither its name nor its text has: “does the night baker job have
 * health insurance”. Empty for other questions.
 */
export async function findUnlisted(
  services: SearchServices,
  question: string,
  { understood, best }: SearchReply,
  first: SearchItem,
): Promise<string[]> {
  const words = readContentWords(question)
  const isAboutPage = asksAboutPage(question) && readFactQuestion(question) === null
  if (first.kind === 'help' || first.kind === 'question' || !isAboutPage) return []
  if (!namesTitle(first.title, words) || best.some((item) => item !== first && namesTitle(item.title, words))) return []
  const reference = readReference(first.url)
  const thing = reference && (await readThing(services, reference))
  if (!thing) return []
  const passage = findPassage([thing], question)
  if (passage && passage.coverage >= ANSWERED) return []
  // A trade is not a filter here: “insurance” in “does the job have health insurance” is what the page lacks.
  const filters = understood.parts.filter(({ what }) => what !== 'industry')
  const understoodWords = filters.flatMap(({ without }) => readWords(readPartWords(question, without)))
  return words.filter(
    (word) =>
      !ofKind.has(word) &&
      !understoodWords.includes(word) &&
      !vagueWord.test(word) &&
      filterByWords([thing], [word]).length === 0,
  )
}

/** Answers that a page is here, and that it does not state what was asked. */
export function sayUnlisted(
  services: SearchServices,
  question: string,
  { corrected }: SearchReply,
  item: SearchItem,
  words: string[],
): Answer {
  return {
    paragraphs: [
      ...saySearchedFor(question, corrected),
      `${formatLink(item)} is here, but ${joinMissing(words)} ${words.length > 1 ? 'are' : 'is'} not listed.`,
      formatItems([item], services.settings.site.time_zone),
    ],
    sources: [item],
    unanswered: question,
  }
}
