import type { CsvRow } from '../csvRows.server.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanOptional } from './contents.ts'

/** Rows of a file in which the meaning of its statuses is looked for. */
const SURVEYED_ROWS = 5000

/** What statuses say that no active business has, in a column that also has an active one. */
const inactive = /^(?:[CDEIRSTX]|converted(?: out)?|default)$/i
const active = /^(?:A|ACT|active|current[ -]active|good standing)$/i
/** Entries of a website that it does not show yet. */
const unpublished = /^(?:pending|future|private|auto-draft)$/i
/** `A=ACTIVE  I=INACTIVE` */
const legend = /(?<![\p{L}\d])([A-Z\d]{1,3})\s*=\s*(\p{L}[\p{L} -]*?)(?=\s*(?:[,;.|]|$)|\s+[A-Z\d]{1,3}\s*=)/giu

/** Whether a status means that a business is not active, by the other statuses of its column. */
export type StatusCodes = (status: string) => boolean

/** The codes that a line explains; empty without at least two. */
const readLegend = (values: string[]) => {
  const text = values.filter(Boolean).join(' ')
  const found = text.includes('=') && text.length <= 500 ? [...text.matchAll(legend)] : []
  return found.length < 2 ? [] : found.map(([, code = '', word = '']) => [code.toUpperCase(), word.trim()] as const)
}

/** Reads the first rows of a table for what the codes of its statuses mean. */
export async function surveyStatuses(rows: AsyncIterable<CsvRow>, mapping: Mapping): Promise<StatusCodes> {
  const column = mapping.status
  if (column == null) return () => false
  const words = new Map<string, string>()
  let hasActive = false
  let isWebsite = false
  let read = 0
  for await (const { values } of rows) {
    const status = cleanOptional(values[column] ?? '')
    hasActive ||= active.test(status)
    isWebsite ||= /^publish(?:ed)?$/i.test(status)
    if (status === '') for (const [code, word] of readLegend(values)) words.set(code, word)
    read += 1
    if (read === SURVEYED_ROWS) break
  }
  return (status) => {
    const word = words.get(status.toUpperCase())
    if (word !== undefined) return !/^(?:active|current|open|issued|valid|good|pending)\b/i.test(word)
    return (hasActive && inactive.test(status)) || (isWebsite && unpublished.test(status))
  }
}
