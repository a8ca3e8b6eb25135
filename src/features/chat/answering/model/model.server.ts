import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  AISDKError,
  APICallError,
  generateText,
  isStepCount,
  type ModelMessage,
  streamText,
  type ToolSet,
  wrapLanguageModel,
} from 'ai'
import type { Model, UsageCounter } from '../../usage/usageCounter.server.ts'
import { MAX_OUTPUT_TOKENS } from '../../usage/usageCounter.server.ts'
import { serializePrompt } from './prompt.server.ts'
import { createSilenceTimeout, type SilenceTimeout } from './silenceTimeout.server.ts'

// The SDK would log a warning for every option that the service does not support.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * The pause before the retry: `default_ms` without a `Retry-After` header, and at most `max_ms` with the header. Tests
 * shorten it.
 */
export const retryPause = { default_ms: 1000, max_ms: 5000 }

type LanguageModel = ReturnType<typeof wrapLanguageModel>
type Usage = Awaited<ReturnType<LanguageModel['doGenerate']>>['usage']
type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream']
type StreamPart = Stream extends ReadableStream<infer Part> ? Part : never

export type Round = { text: string; messages: ModelMessage[]; hasCalledTools: boolean }

type RoundOptions = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /** Whether this is the last round, in which the model may not call tools. */
  isLastRound: boolean
  streams: boolean
  signal: AbortSignal
  onText: (text: string) => void
}

/** Creates a client for the configured language model. Tokens are counted in `counter`, also for failed calls. */
export function createModel(settings: Model, timeout: number, counter: UsageCounter) {
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: settings.base_url,
    apiKey: settings.api_key,
    includeUsage: true,
    // A redirect would send the questions to an address that the operator has not chosen.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  const model = provider(settings.name)
  let retried = false

  /** Runs one round. Retries once per answer, and only errors that may be temporary. @throws the error of the service */
  async function runRound(roundOptions: RoundOptions): Promise<Round> {
    const continuedText = createContinuedText(roundOptions.onText)
    // Shared by both attempts, so that the reader does not wait twice as long.
    const silenceTimeout = createSilenceTimeout(timeout)
    try {
      return await runAttempt(model, silenceTimeout, counter, { ...roundOptions, onText: continuedText.push })
    } catch (error) {
      if (retried || roundOptions.signal.aborted || silenceTimeout.signal.aborted || !isRetryable(error)) throw error
      retried = true
      await sleep(retryDelay(error), undefined, { signal: roundOptions.signal })
      continuedText.restart()
      return await runAttempt(model, silenceTimeout, counter, { ...roundOptions, onText: continuedText.push })
    }
  }
  return { runRound }
}

/** The length in UTF-16 units that no reply of `MAX_OUTPUT_TOKENS` reaches. */
const MAX_REPLY_LENGTH = 40_000
/** Thrown when the language model writes more than `MAX_OUTPUT_TOKENS`, although the request limits them. */
class EndlessReplyError extends Error {}

const isRetryable = (error: unknown) =>
  APICallError.isInstance(error) ? error.isRetryable : !(error instanceof EndlessReplyError)

function retryDelay(error: unknown): number {
  const requested = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) * 1000 : Number.NaN
  return requested > 0 ? Math.min(requested, retryPause.max_ms) : retryPause.default_ms * (1 + Math.random() / 2)
}

/** After a retry, skips the text that the first attempt already sent. A different text starts a new paragraph. */
function createContinuedText(onText: (text: string) => void) {
  let attemptText = ''
  let previousText = ''
  let isRepeating = false
  return {
    restart() {
      isRepeating = attemptText !== ''
      previousText = attemptText
      attemptText = ''
    },
    push(text: string) {
      attemptText += text
      if (!isRepeating) return onText(text)
      if (previousText.startsWith(attemptText)) return
      isRepeating = false
      onText(attemptText.startsWith(previousText) ? attemptText.slice(previousText.length) : `\n\n${attemptText}`)
    },
  }
}

async function runAttempt(
  model: LanguageModel,
  silenceTimeout: SilenceTimeout,
  counter: UsageCounter,
  roundOptions: RoundOptions,
): Promise<Round> {
  const { instructions, messages, tools, isLastRound, streams, onText } = roundOptions
  const observedModel = observeModel(model, silenceTimeout)
  const options = {
    model: observedModel.model,
    instructions,
    messages,
    tools,
    toolChoice: isLastRound ? ('none' as const) : ('auto' as const),
    stopWhen: isStepCount(1),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([roundOptions.signal, silenceTimeout.signal]),
  }
  let wholeText = ''
  let isFree = false
  silenceTimeout.start()
  try {
    if (!streams) {
      const result = await generateText(options)
      wholeText = result.text
      onText(result.text)
      return toRound(result.text, result.responseMessages, result.toolCalls)
    }
    const result = streamText({ ...options, onError: () => {} })
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw options.abortSignal.reason
      if (part.type === 'text-delta') onText(part.text)
    }
    const [usage, reason] = await Promise.all([result.usage, result.rawFinishReason])
    if (reason === undefined && usage.inputTokens === undefined) throw new Error('The stream of the model broke off')
    return toRound(...(await Promise.all([result.text, result.responseMessages, result.toolCalls])))
  } catch (error) {
    isFree = !mayHaveCost(error)
    if (isForbiddenToolCall(error)) return { text: '', messages: [], hasCalledTools: true }
    throw error
  } finally {
    silenceTimeout.stop()
    const usage = observedModel.usage()
    if (usage || !isFree)
      counter.count(serializePrompt(instructions, messages), observedModel.written() || wholeText, usage)
  }
}

/**
 * Wraps the model to record the usage that its service reports. The SDK drops the usage of an answer that it rejects, such
 * as a tool call where none is allowed.
 */
function observeModel(model: LanguageModel, silenceTimeout: SilenceTimeout) {
  let reportedUsage: TokenCounts | undefined
  /** All output that is charged: text, reasoning and arguments of tools. */
  let written = ''
  const observedModel = wrapLanguageModel({
    model,
    middleware: {
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate()
        reportedUsage = toTokenCounts(result.usage)
        return result
      },
      async wrapStream({ model, params }) {
        const { stream, ...rest } = await model.doStream({ ...params, includeRawChunks: true })
        const observer = new TransformStream<StreamPart, StreamPart>({
          transform(part, controller) {
            if (part.type !== 'stream-start') silenceTimeout.restart()
            // A stream may break off before its end, where the SDK reports the usage. So read the raw parts too.
            if (part.type === 'raw') {
              reportedUsage = extractUsage(part.rawValue) ?? reportedUsage
              return
            }
            if (part.type === 'finish') reportedUsage = toTokenCounts(part.usage) ?? reportedUsage
            if ('delta' in part) written += part.delta
            if (written.length > MAX_REPLY_LENGTH)
              return controller.error(new EndlessReplyError(`The reply is longer than ${MAX_REPLY_LENGTH} characters`))
            controller.enqueue(part)
          },
        })
        return { stream: stream.pipeThrough(observer), ...rest }
      },
    },
  })
  return { model: observedModel, usage: () => reportedUsage, written: () => written }
}

type TokenCounts = { inputTokens: number | undefined; outputTokens: number | undefined }
const toTokenCounts = ({ inputTokens, outputTokens }: Usage): TokenCounts | undefined =>
  inputTokens.total === undefined && outputTokens.total === undefined
    ? undefined
    : { inputTokens: inputTokens.total, outputTokens: outputTokens.total }

/** Extracts the usage from a part of a stream in the format of OpenAI. */
function extractUsage(part: unknown): TokenCounts | undefined {
  const { usage } = (part ?? {}) as { usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null }
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage ?? {}
  return typeof inputTokens === 'number' && typeof outputTokens === 'number' ? { inputTokens, outputTokens } : undefined
}

function toRound(text: string, messages: ModelMessage[], calls: unknown[]): Round {
  if (text === '' && calls.length === 0) throw new Error('The model said nothing')
  return { text, messages, hasCalledTools: calls.length > 0 }
}

/** Whether the model called a tool in the last round, where tools are not allowed. */
const isForbiddenToolCall = (error: unknown) =>
  AISDKError.isInstance(error) && error.name === 'AI_ToolChoiceViolationError'

/** Whether a failed call may have cost something. A rejected call and an unreachable service cost nothing. */
const mayHaveCost = (error: unknown) => !APICallError.isInstance(error) || error.statusCode === 200
