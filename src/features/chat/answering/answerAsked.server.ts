import { readWords } from '../../../kit/text/words.ts'
import { readQuestionPage } from '../../questions/questions.service.server.ts'
import { detectSiteSign } from '../../search/retrieval/siteQuestion.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { search } from './answerQuestion.server.ts'
import { type Conversation, findShownPages } from './conversation/conversation.server.ts'
import type { FollowUp } from './conversation/followUp.ts'
import { findPassage, type Passage } from './conversation/passages.server.ts'
import type { ParseText } from './conversation/refine.ts'
import { extractContentWords, isUnrecorded } from './facts/factQuestions.ts'
import { describeFact } from './facts/factSentences.ts'
import { type PublicPage, readPublicPages } from './facts/publicPages.server.ts'
import { type Answer, escapeMarkdown, formatLink, joinWords } from './sentences/format.ts'
import { judgeReply } from './sentences/verdict.ts'

/**
 * The share of a question that a sentence must contain to answer it: for a question that can only be about the shown pages, for
 * any other question, and for one that names a new subject.
 */
const [ABOUT_SHOWN, MAYBE_ABOUT_SHOWN, NEW_SUBJECT] = [0.3, 0.4, 0.85]
/** A fact that has a field is answered with a sentence only when the sentence has this share of two words or more. */
const BEFORE_FIELD = 0.75
const [MAX_PAGES, MAX_ANSWERS, MAX_WORDS, MAX_NAMED] = [5, 10, 14, 3]
/** The maximum number of words of a message that is about one shown page without being a question. */
const MAX_SHORT_WORDS = 7

const isQuestion =
  /^(?:(?:and|but|so|ok|okay|also|then|great|nice|cool|hm|yes) )*(?:is|are|was|were|do|does|did|can|could|may|might|will|would|should|must|has|have|how|what|whats|when|where|who|whom|which|why)\b/
const pointsBack =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|she|him|his|her|your)\b|(?<!\b(?:is|are|will|be|was|were) )\bthere\b/
const isOwn = /\b(?:i|we|me|us|my|our)\b|\bthere\b/

/** “Should I bring food” asks about what was shown, although “food” names a trade. */
const asksForSelf = /^(?:(?:and|but|so|ok|okay|also|then) )*(?:should|must|may|can|could|do|will|would|am) (?:i|we)\b/

/** “Will there be food?” asks about an event that was shown. */
const willThereBe =
  /^(?:(?:and|but|so|ok|okay|also|then) )*(?:(?:will|would) there(?: also)? be|(?:is|are) there (?:going to|gonna) be)\b/

/**
 * Determines how a message refers to the shown pages; null when it does not.
 * @param isSingle whether one page was shown, so that a few words may be about it: “until what time”.
 */
function classifyQuestion(
  text: string,
  parse: ParseText,
  isSingle: boolean,
): { pointsBack: boolean; namesSubject: boolean; namesKind: boolean } | null {
  const words = readWords(text)
  const plain = words.join(' ')
  const isShort = isSingle && words.length <= MAX_SHORT_WORDS
  if (words.length > MAX_WORDS || (!isQuestion.test(plain) && !isShort)) return null
  const { parts, explicit, trade } = parse(text)
  if (parts.some(({ what }) => what === 'city')) return null
  const isOfSelf = (isSingle && asksForSelf.test(plain)) || willThereBe.test(plain)
  return {
    pointsBack: pointsBack.test(plain),
    namesSubject: !isOfSelf && (explicit || trade !== null),
    namesKind: explicit,
  }
}

/** Questions of the forum with all answers of their first page. */
async function withAnswers({ replica }: SearchServices, pages: PublicPage[]): Promise<PublicPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      if (page.kind !== 'question') return page
      const { answers } = await readQuestionPage(replica, null, page.question.id, { limit: MAX_ANSWERS })
      return { ...page, answers }
    }),
  )
}

/** Quotes the sentence of a shown page that answers a question; null when none does, or a field of the page answers it better. */
export async function answerFromText(
  services: SearchServices,
  conversation: Conversation,
  text: string,
  parse: ParseText,
  followUp: FollowUp | null = null,
): Promise<Answer | null> {
  const asking = classifyQuestion(text, parse, conversation.isSingle)
  if (!asking || (followUp && !['fact', 'mention'].includes(followUp.what))) return null
  const shown = await readPublicPages(services, (await findShownPages(services, conversation)).slice(0, MAX_PAGES))
  const [first] = shown
  const fact = followUp?.what === 'fact' && followUp.rest === '' ? followUp.fact : null
  // Opening hours, which few pages have, are a better answer than a sentence.
  if (first && fact && isUnrecorded(fact) && describeFact(first, fact, services.settings.site.time_zone).isKnown)
    return null
  const passage = findPassage(await withAnswers(services, shown), text)
  if (!passage) return null
  const isField = fact !== null && !isUnrecorded(fact)
  // “How long does it last” is the time for applications of a job, unless its page says how long the work is.
  const isDuration = isField && fact === 'end' && passage.page.kind === 'job' && /\bhow long\b/i.test(text)
  const least = asking.pointsBack ? ABOUT_SHOWN : asking.namesSubject ? NEW_SUBJECT : MAYBE_ABOUT_SHOWN
  if (passage.coverage < (isField && !isDuration ? BEFORE_FIELD : least)) return null
  if (isField && !isDuration && passage.matched < 2) return null
  // Similar words alone are enough only in a question that is surely no search: “should I bring food”.
  const isSearch = asking.namesSubject || !isOwn.test(readWords(text).join(' '))
  if (passage.exact === 0 && isSearch && !asking.pointsBack) return null
  return answerWithPassage(passage)
}

const answerWithPassage = ({ page, sentence }: Passage): Answer => ({
  paragraphs: [`The page of ${formatLink(page)} says: “${escapeMarkdown(sentence)}”`],
  sources: [page],
})

/** Says that a question about what was shown is not answered there, and whom to ask; null when it may be about something else. */
export async function answerNotWritten(
  services: SearchServices,
  conversation: Conversation,
  text: string,
  parse: ParseText,
): Promise<Answer | null> {
  const asking = classifyQuestion(text, parse, conversation.isSingle)
  const words = extractContentWords(text)
  if (!asking || (asking.namesKind && !asking.pointsBack)) return null
  if (asking.namesSubject && !asking.pointsBack && !conversation.isSingle) return null
  // What was shown alone may be asked about without a word that points back: “when does the shift begin”.
  if (!asking.pointsBack && !conversation.isSingle && !isOwn.test(readWords(text).join(' '))) return null
  const sign = detectSiteSign(text)
  if (sign === 'names' || (sign === 'reads' && !asking.pointsBack)) return null
  const pages = await readPublicPages(services, (await findShownPages(services, conversation)).slice(0, MAX_PAGES))
  const [first] = pages
  if (!first || first.kind === 'help') return null
  if (judgeReply(await search(services, text)).certainty === 'found' && !asking.pointsBack) return null
  const { time_zone } = services.settings.site
  if (first.kind === 'question') {
    const sentences = describeFact(first, 'answer', time_zone)
    return { paragraphs: [sentences.text], sources: [first], links: sentences.links }
  }
  const subject =
    words.length > 0 && words.length <= MAX_NAMED
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
