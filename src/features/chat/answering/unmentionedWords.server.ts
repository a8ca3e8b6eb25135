import { listNormalizedWords } from '../../../kit/text/words.ts'
import { extractPartWords } from '../../search/queryParts.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { parseReference } from '../references.ts'
import { filterByWords, isTitleNamed } from './conversation/choosePages.ts'
import { findPassage } from './conversation/passages.server.ts'
import { extractContentWords, parseFactQuestion } from './facts/factQuestions.ts'
import { readPublicPage } from './facts/publicPages.server.ts'
import { type Answer, formatItems, formatLink, joinWords, quote } from './sentences/format.ts'
import { describeSearchedText } from './sentences/searchedFor.server.ts'

/** The minimum share of a question that a sentence of the page must contain to answer it. */
const MIN_COVERAGE = 0.4
/** The maximum number of missing words that a reply names. */
const MAX_MISSING_WORDS = 2

/** Matches words of a question that are not reported as missing. */
export const vagueWordPattern =
  /^(?:take|takes|have|has|get|gets|getting|offer|offers|provide|include|includes|allow|look|looks|find|go|going|keep|public)$/
const kindWords = new Set([
  'job',
  'jobs',
  'event',
  'events',
  'workshop',
  'business',
  'company',
  'club',
  'shop',
  'store',
])

const pageQuestionPattern =
  /^\W*(?:does|do|is|are|can|will|has|have|how (?:many|much|big|old|long)|what(?:'s| is| are)? the|who(?:'s| is| was| are)|since (?:when|what)|parking|wifi|when)\b/i
const searchQuestionPattern =
  /^\W*(?:(?:is|are) there|(?:do|does|can|is|has) (?:you|any|anyone|anybody|someone|somebody|i|we)|can you|how (?:many|much) \w+ are)\b/i

/** Whether a question looks like one for a fact of a page, such as “does the water taxi take dogs”. */
export const isAboutOnePage = (question: string) =>
  pageQuestionPattern.test(question) && !searchQuestionPattern.test(question)

export const joinMissing = (words: string[]) => joinWords(words.slice(0, MAX_MISSING_WORDS).map((word) => quote(word)))

/**
 * Finds the words of a question about one page that neither its title nor its text contains: “does the night baker job
 * have health insurance”. Empty for other questions.
 */
export async function findUnmentionedWords(
  services: SearchServices,
  question: string,
  { understood, best }: SearchReply,
  first: SearchItem,
): Promise<string[]> {
  const words = extractContentWords(question)
  const isAboutPage = isAboutOnePage(question) && parseFactQuestion(question) === null
  if (first.kind === 'help' || first.kind === 'question' || !isAboutPage) return []
  if (!isTitleNamed(first.title, words) || best.some((item) => item !== first && isTitleNamed(item.title, words)))
    return []
  const reference = parseReference(first.url)
  const page = reference && (await readPublicPage(services, reference))
  if (!page) return []
  const passage = findPassage([page], question)
  if (passage && passage.coverage >= MIN_COVERAGE) return []
  // A trade is not a filter here: the page lacks “insurance” in “does the job have health insurance”.
  const filters = understood.parts.filter(({ what }) => what !== 'industry')
  const understoodWords = filters.flatMap(({ without }) => listNormalizedWords(extractPartWords(question, without)))
  return words.filter(
    (word) =>
      !kindWords.has(word) &&
      !understoodWords.includes(word) &&
      !vagueWordPattern.test(word) &&
      filterByWords([page], [word]).length === 0,
  )
}

/** Returns an answer that links the page and names the words that it does not contain. */
export function answerUnmentioned(
  services: SearchServices,
  question: string,
  { corrected }: SearchReply,
  item: SearchItem,
  words: string[],
): Answer {
  return {
    paragraphs: [
      ...describeSearchedText(question, corrected),
      `${formatLink(item)} is here, but ${joinMissing(words)} ${words.length > 1 ? 'are' : 'is'} not listed.`,
      formatItems([item], services.settings.site.time_zone),
    ],
    sources: [item],
    unanswered: question,
  }
}
