import { expandTerms } from '../../search/meaning/expandTerms.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { answerBusinessContent } from './answerBusinessContent.server.ts'
import { answerMore } from './answerMore.server.ts'
import { choosePages, filterByTitle, filterByWords } from './conversation/choosePages.ts'
import { type Conversation, findShownPages } from './conversation/conversation.server.ts'
import type { Choice, FollowUp, Reference } from './conversation/followUp.ts'
import { extractContentWords, type FactName, isUnrecordedFact } from './facts/factQuestions.ts'
import { describeFact } from './facts/factSentences.ts'
import { describeMissingMention, findMention } from './facts/mentions.ts'
import { type PublicPage, readPublicPages } from './facts/publicPages.server.ts'
import { describeUnrecorded } from './facts/unrecorded.ts'
import { type Answer, formatLink, joinWords } from './sentences/format.ts'

const MAX_FACTS = 5
/** The minimum strength of synonyms that count as the word of the question. */
const MIN_STRENGTH = 0.6

/** Answers a message about results of earlier answers; null when no such result fits. */
export async function answerFollowUp(
  services: SearchServices,
  conversation: Conversation,
  followUp: FollowUp,
): Promise<Answer | null> {
  if (followUp.what === 'more') return answerMore(services, conversation)
  const pages = await readPublicPages(services, await findShownPages(services, conversation))
  if (pages.length === 0) return null
  if (followUp.what === 'choice') return answerChoice(pages, followUp.choice, services.settings.site.time_zone)
  if (followUp.what === 'mention') return answerWithMention(pages, followUp)
  if (followUp.what === 'content') {
    const reference = conversation.isSingle ? 'one' : followUp.reference
    return answerBusinessContent(services, pickPages(pages, reference), followUp.kind)
  }
  const nameWords = extractContentWords(followUp.rest).filter((word) => !factVerbPattern.test(word))
  // A name, as in “the library’s phone number”, refers to a shown page. Otherwise the message is a new search.
  const reference = followUp.reference === 'all' && conversation.isSingle ? 'one' : followUp.reference
  const kinds = kindsWithFact[followUp.fact]
  const pagesWithFact = reference === 'one' && kinds ? pages.filter(({ kind }) => kinds.includes(kind)) : []
  const chosen =
    nameWords.length > 0
      ? pickNamedPage(pages, nameWords)
      : pickPages(pagesWithFact.length > 0 ? pagesWithFact : pages, reference)
  if (chosen.length === 0) return nameWords.length > 0 ? null : answerNoSuchPosition(pages)
  return answerWithFacts(chosen, followUp, services.settings.site.time_zone, pages[0]?.kind === pages[1]?.kind)
}

/** Matches the verb of a question for a fact: “what time does the one with the coffee start”. */
const factVerbPattern = /^(?:starts?|begins?|ends?|costs?|pays?|opens?|closes?|happens?)$/

/**
 * The kinds of pages that have a fact. After a school and its class were shown, “how much is it” is about the class.
 */
const kindsWithFact: Partial<Record<FactName, PublicPage['kind'][]>> = {
  price: ['event'],
  pay: ['job'],
  start: ['event'],
  requirements: ['job'],
  apply: ['job'],
  spoken: ['business'],
  hours: ['business'],
  payment: ['business'],
  delivery: ['business'],
  founded: ['business'],
}

function pickPages(pages: PublicPage[], reference: Reference): PublicPage[] {
  if (reference === 'all') return pages.slice(0, MAX_FACTS)
  const page = reference === 'one' ? pages[0] : pages.at(reference.position === -1 ? -1 : reference.position - 1)
  return page ? [page] : []
}

function pickNamedPage(pages: PublicPage[], words: string[]): PublicPage[] {
  const byTitle = filterByTitle(pages, words) as PublicPage[]
  const namedPages = byTitle.length > 0 ? byTitle : filterByWords(pages, words)
  return namedPages.length === 1 ? namedPages : []
}

const answerNoSuchPosition = (pages: PublicPage[]): Answer => ({
  paragraphs: [
    pages.length === 1
      ? `There was only one: ${formatLink(pages[0] as PublicPage)}.`
      : `There were only ${pages.length}:`,
    ...(pages.length > 1 ? [pages.map((page) => `- ${formatLink(page)}`).join('\n')] : []),
  ],
  sources: pages,
})

function answerWithFacts(
  pages: PublicPage[],
  { fact, reference }: Extract<FollowUp, { what: 'fact' }>,
  zone: string,
  isList: boolean,
): Answer {
  const facts = pages.map((page) => describeFact(page, fact, zone))
  const links = facts.flatMap((sentences) => sentences.links)
  const [only] = facts
  if (facts.length === 1 && only) {
    const isFirstOfMany = reference === 'one' && isList
    return {
      paragraphs: [only.text, ...(isFirstOfMany ? ['That is the first one. For another, say “the second one”.'] : [])],
      sources: pages,
      links,
    }
  }
  const isNowhere = facts.every(({ isKnown }) => !isKnown)
  const intro = isNowhere
    ? [isUnrecordedFact(fact) ? describeUnrecorded(fact) : 'This is not listed for any of these.']
    : []
  return {
    paragraphs: [...intro, facts.map(({ text }) => `- ${text.replace(/\n+(?:> )?/g, ' ')}`).join('\n')],
    sources: pages,
    links,
  }
}

/** Quotes the sentence of a page with these or similar words, or states that the page does not mention them. */
function answerWithMention(
  pages: PublicPage[],
  { words, text, isOpen }: Extract<FollowUp, { what: 'mention' }>,
): Answer | null {
  const typed = text.split(' ')
  const similar = expandTerms(typed, { industries: [], share: () => 0 })
    .filter(({ first, count }) => typed.slice(first, first + count).some((word) => words.includes(word)))
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => (phrase.strength >= MIN_STRENGTH ? [phrase.text] : [])))
  const [first] = pages
  for (const page of isOpen ? pages.slice(0, MAX_FACTS) : pages.slice(0, 1)) {
    const sentence = findMention(page, words, similar)
    if (sentence) return { paragraphs: [sentence], sources: [page] }
  }
  return first && !isOpen ? { paragraphs: [describeMissingMention(first, words)], sources: [first] } : null
}

const attributes: Record<Exclude<Choice['by'], 'words'>, { found: string; none: string; unrecorded: string }> = {
  free: { found: 'Free', none: 'None of these is listed as free.', unrecorded: 'Prices are not listed for these.' },
  cheapest: {
    found: 'The lowest listed price',
    none: 'No price is listed for these.',
    unrecorded: 'Prices are not listed for these, so I cannot compare them.',
  },
  best_paid: {
    found: 'The highest listed pay',
    none: 'None of these states its pay clearly.',
    unrecorded: 'These are not jobs, so no pay is listed.',
  },
  soonest: { found: 'The first of these', none: 'No date is listed for these.', unrecorded: 'These have no date.' },
  latest: { found: 'The last of these', none: 'No date is listed for these.', unrecorded: 'These have no date.' },
  newest: {
    found: 'The newest of these',
    none: 'No date is listed for these.',
    unrecorded: 'These have no date of posting.',
  },
  oldest: {
    found: 'The oldest of these',
    none: 'No founding year is listed for these.',
    unrecorded: 'These have no founding year.',
  },
  nearest: { found: '', none: '', unrecorded: 'I do not know where you are. Name a town, and I look there.' },
  best: { found: '', none: '', unrecorded: 'Ratings and reviews are not listed here, so I cannot say which is best.' },
}

/** Answers a choice among pages, such as the cheapest, the first, or those with some words. */
export function answerChoice(pages: PublicPage[], choice: Choice, zone: string): Answer {
  const { pages: chosen, unstated, isRecorded } = choosePages(pages, choice)
  if (choice.by === 'words') {
    const subject = `“${choice.words.join(' ')}”`
    return chosen.length > 0
      ? {
          paragraphs: [
            `Of these, ${subject} is ${choice.isExcluded ? 'not ' : ''}on ${chosen.length === 1 ? 'this page' : 'these pages'}:`,
            listPages(chosen, zone),
          ],
          sources: chosen,
        }
      : {
          paragraphs: [
            `${choice.isExcluded ? 'All' : 'None'} of these ${choice.isExcluded ? 'say' : 'says'} ${subject}.`,
            listPages(pages, zone),
          ],
          sources: [],
        }
  }
  const { found, none, unrecorded } = attributes[choice.by]
  if (!isRecorded) return { paragraphs: [unrecorded, listPages(pages, zone)], sources: pages }
  const note =
    unstated.length > 0 ? [`Nothing is listed about it for ${joinWords(unstated.slice(0, 3).map(formatLink))}.`] : []
  if (chosen.length === 0) return { paragraphs: [none, ...note], sources: [] }
  return { paragraphs: [`${found}:`, listPages(chosen, zone), ...note], sources: chosen }
}

const listPages = (pages: PublicPage[], zone: string) =>
  pages
    .slice(0, MAX_FACTS)
    .map((page) => `- ${describeFact(page, 'details', zone).text.split('\n')[0]}`)
    .join('\n')
