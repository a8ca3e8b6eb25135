import type { z } from 'zod'
import type { Services } from '../../../kit/server/services.server.ts'
import { truncate } from '../../../kit/text/text.ts'
import type { Source } from '../chat.contract.ts'
import type { Arguments } from './toolArguments.server.ts'

/** The maximum size of a result for the built-in assistant, in UTF-8 bytes. A token has at least one byte. */
export const RESULT_BYTES = 6000
/** The maximum size of a result for other assistants, which pay for their own tokens. */
export const MCP_RESULT_BYTES = 24_000

/** The result of a tool: its content, the pages that it is based on, and the URLs to which a reply may link. */
export type ToolResult = { content: Record<string, unknown>; sources: Source[]; links: string[] }

/**
 * A failure that the caller of a tool can correct, such as a page that does not exist. The message is for the model.
 */
export class ToolError extends Error {}

export type ChatTool = {
  title: string
  description: string
  arguments: Arguments
  /** The names of the required arguments. */
  required: string[]
  output: z.ZodObject
  /** Runs the tool. @param input the arguments that the model sent. @throws ToolError */
  run(services: Services, input: unknown): Promise<ToolResult>
}

const byteSize = (text: string) => Buffer.byteLength(text)
const serialize = (content: unknown) => JSON.stringify(content).replaceAll('<', '\\u003c')

/** Wraps content of the network in a tag. Escaping `<` prevents the content from closing the tag. */
export const enclose = (content: unknown) => `<network_content>\n${serialize(content)}\n</network_content>`

const shorten = (content: Record<string, unknown>, maxLength: number): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(content, (key, value) =>
      typeof value === 'string' && value.length > maxLength && !/(^|_)(url|cursor)$/.test(key)
        ? `${truncate(value, maxLength)} …`
        : value,
    ),
  )

/** Extracts the records from the result of a search tool; null for other results. */
export const extractRecords = ({ results, outside_filters = [] }: Record<string, unknown>): { url: string }[] | null =>
  Array.isArray(results) && Array.isArray(outside_filters) ? [...results, ...outside_filters] : null

/**
 * Shortens the longest texts until the content fits, and then removes the last entries of the longest list.
 * @param bytes the maximum size of the wrapped content.
 */
export function fitToSize(content: Record<string, unknown>, bytes: number): Record<string, unknown> {
  const fits = (shortened: unknown) => byteSize(enclose(shortened)) <= bytes
  let fitted = shorten(content, 8000)
  for (let maxLength = 8000; maxLength > 60 && !fits(fitted); maxLength = Math.floor(maxLength * 0.7)) {
    fitted = shorten(content, maxLength)
  }
  for (const list of ['outside_filters', 'results', 'answers']) {
    while (!fits(fitted) && Array.isArray(fitted[list]) && fitted[list].length > (list === 'outside_filters' ? 0 : 1)) {
      fitted = {
        ...fitted,
        [list]: fitted[list].slice(0, -1),
        notes: ['Some results did not fit. Ask with a smaller limit.'],
      }
    }
  }
  return fits(fitted) ? fitted : { notes: ['The content is too long.'] }
}

/** The JSON Schema of the arguments of a tool. Unknown arguments are ignored with a note, so they are allowed. */
export const toInputSchema = ({ arguments: definitions, required }: ChatTool) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Object.entries(definitions).map(([name, { schema }]) => [name, schema])),
  ...(required.length > 0 && { required }),
})
