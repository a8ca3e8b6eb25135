import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type EmbeddingRequest = { model: string; input: string[]; key: string | undefined }
/** A failure of the fake service, in place of a reply with vectors. */
export type Fault = { status?: number; delay?: number; body?: string; change?(vector: number[]): unknown[] }

const DIMENSIONS = 256
const stopWords = new Set(
  'a an and at at for from i in is it my of on or our somewhere the they to we what where with'.split(' '),
)
/** Synonyms, which have the same vector. */
const concepts: Record<string, string> = {
  heater: 'heating',
  furnace: 'heating',
  boiler: 'heating',
  died: 'repair',
  broke: 'repair',
  repairs: 'repair',
  fixes: 'repair',
}

const splitWords = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => concepts[word] ?? word)

/** Computes the vector of a text: each word has a pseudo-random vector, and a text the sum of those of its words. */
export function makeVector(model: string, text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0.001)
  for (const token of splitWords(text)) {
    const bits = createHash('sha256').update(`${model} ${token}`).digest()
    for (let index = 0; index < DIMENSIONS; index++)
      vector[index] = (vector[index] ?? 0) + (((bits[index >> 3] ?? 0) >> (index & 7)) & 1 ? 1 : -1)
  }
  return vector
}

/** Starts a server with OpenAI's embeddings API. `fault` decides whether and how it fails. */
export async function startEmbeddingServer() {
  const requests: EmbeddingRequest[] = []
  const script: { fault: (request: EmbeddingRequest) => Fault | null } = { fault: () => null }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { model, input } = JSON.parse(text)
    const received = { model, input, key: request.headers.authorization }
    requests.push(received)
    const { status = 200, delay = 0, body, change = (vector: number[]) => vector } = script.fault(received) ?? {}
    if (delay) await sleep(delay)
    response.writeHead(request.url === '/v1/embeddings' ? status : 404, { 'Content-Type': 'application/json' })
    const data = (input as string[]).map((each, index) => ({ index, embedding: change(makeVector(model, each)) }))
    // The API does not guarantee the order of the vectors.
    response.end(body ?? JSON.stringify({ data: data.reverse(), usage: { prompt_tokens: input.length * 10 } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, requests, script, sentTexts: () => requests.flatMap(({ input }) => input) }
}
