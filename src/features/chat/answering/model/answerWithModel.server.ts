import type { Services } from '../../../../kit/server/services.server.ts'
import type { ChatReply, Source } from '../../chat.contract.ts'
import { loadRecords } from '../../tools/records.server.ts'
import { enclose, RESULT_BYTES, ToolError } from '../../tools/toolResult.server.ts'
import { callTool } from '../../tools/tools.server.ts'
import { CALLS_PER_ROUND, type Model, type UsageCounter } from '../../usage/usageCounter.server.ts'
import { answerWithoutModel } from '../answerWithoutModel.server.ts'
import type { ChatRequest, OnText } from '../chatRequest.ts'
import { findLinkedPages } from '../linkedPages.ts'
import { createReturnedLinks } from '../replyFilter/allowedLinks.server.ts'
import { createReplyFilter } from '../replyFilter/replyFilter.server.ts'
import { createCitations } from './citations.server.ts'
import { buildInstructions, buildMessages } from './prompt.server.ts'

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
  const { site, chat } = services.settings
  // Loaded on demand, because the SDK is large and many networks have no model.
  const [{ createModel }, { buildModelTools }] = await Promise.all([
    import('./model.server.ts'),
    import('./modelTools.server.ts'),
  ])
  const model = createModel(settings, chat.timeout, counter)
  const instructions = buildInstructions(site)
  const messages = buildMessages(chatRequest)
  const memory = await createMemory(services, chatRequest, instructions)
  let calls = 0
  const tools = buildModelTools(async (name, input) => {
    if (++calls > CALLS_PER_ROUND) return 'Too many tool calls at once. Use the results so far.'
    return memory.callTool(name, input)
  })
  const writer = createTrimmedWriter(onText)
  const replyFilter = createReplyFilter(memory.links, memory.cite)
  for (let round = 1; round <= rounds; round++) {
    calls = 0
    const { messages: newMessages, hasCalledTools } = await model.runRound({
      instructions,
      messages,
      tools,
      isLastRound: round === rounds,
      streams: chatRequest.streams,
      signal: chatRequest.signal,
      onText: (text) => writer.write(replyFilter.push(text)),
    })
    writer.write(replyFilter.startParagraph())
    if (!hasCalledTools) break
    messages.push(...newMessages)
    writer.startParagraph()
  }
  const message = writer.getText()
  // The model called tools in every round and wrote no text, or no sentence of it has a source.
  if (message === '') return answerWithoutModel(services, chatRequest, onText)
  return { message, sources: memory.sources().filter((source) => isUsed(message, source)) }
}

/** The results of tools in this conversation: the links that a reply may contain, its sources and its facts. */
async function createMemory(services: Services, { message, conversationHistory }: ChatRequest, instructions: string) {
  const links = createReturnedLinks(services.settings.public_url)
  const sources = new Map<string, Source>()
  const history = conversationHistory.map(({ content }) => content)
  const { add, cite } = createCitations([instructions, message, ...history])
  const remember = (content: Record<string, unknown>, found: Source[], returned: string[]) => {
    for (const source of found) {
      sources.set(source.url, source)
      links.add(source.url)
    }
    for (const link of returned) links.add(link)
    add(content, found)
  }
  // The history comes from the browser, so its links count only when visitors can open the pages.
  const earlier = findLinkedPages(conversationHistory)
  if (earlier.length > 0) {
    const results = [...(await loadRecords(services, earlier)).values()]
    remember({ results }, results, [])
  }
  const answered = new Set<string>()
  return {
    links,
    cite,
    sources: () => [...sources.values()],
    async callTool(name: string, input: unknown): Promise<string> {
      const key = `${name} ${JSON.stringify(input)}`
      if (answered.has(key)) return 'You made this call before. Use its result, or ask for something else.'
      answered.add(key)
      try {
        const result = await callTool(services, name, input, RESULT_BYTES)
        remember(result.content, result.sources, result.links)
        return enclose(result.content)
      } catch (error) {
        if (error instanceof ToolError) return `Error: ${error.message}`
        throw error
      }
    },
  }
}

/**
 * Returns a function that passes text on to `onText`, without whitespace at the beginning and the end of the whole
 * text.
 */
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
