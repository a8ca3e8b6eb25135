import { formatBytes } from '../text/text.ts'
import { AppError, invalid } from './errors.ts'

const JSON_LIMIT = 1024 * 1024
/** The maximum nesting depth of a body. Deeper bodies would cost too much to validate. */
const MAX_DEPTH = 32
const MAX_VALUES = 50_000

type JsonObject = Record<string, unknown>

/**
 * Returns the JSON object in the body of a request. An empty body is an empty object.
 * @throws 413 when it is larger than 1 MB, 415 when its content type is not JSON, 400 when it is not a JSON object.
 */
export async function readJson(request: Request): Promise<JsonObject> {
  const text = await readText(request, JSON_LIMIT)
  if (text.trim() === '') return {}
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('wrong_type', 'Please send the body as application/json')
  }
  const value = parseJson(text)
  if (!isObject(value)) throw invalid('', 'The body must be a JSON object')
  return value
}

/**
 * Parses JSON.
 * @throws 400 when the text is not JSON, is nested too deeply, or has too many values.
 */
export function parseJson(text: string): unknown {
  checkShape(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'The body is not valid JSON')
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the body of a request as text.
 * @param limit in bytes.
 * @throws 413 when the body exceeds the limit, 400 when the connection is cut.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new AppError('too_large', `The body is larger than ${formatBytes(limit)}`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid', 'The body is incomplete')
  }
  return text + decoder.decode()
}

/** Counts brackets and commas outside of strings, without parsing. */
function checkShape(text: string) {
  let depth = 0
  let values = 1
  for (const [character] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{},]/gs)) {
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    else if (character === ',') values++
    if (depth > MAX_DEPTH) throw new AppError('invalid', 'The body is nested too deeply')
    if (values > MAX_VALUES) throw new AppError('invalid', 'The body has too many values')
  }
}
