import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One call of a model: the request, and the pieces of the reply body as they arrived. */
type Exchange = {
  asked: { tool_choice?: string; last: unknown }
  status: number
  type: string
  /** `after` is the time since the previous piece, in milliseconds. */
  pieces: { after: number; text: string }[]
}
/** The calls of a model in one conversation, in order. It contains no API key. */
export type Recording = { exchanges: Exchange[] }

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

/** Starts a server. @param port 0 selects a free port. */
async function listen(listener: RequestListener, port: number) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close }
}

/** Starts a server that passes calls on to a model and records them. @param onExchange called after each call. */
export async function startRecorder(base_url: string, onExchange: (recording: Recording) => void = () => {}, port = 0) {
  const recording: Recording = { exchanges: [] }
  const server = await listen(async (request, response) => {
    const body = await readBody(request)
    const { tool_choice, messages } = JSON.parse(body) as { tool_choice?: string; messages: unknown[] }
    const { authorization = '' } = request.headers
    const reply = await fetch(base_url + (request.url ?? '').replace(/^\/v1/, ''), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
      body,
    })
    const type = reply.headers.get('content-type') ?? 'application/json'
    const exchange: Exchange = { asked: { tool_choice, last: messages.at(-1) }, status: reply.status, type, pieces: [] }
    recording.exchanges.push(exchange)
    response.writeHead(reply.status, { 'Content-Type': type })
    let before = performance.now()
    for await (const text of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const now = performance.now()
      exchange.pieces.push({ after: Math.round(now - before), text })
      before = now
      response.write(text)
    }
    response.end()
    onExchange(recording)
  }, port)
  return { ...server, recording }
}

/** The maximum pause in milliseconds when a recording is played. */
const MAX_DELAY_MS = 20

/** Starts a server that plays a recording: the first call gets the first reply, and so on. */
export async function startPlayer({ exchanges }: Recording) {
  const asked: { messages: { role: string; content: unknown }[] }[] = []
  const server = await listen(async (request, response) => {
    asked.push(JSON.parse(await readBody(request)))
    const exchange = exchanges[asked.length - 1]
    response.writeHead(exchange?.status ?? 410, { 'Content-Type': exchange?.type ?? 'application/json' })
    for (const { after, text } of exchange?.pieces ?? []) {
      await sleep(Math.min(after, MAX_DELAY_MS))
      response.write(text)
    }
    response.end()
  }, 0)
  return { ...server, asked }
}
