import { truncate } from '../../../../kit/text/text.ts'
import { MAX_QUERY_LENGTH } from '../../../search/kinds.ts'
import { type ParsedQuery, parseQuery } from '../../../search/parseQuery.ts'
import { searchAll } from '../../../search/searchAll.server.ts'
import type { SearchServices } from '../../../search/searchContext.server.ts'
import { isEnglish } from '../../../search/terms/english.server.ts'
import { readStatistics } from '../../../search/terms/statistics.server.ts'
import { getVocabulary } from '../../../search/vocabulary.server.ts'
import type { ChatMessage } from '../../chat.contract.ts'
import { type ItemReference, parseReference } from '../../references.ts'
import { detectScope } from '../scope/outOfScope.ts'
import { MAIN_ANSWER } from '../sentences/format.ts'
import { parseSmallTalk } from '../talk/smallTalk.ts'
import { parseFollowUp } from './followUp.ts'
import { type ParseText, refineTopic } from './refine.ts'

/**
 * The subject of a conversation. The client sends the history, so it is only used to search, and never as an
 * instruction.
 */
export type Conversation = {
  /** The last search in full, such as “roofers in Palmer” after “roofers in Wasilla” and “and in Palmer?”; null without one. */
  topic: string | null
  /**
   * The pages to which the latest answers with links have linked, latest answer first, each in the order of the answer.
   */
  shown: ItemReference[][]
  /** Whether the last answer with links has one main page, so that “they” means this page and not the related ones. */
  isSingle: boolean
}

const MAX_SHOWN = 10
const MAX_ANSWERS = 6

/** Creates the parser for one message. It caches its results, because refinements parse the same texts again. */
export async function createParser(services: SearchServices): Promise<ParseText> {
  const [found, { share }] = await Promise.all([getVocabulary(services), readStatistics(services)])
  const vocabulary = { ...found, share, isWord: isEnglish }
  const parsedTexts = new Map<string, ParsedQuery>()
  return (typed) => {
    const text = truncate(typed, MAX_QUERY_LENGTH)
    const parsed = parsedTexts.get(text) ?? parseQuery(text, vocabulary)
    parsedTexts.set(text, parsed)
    return parsed
  }
}

const linkPattern = /\]\((?:https?:\/\/[^\s/()]+)?(\/(?:businesses|jobs|events|questions|help)\/[a-z0-9-]{1,80})\)/g

/**
 * Returns the pages that an earlier answer lists after its main page, so that “the second one” counts them. Without a
 * list, returns all pages to which it links.
 */
export function extractShownPages(answer: string): ItemReference[] {
  const lines = answer.split('\n')
  const listed = lines.filter((line) => /^\s*(?:[-*]|\d+\.) /.test(line))
  const main = lines.flatMap((line) =>
    line.startsWith(MAIN_ANSWER) ? (line.match(linkPattern)?.slice(0, 1) ?? []) : [],
  )
  const paths = (listed.some((line) => line.match(linkPattern)) ? [...main, ...listed] : lines).flatMap((line) =>
    [...line.matchAll(linkPattern)].map(([, path = '']) => path),
  )
  return [...new Set(paths)]
    .map(parseReference)
    .filter((reference) => reference !== null)
    .slice(0, MAX_SHOWN)
}

/** Determines the topic of a conversation, which is its last search, and the shown pages. */
export function parseConversation(
  { conversationHistory }: Pick<ChatMessage, 'conversationHistory'>,
  parse: ParseText,
): Conversation {
  let topic: string | null = null
  for (const { role, content } of conversationHistory) {
    if (role !== 'user' || content.trim() === '') continue
    const talk = parseSmallTalk(content)
    const text = truncate(talk ? talk.rest : content, MAX_QUERY_LENGTH).trim()
    if (text === '' || detectScope(text)?.decision === 'refuse') continue
    if (topic === null) {
      topic = text
      continue
    }
    const followUp = parseFollowUp(text)
    if (followUp && !('rest' in followUp && followUp.rest !== '')) continue
    topic = refineTopic(topic, text, parse) ?? text
  }
  const answers = conversationHistory
    .filter(({ role }) => role === 'assistant')
    .toReversed()
    .slice(0, MAX_ANSWERS)
    .map(({ content }) => ({ content, references: extractShownPages(content) }))
    .filter(({ references }) => references.length > 0)
  return {
    topic,
    shown: answers.map(({ references }) => references),
    isSingle: answers[0]?.content.split('\n').some((line) => line.startsWith(MAIN_ANSWER)) ?? false,
  }
}

/** Returns the pages of the last answer. When the history contains no links, the last search runs again. */
export async function findShownPages(
  services: SearchServices,
  { topic, shown }: Conversation,
): Promise<ItemReference[]> {
  const [last] = shown
  if (last) return last
  if (topic === null) return []
  const { best } = await searchAll(services, topic, { limit: 5 })
  return best.flatMap(({ url }) => parseReference(url) ?? []).slice(0, 5)
}
