import { truncate } from '../../../kit/text/text.ts'
import { MAX_QUERY_LENGTH } from '../../search/kinds.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import type { ChatReply } from '../chat.contract.ts'
import { interleave } from '../interleave.ts'
import { parseReference } from '../references.ts'
import { answerCrisis } from './answerCrisis.server.ts'
import { answerChoice, answerFollowUp } from './answerFollowUp.server.ts'
import { answerFromPassage, answerWithoutPassage } from './answerFromPassage.server.ts'
import { answerFromHelp, answerQuestion, search } from './answerQuestion.server.ts'
import type { ChatRequest, OnText } from './chatRequest.ts'
import { type Comparison, parseComparison } from './comparison.ts'
import { filterByTitle } from './conversation/choosePages.ts'
import { type Conversation, createParser, parseConversation } from './conversation/conversation.server.ts'
import { type Choice, parseFollowUp } from './conversation/followUp.ts'
import { parseOpenNow } from './conversation/openNow.ts'
import { type ParseText, refinePlace, refineTopic } from './conversation/refine.ts'
import { extractContentWords } from './facts/factQuestions.ts'
import { readPublicPages } from './facts/publicPages.server.ts'
import { listWishes, requestPattern } from './listWishes.ts'
import { createAllowedLinks } from './replyFilter/allowedLinks.server.ts'
import { createReplyFilter } from './replyFilter/replyFilter.server.ts'
import { detectCrisis } from './scope/crisis.ts'
import { detectScope } from './scope/outOfScope.ts'
import { writeRefusal } from './scope/refusals.ts'
import { type Answer, escapeMarkdown } from './sentences/format.ts'
import { parseSmallTalk } from './talk/smallTalk.ts'
import { replyToSmallTalk } from './talk/smallTalkReplies.ts'

/** An answer. `unanswered` is the question when the search found too little. */
export type ChatAnswer = ChatReply & { unanswered?: string }

/** Answers a message of the chat from the search, without a model. */
export async function answerWithoutModel(
  services: SearchServices,
  chatRequest: ChatRequest,
  onText: OnText,
): Promise<ChatAnswer> {
  const { paragraphs, sources, links = [], unanswered } = await composeAnswer(services, chatRequest)
  const allowedLinks = createAllowedLinks(services.settings.public_url)
  for (const link of links) allowedLinks.add(link)
  const replyFilter = createReplyFilter(allowedLinks)
  const message = `${replyFilter.push(paragraphs.join('\n\n'))}${replyFilter.end()}`
  for (const line of message.split(/(?<=\n)/)) onText(line)
  return { message, sources: sources.map(({ title, url }) => ({ title, url })), unanswered }
}

async function composeAnswer(services: SearchServices, chatRequest: ChatRequest): Promise<Answer> {
  const { message } = chatRequest
  const name = escapeMarkdown(services.settings.site.name)
  const talk = parseSmallTalk(message)
  if (talk && talk.rest === '') return { paragraphs: replyToSmallTalk(talk.talk, name), sources: [] }
  const question = talk ? talk.rest : message
  const crisis = detectCrisis(message)
  if (crisis) return answerCrisis(services, crisis, message, await createParser(services))
  const scope = detectScope(message)
  if (scope?.decision === 'refuse') {
    // “Who applied to our opening” asks for data of the visitor. A help page explains how to find it.
    const isOwn = scope.topic === 'private' && /\b(?:my|our)\b/i.test(message)
    const help = isOwn ? answerFromHelp(question, await search(services, question)) : null
    // After an event was shown, “how many days is it” asks about the event and not for a calculation.
    // “The second one, what time is it” asks for the time of a shown item.
    const isOfShown = scope.topic === 'maths' || (scope.topic === 'weather' && /\bwhat time is it\b/i.test(question))
    const shownAnswer = isOfShown ? await answerAboutShown(services, chatRequest, question) : null
    return help ?? shownAnswer ?? { paragraphs: writeRefusal(scope.topic, name), sources: [] }
  }
  if (extractContentWords(question).length === 0 && chatRequest.conversationHistory.length === 0) {
    return { paragraphs: replyToSmallTalk({ kind: 'help', language: 'en' }, name), sources: [] }
  }
  const parse = await createParser(services)
  const conversation = parseConversation(chatRequest, parse)
  const comparison = parseComparison(question)
  if (comparison) return answerComparison(services, comparison, conversation, parse)
  const wishes = listWishes(question, parse)
  const answers: Answer[] = []
  let current = conversation
  for (const [index, wish] of wishes.entries()) {
    const answer = await answerWish(services, wish, current, parse, index > 0)
    answers.push(answer)
    // In “… and how do I apply”, a later wish may be about the answer to an earlier one.
    const shown = answer.sources.flatMap(({ url }) => parseReference(url) ?? [])
    if (index < wishes.length - 1)
      current = { topic: wish, shown: shown.length > 0 ? [shown] : [], isSingle: shown.length === 1 }
  }
  // A part of a message that only explains a wish needs no result: “My husband is a veteran in Wasilla. Who helps
  // veterans there?”
  const relevantAnswers = answers.filter(
    ({ sources }, index) => sources.length > 0 || requestPattern.test(wishes[index] ?? ''),
  )
  return joinAnswers(relevantAnswers.some(({ sources }) => sources.length > 0) ? relevantAnswers : answers)
}

/** Answers with the results for each side of a comparison. Begins with the comparison, when both sides were found. */
async function answerComparison(
  services: SearchServices,
  { alternatives, by }: Comparison,
  conversation: Conversation,
  parse: ParseText,
): Promise<Answer> {
  const answers: Answer[] = []
  for (const alternative of alternatives)
    answers.push(await answerWish(services, alternative, conversation, parse, true))
  const both = joinAnswers(answers)
  const namedReferences = answers.flatMap(({ sources: [first] }, index) => {
    const isNamed =
      first && extractContentWords(alternatives[index] ?? '').some((word) => filterByTitle([first], [word]).length > 0)
    return isNamed ? [parseReference(first.url) ?? []].flat() : []
  })
  const pages =
    by !== null && namedReferences.length === alternatives.length
      ? await readPublicPages(services, namedReferences)
      : []
  if (by === null || pages.length < alternatives.length) return both
  const { paragraphs } = answerChoice(pages, { by }, services.settings.site.time_zone)
  return { ...both, paragraphs: [...paragraphs, '---', ...both.paragraphs] }
}

async function answerAboutShown(services: SearchServices, chatRequest: ChatRequest, text: string) {
  const parse = await createParser(services)
  const conversation = parseConversation(chatRequest, parse)
  if (conversation.topic === null) return null
  const followUp = parseFollowUp(text)
  const quoted = await answerFromPassage(services, conversation, text, parse, followUp)
  return quoted ?? (followUp?.what === 'fact' ? answerFollowUp(services, conversation, followUp) : null)
}

async function answerWish(
  services: SearchServices,
  wish: string,
  conversation: Conversation,
  parse: ParseText,
  isLater: boolean,
): Promise<Answer> {
  const text = truncate(wish, MAX_QUERY_LENGTH)
  const scope = detectScope(wish)
  if (conversation.topic !== null) {
    const open = parseOpenNow(conversation.topic, text, conversation.isSingle, parse)
    if (open) return answerQuestion(services, open, null)
    const elsewhere = refinePlace(conversation.topic, text, parse)
    if (elsewhere) return answerQuestion(services, elsewhere, null)
    const followUp = parseFollowUp(text)
    const quoted = isLater ? null : await answerFromPassage(services, conversation, text, parse, followUp)
    if (quoted) return quoted
    const answer = followUp && (await answerFollowUp(services, conversation, followUp))
    if (answer && followUp.what === 'content' && answer.sources.length === 0) {
      // “They” may mean everybody in the place of the search.
      const there = refineTopic(conversation.topic, `and ${followUp.kind}s`, parse)
      const inPlace = there && (await answerQuestion(services, there, null))
      if (inPlace && inPlace.sources.length > 0) {
        return { ...inPlace, paragraphs: [...answer.paragraphs.slice(0, 1), ...inPlace.paragraphs] }
      }
    }
    if (answer && followUp.what === 'choice' && answer.sources.length === 0) {
      const others = await answerChoiceAmongAll(services, conversation.topic, followUp.choice, parse)
      if (others) return { ...others, paragraphs: [...answer.paragraphs.slice(0, 1), ...others.paragraphs] }
    }
    if (answer) return answer
    const refined = refineTopic(conversation.topic, text, parse)
    if (refined) return answerQuestion(services, refined, null)
    const notWritten = isLater ? null : await answerWithoutPassage(services, conversation, text, parse)
    if (notWritten) return notWritten
  }
  return answerQuestion(services, text, scope)
}

/** Searches for a choice among all results of the last search, when it applies to no shown result. */
async function answerChoiceAmongAll(services: SearchServices, topic: string, choice: Choice, parse: ParseText) {
  if (choice.by !== 'words' && choice.by !== 'free') return null
  const refined = refineTopic(topic, `and ${choice.by === 'words' ? choice.words.join(' ') : 'free'}`, parse)
  const answer = refined && (await answerQuestion(services, refined, null))
  return answer && answer.sources.length > 0 ? answer : null
}

/** Joins the answers to several wishes. The best sources of each come first. */
function joinAnswers(answers: Answer[]): Answer {
  const [only] = answers
  if (answers.length === 1 && only) return only
  const sources = interleave(answers.map((answer) => answer.sources))
  return {
    paragraphs: answers.flatMap(({ paragraphs }, index) => (index === 0 ? paragraphs : ['---', ...paragraphs])),
    sources: sources.filter(({ url }, index) => sources.findIndex((source) => source.url === url) === index),
    links: answers.flatMap(({ links }) => links ?? []),
    unanswered: answers.find(({ unanswered }) => unanswered)?.unanswered,
  }
}
