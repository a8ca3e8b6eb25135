import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { retryPause } from '../src/features/chat/answering/model/model.server.ts'

// Long enough to observe a retry, and short enough for tests.
Object.assign(retryPause, { default_ms: 50, max_ms: 100 })

type Message = { role: string; content: unknown; tool_call_id?: string }
export type ModelRequest = {
  model: string
  stream?: boolean
  max_tokens?: number
  tool_choice?: string
  messages: Message[]
  tools?: { function: { name: string; description: string; parameters: object } }[]
}
/** A text as `input` is sent unchanged, even when it is not JSON. */
type ToolCall = { name: string; input: unknown }

/** A reply of the fake model: text chunks, tool calls or a failure. */
export type Reply = {
  /** The text chunks. A promise delays the chunks after it until it is fulfilled. */
  chunks?: (string | Promise<unknown>)[]
  toolCalls?: ToolCall[]
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  status?: number
  headers?: Record<string, string>
  /** Milliseconds before the first chunk. */
  delay?: number
  /** Milliseconds after each chunk. */
  gap?: number
  /** Reports the usage with each chunk too, as some services do. */
  reportsUsageEarly?: boolean
  /** Closes the connection after the last chunk. */
  disconnects?: boolean
  /** Keeps the connection open after the last chunk without sending anything. */
  hangs?: boolean
}

/** Starts a server with OpenAI's chat completions API whose replies the test decides. */
export async function startFakeModel(reply: (request: ModelRequest, number: number) => Reply) {
  const requests: ModelRequest[] = []
  const script = { reply }
  const aborted = { count: 0 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const completion: ModelRequest = JSON.parse(body)
    requests.push(completion)
    response.on('close', () => {
      if (!response.writableFinished) aborted.count += 1
    })
    const reply = script.reply(completion, requests.length)
    if (reply.delay) await sleep(reply.delay)
    if (reply.status) {
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers })
      response.end(JSON.stringify({ error: { message: 'no' } }))
    } else if (completion.stream) await sendStream(response, reply)
    else sendWhole(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, script, aborted }
}

const toUsage = ({ usage = { prompt_tokens: 1000, completion_tokens: 100 } }: Reply) =>
  usage && { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens }
const toToolCalls = ({ toolCalls = [] }: Reply) =>
  toolCalls.map(({ name, input }, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))
const commonFields = { id: 'x', created: 1, model: 'fake' }

function sendWhole(response: ServerResponse, reply: Reply) {
  const calls = toToolCalls(reply)
  const message = {
    role: 'assistant',
    content: reply.chunks?.filter((chunk) => typeof chunk === 'string').join('') ?? null,
    ...(calls.length > 0 && { tool_calls: calls }),
  }
  if (reply.hangs) return
  response.writeHead(200, { 'Content-Type': 'application/json' })
  if (reply.disconnects) {
    response.write('{"id":')
    setTimeout(() => response.destroy(), 20)
    return
  }
  const choices = [{ index: 0, message, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }]
  response.end(JSON.stringify({ ...commonFields, object: 'chat.completion', choices, usage: toUsage(reply) }))
}

async function sendStream(response: ServerResponse, reply: Reply) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const send = (chunk: object) =>
    response.write(`data: ${JSON.stringify({ ...commonFields, object: 'chat.completion.chunk', ...chunk })}\n\n`)
  const sendDelta = (delta: object, finish_reason: string | null = null) =>
    send({
      choices: [{ index: 0, delta, finish_reason }],
      ...(reply.reportsUsageEarly && { usage: toUsage(reply) }),
    })
  sendDelta({ role: 'assistant', content: '' })
  for (const chunk of reply.chunks ?? []) {
    if (typeof chunk === 'string') sendDelta({ content: chunk })
    await Promise.all([chunk, sleep(reply.gap ?? 2)])
  }
  if (reply.hangs) return
  if (reply.disconnects) {
    await sleep(20)
    response.destroy()
    return
  }
  for (const [index, call] of toToolCalls(reply).entries()) sendDelta({ tool_calls: [{ index, ...call }] })
  sendDelta({}, reply.toolCalls ? 'tool_calls' : 'stop')
  const usage = toUsage(reply)
  if (usage) send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}
