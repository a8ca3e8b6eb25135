import { listNormalizedWords } from '../../../kit/text/words.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { classifySiteSign } from '../../search/retrieval/helpClassifier.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { search } from './answerQuestion.server.ts'
import { type Conversation, findShownPages } from './conversation/conversation.server.ts'
import type { FollowUp } from './conversation/followUp.ts'
import { findPassage, type Passage } from './conversation/passages.server.ts'
import type { ParseText } from './conversation/refine.ts'
import { extractContentWords, isUnrecordedFact } from './facts/factQuestions.ts'
import { describeFact } from './facts/factSentences.ts'
import { type PublicPage, readPublicPages } from './facts/publicPages.server.ts'
import { type Answer, escapeMarkdown, formatLink, joinWords } from './sentences/format.ts'
import { classifyReply } from './sentences/verdict.ts'

/**
 * The minimum share of a question that a sentence must contain to answer it: for a question that can only be about the
 * shown pages, for another question, and for a question that names a new subject.
 */
const [MIN_COVERAGE_ABOUT_SHOWN, MIN_COVERAGE, MIN_COVERAGE_OF_NEW_SUBJECT] = [0.3, 0.4, 0.85]
/** The minimum share of a question, and at least two words of it, that a sentence must contain to replace a field. */
const MIN_COVERAGE_BEFORE_FIELD = 0.75
const [MAX_PAGES, MAX_ANSWERS, MAX_WORDS, MAX_NAMED_WORDS] = [5, 10, 14, 3]
/** The maximum number of words of a message about one shown page that is not in the form of a question. */
const MAX_SHORT_WORDS = 7

const questionPattern =
  /^(?:(?:and|but|so|ok|okay|also|then|great|nice|cool|hm|yes) )*(?:is|are|was|were|do|does|did|can|could|may|might|will|would|should|must|has|have|how|what|whats|when|where|who|whom|which|why)\b/
const anaphoraPattern =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|she|him|his|her|your)\b|(?<!\b(?:is|are|will|be|was|were) )\bthere\b/
const firstPersonPattern = /\b(?:i|we|me|us|my|our)\b|\bthere\b/

/** Matches a question about the visitor: “should I bring food” is about the shown page, although “food” names a trade. */
const selfQuestionPattern =
  /^(?:(?:and|but|so|ok|okay|also|then) )*(?:should|must|may|can|could|do|will|would|am) (?:i|we)\b/

/** Matches a question about a shown event: “will there be food?” */
const availabilityPattern =
  /^(?:(?:and|but|so|ok|okay|also|then) )*(?:(?:will|would) there(?: also)? be|(?:is|are) there (?:going to|gonna) be)\b/

/**
 * Determines the reference of a message to the shown pages; null when it does not refer to them.
 * @param isSingle whether one page was shown. A few words may then be about it: “until what time”.
 */
function classifyQuestion(
  text: string,
  parse: ParseText,
  isSingle: boolean,
): { refersToShown: boolean; namesSubject: boolean; namesKind: boolean } | null {
  const words = listNormalizedWords(text)
  const plain = words.join(' ')
  const isShort = isSingle && words.length <= MAX_SHORT_WORDS
  if (words.length > MAX_WORDS || (!questionPattern.test(plain) && !isShort)) return null
  const { parts, explicit, trade } = parse(text)
  if (parts.some(({ what }) => what === 'city')) return null
  const isOfSelf = (isSingle && selfQuestionPattern.test(plain)) || availabilityPattern.test(plain)
  return {
    refersToShown: anaphoraPattern.test(plain),
    namesSubject: !isOfSelf && (explicit || trade !== null),
    namesKind: explicit,
  }
}

/** Loads all answers on the first page of each question of the forum. */
async function loadAnswers({ replica }: SearchServices, pages: PublicPage[]): Promise<PublicPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      if (page.kind !== 'question') return page
      const { answers } = await readQuestionPage(replica, null, page.question.id, { limit: MAX_ANSWERS })
      return { ...page, answers }
    }),
  )
}

/**
 * Answers a question with a sentence of a shown page.
 * @returns null when no sentence answers it, or when a field of the page is a better answer.
 */
export async function answerFromPassage(
  services: SearchServices,
  conversation: Conversation,
  text: string,
  parse: ParseText,
  followUp: FollowUp | null = null,
): Promise<Answer | null> {
  const asking = classifyQuestion(text, parse, conversation.isSingle)
  if (!asking || (followUp && !['fact', 'mention'].includes(followUp.what))) return null
  const shownPages = await readPublicPages(services, (await findShownPages(services, conversation)).slice(0, MAX_PAGES))
  const [first] = shownPages
  const fact = followUp?.what === 'fact' && followUp.rest === '' ? followUp.fact : null
  // Opening hours, which few pages have, are a better answer than a sentence.
  if (first && fact && isUnrecordedFact(fact) && describeFact(first, fact, services.settings.site.time_zone).isKnown)
    return null
  const passage = findPassage(await loadAnswers(services, shownPages), text)
  if (!passage) return null
  const isField = fact !== null && !isUnrecordedFact(fact)
  // “How long does it last” asks for the application period of a job, unless its page states the duration of the work.
  const isDuration = isField && fact === 'end' && passage.page.kind === 'job' && /\bhow long\b/i.test(text)
  const least = asking.refersToShown
    ? MIN_COVERAGE_ABOUT_SHOWN
    : asking.namesSubject
      ? MIN_COVERAGE_OF_NEW_SUBJECT
      : MIN_COVERAGE
  if (passage.coverage < (isField && !isDuration ? MIN_COVERAGE_BEFORE_FIELD : least)) return null
  if (isField && !isDuration && passage.matched < 2) return null
  // Similar words alone are enough only when the question is certainly no search: “should I bring food”.
  const isSearch = asking.namesSubject || !firstPersonPattern.test(listNormalizedWords(text).join(' '))
  if (passage.exact === 0 && isSearch && !asking.refersToShown) return null
  return quotePassage(passage)
}

const quotePassage = ({ page, sentence }: Passage): Answer => ({
  paragraphs: [`The page of ${formatLink(page)} says: “${escapeMarkdown(sentence)}”`],
  sources: [page],
})

/**
 * Answers that the shown pages do not answer a question, with their contact data.
 * @returns null when the question may be about something else.
 */
export async function answerWithoutPassage(
  services: SearchServices,
  conversation: Conversation,
  text: string,
  parse: ParseText,
): Promise<Answer | null> {
  const asking = classifyQuestion(text, parse, conversation.isSingle)
  const words = extractContentWords(text)
  if (!asking || (asking.namesKind && !asking.refersToShown)) return null
  if (asking.namesSubject && !asking.refersToShown && !conversation.isSingle) return null
  // A question about a single shown page needs no pronoun: “when does the shift begin”.
  if (!asking.refersToShown && !conversation.isSingle && !firstPersonPattern.test(listNormalizedWords(text).join(' ')))
    return null
  const sign = classifySiteSign(text)
  if (sign === 'certain' || (sign === 'likely' && !asking.refersToShown)) return null
  const pages = await readPublicPages(services, (await findShownPages(services, conversation)).slice(0, MAX_PAGES))
  const [first] = pages
  if (!first || first.kind === 'help') return null
  if (classifyReply(await search(services, text)).certainty === 'found' && !asking.refersToShown) return null
  const { time_zone } = services.settings.site
  if (first.kind === 'question') {
    const sentences = describeFact(first, 'answer', time_zone)
    return { paragraphs: [sentences.text], sources: [first], links: sentences.links }
  }
  const subject =
    words.length > 0 && words.length <= MAX_NAMED_WORDS
      ? `Nothing about ${joinWords(words.map((word) => `“${escapeMarkdown(word)}”`))}`
      : 'That'
  const listed = subject === 'That' ? 'is not listed' : 'is listed'
  if (pages.length === 1 || conversation.isSingle) {
    const { text: contact, links } = describeFact(first, 'contact', time_zone)
    return { paragraphs: [`${subject} ${listed} for ${formatLink(first)}.`, contact], sources: [first], links }
  }
  return {
    paragraphs: [
      `${subject} ${listed} for these. Their pages say how to ask:`,
      pages.map((page) => `- ${formatLink(page)}`).join('\n'),
    ],
    sources: pages,
  }
}
