import type { Services } from '../../../kit/server/services.server.ts'
import type { ChatReply, Source } from '../chat.contract.ts'
import { enclose, RESULT_BYTES, ToolError } from '../tools/toolResult.server.ts'
import { callTool } from '../tools/tools.server.ts'
import { CALLS_PER_ROUND, type Model, type UsageCounter } from '../usage/usageCounter.server.ts'
import { createAllowedLinks } from './allowedLinks.server.ts'
import type { ChatRequest, OnText } from './chatRequest.ts'
import { buildInstructions, buildMessages } from './prompt.server.ts'
import { createReplyFilter } from './replyFilter.server.ts'
import { answerFromSearch } from './searchAnswer.server.ts'

/**
 * Answers with the language model, which may call the tools.
 * @param rounds the maximum number of model calls. In the last one the model may not call tools.
 * @throws the errors of the model's service
 */
export async function answerWithModel(
  services: Services,
  settings: Model,
  counter: UsageCounter,
  rounds: number,
  chatRequest: ChatRequest,
  onText: OnText,
): Promise<ChatReply> {
  const { site, public_url, chat } = services.settings
  // The SDK is large, and many networks have no model.
  const [{ createModel }, { buildModelTools }] = await Promise.all([
    import('./model.server.ts'),
    import('./modelTools.server.ts'),
  ])
  const model = createModel(settings, chat.timeout, counter)
  const links = createAllowedLinks(public_url)
  const sources = new Map<string, Source>()
  let calls = 0
  const tools = buildModelTools(async (name, input) => {
    if (++calls > CALLS_PER_ROUND) return 'Too many tool calls at once. Use the results so far.'
    try {
      const { content, ...result } = await callTool(services, name, input, RESULT_BYTES)
      for (const source of result.sources) sources.set(source.url, source)
      for (const link of result.links) links.add(link)
      return enclose(content)
    } catch (error) {
      if (error instanceof ToolError) return `Error: ${error.message}`
      throw error
    }
  })

  const writer = createTrimmedWriter(onText)
  const instructions = buildInstructions(site)
  const messages = buildMessages(chatRequest)
  for (let round = 1; round <= rounds; round++) {
    calls = 0
    const replyFilter = createReplyFilter(links)
    const { messages: newMessages, calledTools } = await model.runRound({
      instructions,
      messages,
      tools,
      isLastRound: round === rounds,
      streams: chatRequest.streams,
      signal: chatRequest.signal,
      onText: (text) => writer.write(replyFilter.push(text)),
    })
    writer.write(replyFilter.end())
    if (!calledTools) break
    messages.push(...newMessages)
    writer.startParagraph()
  }
  // The model called tools in every round and wrote no text.
  if (writer.getText() === '') return answerFromSearch(services, chatRequest, onText)
  const message = writer.getText()
  return { message, sources: [...sources.values()].filter((source) => isUsed(message, source)) }
}

/** Passes text on to `onText`, without whitespace at the beginning and the end of the whole text. */
function createTrimmedWriter(onText: OnText) {
  let written = ''
  let whitespace = ''
  const write = (text: string) => {
    const [, before = '', content = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    whitespace += before
    if (content === '') return
    const addedText = (written === '' ? '' : whitespace) + content
    whitespace = after
    written += addedText
    onText(addedText)
  }
  return {
    write,
    startParagraph() {
      whitespace = '\n\n'
    },
    getText: () => written,
  }
}

const isUsed = (message: string, { title, url }: Source) =>
  new RegExp(`\\]\\(${RegExp.escape(url)}[)#?]|"${RegExp.escape(url)}["#?]`).test(message) ||
  (title.length > 3 && message.includes(title))
