import type { Services } from '../../../kit/services.server.ts'
import type { ChatReply, Source } from '../chat.contract.ts'
import { CALLS_PER_ROUND, type Meter, type Model } from '../usage/meter.server.ts'
import type { Say, Turn } from '../widget/turn.ts'
import { answerFromSearch } from './builtIn.server.ts'
import { knownLinks } from './links.server.ts'
import { createModel } from './model.server.ts'
import { instructionsFor, messagesOf, modelTools } from './prompt.server.ts'
import { safeReply } from './safeReply.server.ts'
import { chatTools } from './tools.server.ts'

/**
 * Answers with the model, which looks things up with the tools.
 * @param rounds how often it may be asked: in the last one it has to conclude.
 * @throws what the service of the model answers with.
 */
export async function answerWithModel(
  services: Services,
  settings: Model,
  meter: Meter,
  rounds: number,
  turn: Turn,
  say: Say,
): Promise<ChatReply> {
  const { site, public_url, chat } = services.settings
  const model = createModel(settings, chat.timeout, meter)
  const links = knownLinks(public_url)
  const found = new Map<string, Source>()
  let calls = 0
  const tools = modelTools(async (name, input) => {
    if (++calls > CALLS_PER_ROUND) return 'That is too much at once.'
    const result = await chatTools[name]?.run(services, input)
    for (const source of result?.sources ?? []) found.set(source.url, source)
    for (const link of result?.links ?? []) links.add(link)
    return result?.text ?? 'There is no such tool.'
  })

  const speech = speaker(say)
  const instructions = instructionsFor(site)
  const messages = messagesOf(turn)
  for (let round = 1; round <= rounds; round++) {
    calls = 0
    const safe = safeReply(links)
    const { messages: more, calledTools } = await model.ask({
      instructions,
      messages,
      tools,
      conclude: round === rounds,
      streams: turn.streams,
      signal: turn.signal,
      onText: (text) => speech.say(safe.push(text)),
    })
    speech.say(safe.end())
    if (!calledTools) break
    messages.push(...more)
    speech.paragraph()
  }
  // it has looked for things to the last and said nothing
  if (speech.said() === '') return answerFromSearch(services, turn, say)
  const message = speech.said()
  return { message, sources: [...found.values()].filter((source) => isUsed(message, source)) }
}

/** Says what it is given without blanks at the beginning and the end. */
function speaker(say: Say) {
  let said = ''
  let blank = ''
  const speak = (text: string) => {
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    blank += before
    if (words === '') return
    const more = (said === '' ? '' : blank) + words
    blank = after
    said += more
    say(more)
  }
  return {
    say: speak,
    paragraph() {
      blank = '\n\n'
    },
    said: () => said,
  }
}

const isUsed = (message: string, { title, url }: Source) =>
  new RegExp(`\\]\\(${escapeRegExp(url)}[)#?]|"${escapeRegExp(url)}["#?]`).test(message) ||
  (title.length > 3 && message.includes(title))

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
