import { normalizeHeading } from '../headings/headings.ts'

/** `A=ACTIVE  I=INACTIVE` */
const codePairPattern =
  /(?<![\p{L}\d])([A-Z\d]{1,3})\s*=\s*(\p{L}[\p{L} -]*?)(?=\s*(?:[,;.|()]|$)|\s+[A-Z\d]{1,3}\s*=)/giu

/** The meanings of the codes of a column. `heading` is the heading of the column if the legend names it, otherwise empty. */
export type Legend = { heading: string; words: ReadonlyMap<string, string> }

/** Parses the legend in a row such as `ST: O=OPEN  C=CLOSED`; null without at least two codes. */
export function parseLegend(values: string[]): Legend | null {
  const filled = values.filter(Boolean)
  const text = filled.join(' ')
  if (!text.includes('=') || text.length > 500) return null
  const found = [...text.matchAll(codePairPattern)].map(
    ([, code = '', word = '']) => [code.toUpperCase(), word.trim()] as const,
  )
  const [, heading = ''] = /^([^:=]{1,40}):/.exec(text) ?? []
  return found.length < 2 ? null : { heading: normalizeHeading(heading), words: new Map(found) }
}

const signs = '*†‡§^~#'
/** `† = closed`, `** = seasonal` */
const markPattern = new RegExp(`(?<![\\p{L}\\d${signs}])([${signs}]{1,3})\\s*=\\s*(\\p{L}[\\p{L} ]*)`, 'gu')
/** `*** Agreement terminated`, alone in a row */
const footnotePattern = /^([*†‡§]{1,3})\s+(\p{L}.{2,80})$/u
const leadingMarkPattern = /^([*†‡§]{1,3})\s?(?=[\p{L}\d])/u
const trailingMarkPattern = new RegExp(`([${signs}]+)\\s*$`)

/** Parses the meanings of the marks next to names from a row with a legend. */
export function parseMarks(values: string[]): (readonly [mark: string, word: string])[] {
  const filled = values.filter(Boolean)
  const text = filled.join(' ')
  if (text.length > 500) return []
  const [, sign = '', meaning = ''] = (filled.length === 1 && footnotePattern.exec(text)) || []
  if (sign !== '' && !text.includes('=')) return [[sign, meaning]]
  return [...text.matchAll(markPattern)].map(([, sign = '', word = '']) => [sign, word.trim()] as const)
}

/** Finds the mark before or after a name, such as `*`; empty without one. */
export const findMark = (name: string): string =>
  trailingMarkPattern.exec(name)?.[1] ?? leadingMarkPattern.exec(name)?.[1] ?? ''

/** Removes the mark before a name. */
export const withoutMark = (name: string): string => name.replace(leadingMarkPattern, '')
