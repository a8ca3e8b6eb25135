import { z } from 'zod'
import type { EmbeddingSettings } from './embeddings.settings.server.ts'

/** Thrown when the embedding service refuses a text. */
export class RefusedTextError extends Error {}

/** Status codes for an invalid text, and not for a failure of the service. */
const REFUSED_STATUSES = [400, 413, 422]
/** The maximum number of dimensions, and the maximum number of bytes in the JSON of a vector for each of them. */
const [MAX_DIMENSIONS, BYTES_PER_NUMBER] = [4096, 32]

const Reply = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1).max(MAX_DIMENSIONS) })),
  usage: z.object({ prompt_tokens: z.int().min(0) }).nullish(),
})

async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the response.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error('The embedding service sends too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

// The message of a failed JSON.parse contains a part of the text, which must not be logged.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the vectors in the order of the texts. @throws when a vector is missing, empty or has another length. */
function parseReply(text: string, count: number) {
  const reply = Reply.safeParse(parseJson(text))
  if (!reply.success) throw new Error('The embedding service sent no valid reply')
  const { data, usage } = reply.data
  const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  const isComplete = vectors.length === count && data.every(({ index }) => index >= 0 && index < count)
  const isUsable = vectors.every((vector) => vector.length === vectors[0]?.length && vector.some(Boolean))
  if (!isComplete || !isUsable) throw new Error('The embedding service sent vectors that do not belong to the texts')
  return { vectors, tokens: usage?.prompt_tokens }
}

/**
 * Requests the vectors of texts.
 * @param onUsage called once with the number of tokens of a request that may have caused cost, even when it failed.
 * @throws RefusedTextError, and an `Error` for everything else
 */
export async function embedTexts(
  service: EmbeddingSettings,
  texts: string[],
  { signal, onUsage }: { signal: AbortSignal; onUsage: (tokens: number) => void },
): Promise<number[][]> {
  let tokens: number | undefined = Math.ceil(Buffer.byteLength(texts.join('')) / 4)
  try {
    const response = await fetch(`${service.url}/embeddings`, {
      method: 'POST',
      // A redirect would send the texts to an address that the operator has not chosen.
      redirect: 'error',
      signal,
      headers: { 'Content-Type': 'application/json', ...(service.key && { Authorization: `Bearer ${service.key}` }) },
      body: JSON.stringify({ model: service.model, input: texts, encoding_format: 'float' }),
    })
    if (!response.ok) {
      tokens = undefined
      await response.body?.cancel()
      const message = `The embedding service answered ${response.status}`
      throw REFUSED_STATUSES.includes(response.status) ? new RefusedTextError(message) : new Error(message)
    }
    const reply = parseReply(
      await readLimited(response, 10_000 + texts.length * MAX_DIMENSIONS * BYTES_PER_NUMBER),
      texts.length,
    )
    tokens = reply.tokens ?? tokens
    return reply.vectors
  } catch (error) {
    // The request did not reach the service.
    if (error instanceof TypeError) tokens = undefined
    throw error
  } finally {
    if (tokens !== undefined) onUsage(tokens)
  }
}
