import { listNormalizedWords } from '../../../kit/text/words.ts'
import { isWorldQuestion } from '../../search/certainty/worldForm.ts'
import { areNeighbors } from '../../search/places.ts'
import { findCertainHelp } from '../../search/retrieval/findHelp.server.ts'
import { classifySiteSign } from '../../search/retrieval/helpClassifier.server.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { getRarity } from '../../search/terms/english.server.ts'
import { answerCount } from './answerCount.server.ts'
import { answerFact } from './answerFact.server.ts'
import { answerWithHelp, answerWithList, MAX_MAIN_ITEMS } from './answerLists.server.ts'
import { answerOpenNow } from './answerOpenNow.server.ts'
import { isTitleNamed } from './conversation/choosePages.ts'
import { extractContentWords, isUnrecordedFact, parseFactQuestion } from './facts/factQuestions.ts'
import { describeUnrecorded } from './facts/unrecorded.ts'
import { isLocalRequest } from './scope/localRequest.ts'
import { writeRefusal } from './scope/refusals.ts'
import type { ScopeDecision } from './scope/scopeRules.ts'
import {
  type Answer,
  describeExclusions,
  describeSubject,
  escapeMarkdown,
  formatAskLink,
  formatItems,
  offerForum,
  quote,
} from './sentences/format.ts'
import { describeSearchedText } from './sentences/searchedFor.server.ts'
import { classifyReply, hedgeBesideHelp, type Verdict } from './sentences/verdict.ts'
import { extractQuestions, extractWish } from './storyWish.ts'
import {
  answerUnmentioned,
  findUnmentionedWords,
  isAboutOnePage,
  joinMissing,
  vagueWordPattern,
} from './unmentionedWords.server.ts'

/** Searches for a complete message. Its last word is not a prefix. */
export const search = (services: SearchServices, question: string) =>
  searchAll(services, `${question} `, { limit: MAX_MAIN_ITEMS })

/** Searches for a message, and for its questions without the story around them. Returns the more certain reply. */
async function searchMessage(services: SearchServices, message: string) {
  const whole = { text: message, reply: await search(services, message) }
  const sign = classifySiteSign(message)
  const questions = sign === 'certain' || sign === 'likely' ? null : extractQuestions(message, whole.reply.understood)
  if (questions === null) return whole
  const alone = { text: questions, reply: await search(services, questions) }
  return findBestCertainty(alone.reply) > findBestCertainty(whole.reply) ? alone : whole
}

const findBestCertainty = ({ best }: SearchReply) =>
  Math.max(0, ...best.filter(({ outside }) => outside.length === 0).map(({ certainty }) => certainty))

/** The kinds of parts of a query that show that it is about this network. */
const networkParts = new Set(['kind', 'job_type', 'event_type', 'order', 'fact', 'pay', 'industry'])

/** Matches a question for advice: “how do I cook lasagna” names a trade, but asks for no cook. */
const adviceQuestionPattern = /^\W*(?:how (?:do|can|should) (?:i|you|we)|recommend)\b/i

/** Whether most words of a long message are repetitions, as in “blah fish blah snow blah fish”. */
const isRepetitive = (words: string[]) => words.length >= 10 && new Set(words).size < words.length / 2

const nowPattern = /\b(?:now|currently|at the moment)\b/i

/** Answers a question from the search. @param scope the decision about its subject, when it may be out of scope. */
export async function answerQuestion(
  services: SearchServices,
  message: string,
  scope: ScopeDecision | null,
): Promise<Answer> {
  const fact = await answerFact(services, message)
  // “Bakeries that are open now” asks only for the open ones of several businesses.
  if (fact && !(fact.sources.length > 1 && nowPattern.test(message))) return fact
  const { text: question, reply } = await searchMessage(services, message)
  const answer = (await answerOpenNow(services, question, reply)) ?? fact
  if (answer) return answer
  const help = answerFromHelp(question, reply)
  if (help) return help
  const { understood } = reply
  const isAboutNetwork = understood.parts.some(
    ({ what }) => networkParts.has(what) && !(scope && what === 'industry' && adviceQuestionPattern.test(question)),
  )
  // “How many jobs are there in Juneau” and “what is the best paid job” are about this network.
  const { intent, parts, words, name_words } = understood
  const isStructured = intent !== 'find' && (parts.length > 0 || words.length === 0 || name_words.length > 0)
  const isLocal = scope?.topic === 'world' && isLocalRequest(listNormalizedWords(question).join(' '), understood)
  if (scope && !isStructured && !isLocal) {
    const isNamed = reply.best.some(
      (item) => item.outside.length === 0 && item.exact && isTitleNamed(item.title, extractContentWords(question)),
    )
    const verdict = classifyReply(reply, isAboutNetwork || isNamed ? 'both' : 'outside')
    const [first] = verdict.items
    const namesPage =
      isAboutOnePage(question) && first !== undefined && isTitleNamed(first.title, extractContentWords(question))
    // Advice is in the forum and the help, and a film may be an event. A business or a job is no recipe.
    const isNoAdvice =
      adviceQuestionPattern.test(question) &&
      (first === undefined || first.missing.length > 0 || first.kind === 'business' || first.kind === 'job')
    if ((verdict.certainty !== 'found' || isNoAdvice) && !namesPage) {
      return { paragraphs: writeRefusal(scope.topic, escapeMarkdown(services.settings.site.name)), sources: [] }
    }
    return answerByVerdict(services, question, reply, verdict)
  }
  const allWords = listNormalizedWords(question)
  const isWorld = (!isAboutNetwork && !isLocal && isWorldQuestion(allWords)) || isRepetitive(allWords)
  const count = understood.intent === 'count' ? answerCount(services, question, reply) : null
  if (count) return count
  const verdict = classifyReply(reply, isWorld ? 'world' : 'network')
  const confirmed = await confirmByWish(services, question, reply, verdict)
  return answerByVerdict(services, question, reply, hedgeBesideHelp(question, reply, confirmed))
}

/**
 * Confirms a possible answer to a story by a search for the wish alone. Results of both searches are correct when the
 * search for the wish is certain.
 */
async function confirmByWish(
  services: SearchServices,
  question: string,
  { understood, corrected }: SearchReply,
  verdict: Verdict,
): Promise<Verdict> {
  const wish = verdict.certainty === 'maybe' ? extractWish(corrected ?? question, understood) : null
  if (wish === null) return verdict
  const reply = await search(services, wish)
  const { certainty, items } = classifyReply(reply, isWorldQuestion(listNormalizedWords(wish)) ? 'world' : 'network')
  const confirmed = items.filter(({ url }) => verdict.items.some((item) => item.url === url))
  if (certainty !== 'found' || confirmed.length === 0) return verdict
  const others = verdict.items.filter(({ url }) => !confirmed.some((item) => item.url === url))
  return { certainty: 'found', items: confirmed, others }
}

/** Answers a question about this site with the help page that matches it; null when it is about something else. */
export function answerFromHelp(question: string, { best, corrected }: SearchReply): Answer | null {
  const [first] = best
  if (first?.kind !== 'help' || first.coverage < 1) return null
  const text = corrected ?? question
  const sign = classifySiteSign(text)
  const isCertain = first.url === `/help/${findCertainHelp(text)}`
  if (sign !== 'certain' && sign !== 'likely' && !isCertain) return null
  const answer = answerWithHelp(first, best)
  return { ...answer, paragraphs: [...describeSearchedText(question, corrected), ...answer.paragraphs] }
}

async function answerByVerdict(
  services: SearchServices,
  question: string,
  reply: SearchReply,
  verdict: Verdict,
): Promise<Answer> {
  const { time_zone } = services.settings.site
  const { items, certainty, others } = verdict
  const [first] = items
  const corrected = describeSearchedText(question, reply.corrected)
  const factQuestion = parseFactQuestion(question)
  const isPage = first?.kind !== 'help' && first?.kind !== 'question'
  const isOpenNow = reply.understood.facts.includes('open_now')
  const note =
    factQuestion && isUnrecordedFact(factQuestion.fact) && isPage && !isOpenNow
      ? [describeUnrecorded(factQuestion.fact)]
      : []
  const list = formatItems(items, time_zone)
  const isElsewhere =
    certainty === 'elsewhere' || (first?.missing.some((word) => isNamedPlace(question, word)) ?? false)
  const onDay = await findEventsOnDay(services, reply, verdict)
  if (onDay.length > 0) {
    const subject = describeSubject({ ...reply, understood: { ...reply.understood, from: null, until: null } })
    return {
      paragraphs: [
        ...corrected,
        `No event of that time is certainly about ${subject || 'this'}. This may be what you mean:`,
        formatItems(onDay, time_zone),
        ...(items.length > 0 ? [certainty === 'elsewhere' ? 'Elsewhere, or on other days:' : 'On any day:', list] : []),
        `Not it? ${formatAskLink('Ask the community', question)}.`,
      ],
      sources: [...onDay, ...items],
      unanswered: question,
    }
  }
  const factLabels = reply.understood.parts.flatMap(({ what, label }) => (what === 'fact' ? [label.toLowerCase()] : []))
  const isOnlyFact = first?.outside.every((filter) => filter === 'filter') && first.outside.length > 0
  // “Does the manager job come with housing” is about one page, which does not mention housing.
  if (first && isOnlyFact && factLabels.length > 0 && isTitleNamed(first.title, extractContentWords(question)))
    return answerUnmentioned(services, question, reply, first, factLabels)
  if (first && certainty === 'elsewhere' && isNearby(question, reply, items))
    return {
      paragraphs: [...corrected, `In the area of **${escapeMarkdown(reply.understood.city ?? '')}**:`, list],
      sources: items,
    }
  if (first && isElsewhere) {
    return {
      paragraphs: [...corrected, `${describeNoResults(reply, items)} Near misses:`, list, offerForum(question)],
      sources: [],
      unanswered: question,
    }
  }
  const missingWords =
    certainty === 'found' && first ? await findUnmentionedWords(services, question, reply, first) : []
  if (first && missingWords.length > 0) return answerUnmentioned(services, question, reply, first, missingWords)
  if (certainty === 'found' && first) {
    const answer = first.kind === 'help' ? answerWithHelp(first, items) : await answerWithList(services, reply, verdict)
    const related = others.filter(({ url }) => !answer.sources.some((source) => source.url === url))
    const also = related.length > 0 ? ['Also related:', formatItems(related, time_zone)] : []
    return {
      ...answer,
      paragraphs: [...corrected, ...note, ...answer.paragraphs, ...also],
      sources: [...answer.sources, ...related],
    }
  }
  if (first && certainty === 'maybe') {
    const rareWords = first.missing.filter((word) => !vagueWordPattern.test(word) && hasRareWord(word))
    const missingWords = [...new Set(rareWords)]
    if (
      isPage &&
      missingWords.length > 0 &&
      isAboutOnePage(question) &&
      isTitleNamed(first.title, extractContentWords(question))
    )
      return answerUnmentioned(services, question, reply, first, missingWords)
    const missing = joinMissing(missingWords)
    return {
      paragraphs: [
        ...corrected,
        ...note,
        missing ? `This is the closest match, without ${missing}:` : 'This may be what you mean:',
        list,
        ...describeExclusions(reply),
        `Not it? ${formatAskLink('Ask the community', question)}.`,
      ],
      sources: items,
      unanswered: missing ? question : undefined,
    }
  }
  const subject = describeSubject(reply) || quote(question)
  return {
    paragraphs: [...corrected, `I found nothing here for ${subject}.`, offerForum(question)],
    sources: [],
    unanswered: question,
  }
}

/** The maximum number of events that are shown because of their day alone. */
const MAX_EVENTS_ON_DAY = 3

/**
 * Finds the events in the place and on the day of a question, when its search found no event or job there. Businesses
 * and questions have no day.
 */
async function findEventsOnDay(
  services: SearchServices,
  { understood }: SearchReply,
  { items: [first], certainty }: Verdict,
) {
  const { from, until, city, kinds } = understood
  if (from === null || from !== until || !kinds.includes('event')) return []
  if ((first?.kind === 'event' || first?.kind === 'job') && certainty !== 'elsewhere') return []
  const { best } = await search(services, `events on ${from}${city === null ? '' : ` in ${city}`}`)
  return best.filter(({ kind, outside }) => kind === 'event' && outside.length === 0).slice(0, MAX_EVENTS_ON_DAY)
}

const nearbyPattern =
  /\b(?:near|nearby|around|by|close to|closest to|nearest|outside|out (?:past|by|toward|towards)|toward|towards|along the road|vicinity|surrounding|area|region|within (?:reach|driving distance))\b/i

/** Whether a question asks for results near a town, and the first result is in a town of the same area. */
const isNearby = (question: string, { understood: { city } }: SearchReply, [first]: SearchItem[]) =>
  city !== null &&
  nearbyPattern.test(question) &&
  first?.outside.every((filter) => filter === 'place') === true &&
  first.meta.some((text) => areNeighbors(city, text.replace(/,.*/, '').trim()))

/** The minimum rarity in spoken English of a missing word that a reply names. */
const MIN_RARITY = 0.4
const hasRareWord = (words: string) => words.split(' ').some((word) => getRarity(word) >= MIN_RARITY)

/** Whether a word is used as the name of an unknown place, such as Elim in “roofers in Elim”. */
const isNamedPlace = (question: string, word: string) =>
  new RegExp(`\\b(?:in|near|around) (?:the )?(?:\\w+ )?${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:\\W*$|,)`, 'iu').test(
    question,
  )

/** A sentence such as “I found no plumbers in Nome, only elsewhere.” */
function describeNoResults(reply: SearchReply, items: SearchItem[]): string {
  const isOtherDay = items.some(
    ({ outside }) => outside.includes('date') && (reply.understood.city === null || !outside.includes('place')),
  )
  return `I found nothing for ${describeSubject(reply) || 'this'}, only ${isOtherDay ? 'on other days' : 'elsewhere'}.`
}
