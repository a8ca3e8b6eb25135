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
import type { Meter, Model } from '../usage/meter.server.ts'
import { OUTPUT_TOKENS } from '../usage/meter.server.ts'
import { promptText } from './prompt.server.ts'
import { createSilence, type Silence } from './silence.server.ts'

// what a service does not support is no concern of the log
globalThis.AI_SDK_LOG_WARNINGS = false

const BACKOFF = 1000
const LONGEST_BACKOFF = 5000

type LanguageModel = ReturnType<typeof wrapLanguageModel>
type Usage = Awaited<ReturnType<LanguageModel['doGenerate']>>['usage']
type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream']
type StreamPart = Stream extends ReadableStream<infer Part> ? Part : never

export type Round = { text: string; messages: ModelMessage[]; calledTools: boolean }

type Asking = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /** No tool may be called any more. */
  conclude: boolean
  streams: boolean
  signal: AbortSignal
  onText: (text: string) => void
}

/** The model of the settings, asked one round at a time. What it consumes is counted, also where it fails. */
export function createModel(settings: Model, timeout: number, meter: Meter) {
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: settings.base_url,
    apiKey: settings.api_key,
    includeUsage: true,
  })
  const model = provider(settings.name)
  let retried = false

  /** @throws what the service answers with, after a second attempt where that may help, but only once in an answer. */
  async function ask(asking: Asking): Promise<Round> {
    const texts = continued(asking.onText)
    // Shared by both attempts, so that the reader does not wait twice as long.
    const silence = createSilence(timeout)
    try {
      return await attempt(model, silence, meter, { ...asking, onText: texts.push })
    } catch (error) {
      if (retried || asking.signal.aborted || silence.signal.aborted || !mayPass(error)) throw error
      retried = true
      await sleep(waitAfter(error), undefined, { signal: asking.signal })
      texts.again()
      return await attempt(model, silence, meter, { ...asking, onText: texts.push })
    }
  }
  return { ask }
}

const mayPass = (error: unknown) => !APICallError.isInstance(error) || error.isRetryable

function waitAfter(error: unknown): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) * 1000 : Number.NaN
  return asked > 0 ? Math.min(asked, LONGEST_BACKOFF) : BACKOFF * (1 + Math.random() / 2)
}

/** What a second attempt says again is said once; where it says something else, it begins anew below. */
function continued(onText: (text: string) => void) {
  let said = ''
  let before = ''
  let isRepeating = false
  return {
    again() {
      isRepeating = said !== ''
      before = said
      said = ''
    },
    push(text: string) {
      said += text
      if (!isRepeating) return onText(text)
      if (before.startsWith(said)) return
      isRepeating = false
      onText(said.startsWith(before) ? said.slice(before.length) : `\n\n${said}`)
    },
  }
}

async function attempt(model: LanguageModel, silence: Silence, meter: Meter, asking: Asking): Promise<Round> {
  const { instructions, messages, tools, conclude, streams, onText } = asking
  const observed = observe(model, silence)
  const options = {
    model: observed.model,
    instructions,
    messages,
    tools,
    toolChoice: conclude ? ('none' as const) : ('auto' as const),
    stopWhen: isStepCount(1),
    maxOutputTokens: OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([asking.signal, silence.signal]),
  }
  let written = ''
  let isRefused = false
  silence.start()
  try {
    if (!streams) {
      const result = await generateText(options)
      written = result.text
      onText(result.text)
      return roundOf(result.text, result.responseMessages, result.toolCalls)
    }
    const result = streamText({ ...options, onError: () => {} })
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw options.abortSignal.reason
      if (part.type === 'tool-input-delta') written += part.delta
      if (part.type !== 'text-delta') continue
      written += part.text
      onText(part.text)
    }
    const [usage, reason] = await Promise.all([result.usage, result.rawFinishReason])
    if (reason === undefined && usage.inputTokens === undefined) throw new Error('The stream of the model broke off')
    return roundOf(...(await Promise.all([result.text, result.responseMessages, result.toolCalls])))
  } catch (error) {
    isRefused = !wasAnswered(error)
    if (isDisobedient(error)) return { text: '', messages: [], calledTools: true }
    throw error
  } finally {
    silence.stop()
    const usage = observed.usage()
    if (usage || !isRefused) meter.count(promptText(instructions, messages), written, usage)
  }
}

/**
 * Wraps the model to record the usage that its service reports. The SDK drops the usage of an answer that it rejects, such
 * as a tool call where none is allowed.
 */
function observe(model: LanguageModel, silence: Silence) {
  let reported: Usage | undefined
  const observed = wrapLanguageModel({
    model,
    middleware: {
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate()
        reported = result.usage
        return result
      },
      async wrapStream({ doStream }) {
        const { stream, ...rest } = await doStream()
        const listening = new TransformStream<StreamPart, StreamPart>({
          transform(part, controller) {
            if (part.type !== 'stream-start') silence.heard()
            if (part.type === 'finish') reported = part.usage
            controller.enqueue(part)
          },
        })
        return { stream: stream.pipeThrough(listening), ...rest }
      },
    },
  })
  const usage = () => reported && { inputTokens: reported.inputTokens.total, outputTokens: reported.outputTokens.total }
  return { model: observed, usage }
}

function roundOf(text: string, messages: ModelMessage[], calls: unknown[]): Round {
  if (text === '' && calls.length === 0) throw new Error('The model said nothing')
  return { text, messages, calledTools: calls.length > 0 }
}

/** It calls a tool where it had to conclude. */
const isDisobedient = (error: unknown) => AISDKError.isInstance(error) && error.name === 'AI_ToolChoiceViolationError'

/** Whether the service may have begun to work: a refusal costs nothing, and neither does a service that is not there. */
const wasAnswered = (error: unknown) => !APICallError.isInstance(error) || error.statusCode === 200
