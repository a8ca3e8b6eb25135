import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

type Message = { role: string; content: unknown; tool_call_id?: string }
export type Asked = {
  model: string
  stream?: boolean
  max_tokens?: number
  tool_choice?: string
  messages: Message[]
  tools?: { function: { name: string; description: string; parameters: object } }[]
}
type Call = { name: string; input: unknown }

/** What the model does: words, one after the other, or calls, or a failure. */
export type Reply = {
  words?: string[]
  calls?: Call[]
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  status?: number
  headers?: Record<string, string>
  /** Waits so long before it says anything. */
  delay?: number
  /** Ends the connection after the words. */
  breaks?: boolean
  /** Says nothing more after the words until it is left. */
  hangs?: boolean
}

/** A service that speaks as OpenAI does, and says what it is told to. */
export async function startModel(answer: (asked: Asked, number: number) => Reply) {
  const asked: Asked[] = []
  const script = { answer }
  const left = { count: 0 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const given: Asked = JSON.parse(body)
    asked.push(given)
    response.on('close', () => {
      if (!response.writableFinished) left.count += 1
    })
    const reply = script.answer(given, asked.length)
    if (reply.delay) await sleep(reply.delay)
    if (reply.status) {
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers })
      response.end(JSON.stringify({ error: { message: 'no' } }))
    } else if (given.stream) await stream(response, reply)
    else plain(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, script, left }
}

const usageOf = ({ usage = { prompt_tokens: 1000, completion_tokens: 100 } }: Reply) =>
  usage && { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens }
const callsOf = ({ calls = [] }: Reply) =>
  calls.map(({ name, input }, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
const head = { id: 'x', created: 1, model: 'fake' }

function plain(response: ServerResponse, reply: Reply) {
  const calls = callsOf(reply)
  const message = {
    role: 'assistant',
    content: reply.words?.join('') ?? null,
    ...(calls.length > 0 && { tool_calls: calls }),
  }
  if (reply.hangs) return
  response.writeHead(200, { 'Content-Type': 'application/json' })
  if (reply.breaks) {
    response.write('{"id":')
    setTimeout(() => response.destroy(), 20)
    return
  }
  const choices = [{ index: 0, message, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }]
  response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage: usageOf(reply) }))
}

async function stream(response: ServerResponse, reply: Reply) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const send = (chunk: object) =>
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...chunk })}\n\n`)
  const choose = (delta: object, finish_reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason }] })
  choose({ role: 'assistant', content: '' })
  for (const word of reply.words ?? []) {
    choose({ content: word })
    await sleep(2)
  }
  if (reply.hangs) return
  if (reply.breaks) {
    await sleep(20)
    response.destroy()
    return
  }
  for (const [index, call] of callsOf(reply).entries()) choose({ tool_calls: [{ index, ...call }] })
  choose({}, reply.calls ? 'tool_calls' : 'stop')
  const usage = usageOf(reply)
  if (usage) send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}
