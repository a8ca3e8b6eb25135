import type { SearchItem } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { containsTitle } from '../../search/wholeTitles.ts'
import { parseReference } from '../references.ts'
import { MAX_MAIN_ITEMS } from './answerLists.server.ts'
import { filterByTitle, isTitleNamed } from './conversation/choosePages.ts'
import { extractContentWords, type FactName, isUnrecordedFact, parseFactQuestion } from './facts/factQuestions.ts'
import { describeFact } from './facts/factSentences.ts'
import { readPublicPage, readPublicPages } from './facts/publicPages.server.ts'
import { describeUnrecorded } from './facts/unrecorded.ts'
import type { Answer } from './sentences/format.ts'

const contactFacts = new Set<FactName>(['phone', 'contact', 'website', 'address', 'email', 'owner'])
const questionFacts = new Set<FactName>(['answer', 'poster', 'posted', 'details'])
const organizationFacts = new Set<FactName>(['leader', 'founder', 'founded', 'size', 'money'])
/** Matches a request for contact data: “the phone number of …”, “…’s email”. */
const contactOfPattern =
  /\b(?:numbers?|phone|e-?mail|address|details|info|website) (?:of|for)\b|[’']s (?:\w+ )?(?:phone|number|e-?mail|address|cell|website)/i
/** Matches questions about this site, which the help answers, and questions for an order of its entries. */
const siteQuestionPattern =
  /\b(?:most|fewest|least|highest|lowest) (?:answers?|votes?|upvotes|downvotes|replies|comments)\b|\b(?:this|the|your) (?:site|website|network|page|platform|service|directory|forum|assistant|app)\b|\bhere\b|\b(?:my|our)\b/i

/**
 * Answers with a single fact, such as “phone number of Peak Roofing”, when the rest of the question names one page;
 * else null.
 */
export async function answerFact(services: SearchServices, question: string): Promise<Answer | null> {
  const factQuestion = parseFactQuestion(question)
  if (!factQuestion || siteQuestionPattern.test(question) || extractContentWords(factQuestion.rest).length === 0)
    return null
  const { time_zone } = services.settings.site
  const { best, understood, groups } = await searchAll(services, `${factQuestion.rest} `, { limit: MAX_MAIN_ITEMS })
  const found = best.filter(({ exact, coverage, outside }) => (exact || coverage === 1) && outside.length === 0)
  const words = extractContentWords(factQuestion.rest)
  const isOfOrganization = organizationFacts.has(factQuestion.fact)
  const namedItems = found.filter(
    ({ title, kind }) =>
      (kind !== 'question' || questionFacts.has(factQuestion.fact)) &&
      isTitleNamed(title, words) &&
      (hasMostWords(title, words) || containsTitle(factQuestion.rest, title)) &&
      (!isOfOrganization || consistsMostlyOf(title, words)),
  )
  const whole = namedItems.filter((item) => isPartOfTitle(item, words) || containsTitle(factQuestion.rest, item.title))
  const first = whole[0] ?? namedItems[0]
  if (first && (namedItems.length === 1 || whole.length > 0)) {
    const reference = parseReference(first.url)
    const page = reference && (await readPublicPage(services, reference))
    if (!page) return null
    const { text, links } = describeFact(page, factQuestion.fact, time_zone)
    return { paragraphs: [text], sources: [first], links }
  }
  // “Who is the mayor of Juneau” is about no page: a place or one word names too many.
  if (isOfOrganization && (words.length < 2 || namedItems.length === 0)) return null
  if (!isUnrecordedFact(factQuestion.fact) && !contactFacts.has(factQuestion.fact)) return null
  // In a long message, “website” or “phone” rarely asks for the website or phone of a business.
  if (namedItems.length === 0 && words.length > MAX_LIST_WORDS) return null
  const businesses = understood.industry ? (groups.find(({ kind }) => kind === 'business')?.items ?? []) : []
  const listed = (namedItems.length > 0 ? namedItems : businesses)
    .filter(({ exact, outside }) => exact && outside.length === 0)
    .slice(0, MAX_MAIN_ITEMS)
  if (listed.length > 0) return listContacts(services, listed, factQuestion.fact)
  if (
    !contactFacts.has(factQuestion.fact) ||
    !contactOfPattern.test(question) ||
    understood.parts.length > 0 ||
    found.length > 0
  )
    return null
  return {
    paragraphs: [
      'I found no page with that name. Businesses publish their contact data here; data of people is private.',
    ],
    sources: [],
  }
}

/** The maximum number of words of a question that is answered with the contact data of several businesses. */
const MAX_LIST_WORDS = 5
/** The minimum share of the words of a question that the name of the page must contain. */
const MIN_NAME_SHARE = 0.6
/**
 * Whether the title contains most of the words. “Which company plows parking lots in Anchorage” is not about the
 * Anchorage Park Foundation.
 */
const hasMostWords = (title: string, words: string[]) =>
  words.filter((word) => filterByTitle([{ title }], [word]).length > 0).length >= MIN_NAME_SHARE * words.length

/** Whether the words make up most of the title, unlike “the president of the United States” and United States Pony Clubs. */
const consistsMostlyOf = (title: string, words: string[]) =>
  words.length >=
  MIN_NAME_SHARE * extractContentWords(title).filter((word) => !/^(?:inc|llc|corp|co)$/.test(word)).length

const isPartOfTitle = ({ title }: SearchItem, words: string[]) =>
  words.length >= 2 &&
  [title.toLowerCase(), extractContentWords(title).join(' ')].some((name) => name.includes(words.join(' ')))

async function listContacts(services: SearchServices, listed: SearchItem[], fact: FactName): Promise<Answer> {
  const pages = await readPublicPages(
    services,
    listed.flatMap(({ url }) => parseReference(url) ?? []),
  )
  const { time_zone } = services.settings.site
  const factSentences = pages.map((page) => describeFact(page, fact, time_zone))
  const isKnown = factSentences.some((sentences) => sentences.isKnown)
  const facts =
    isKnown || !isUnrecordedFact(fact) ? factSentences : pages.map((page) => describeFact(page, 'contact', time_zone))
  return {
    paragraphs: [
      ...(isUnrecordedFact(fact) && !isKnown ? [`${describeUnrecorded(fact)} Here is how to ask:`] : []),
      facts.map(({ text }) => `- ${text}`).join('\n'),
    ],
    sources: listed,
    links: facts.flatMap(({ links }) => links),
  }
}
