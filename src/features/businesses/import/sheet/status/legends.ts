import { normalizeHeading } from '../headings/headings.ts'

/** `A=ACTIVE  I=INACTIVE` */
const codePairPattern =
  /(?<![\p{L}\d])([A-Z\d]{1,3})\s*=\s*(\p{L}[\p{L} -]*?)(?=\s*(?:[,;.|()]|$)|\s+[A-Z\d]{1,3}\s*=)/giu

/** What the codes of a column mean. `heading` is that of the column, if the legend names it. */
export type Legend = { heading: string; words: ReadonlyMap<string, string> }

/** The legend in the cells of a row such as `ST: O=OPEN  C=CLOSED`; null without at least two codes. */
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

/** Reads the meaning of the marks beside names from a row of a legend. */
export function parseMarks(values: string[]): (readonly [mark: string, word: string])[] {
  const filled = values.filter(Boolean)
  const text = filled.join(' ')
  if (text.length > 500) return []
  const [, sign = '', meaning = ''] = (filled.length === 1 && footnotePattern.exec(text)) || []
  if (sign !== '' && !text.includes('=')) return [[sign, meaning]]
  return [...text.matchAll(markPattern)].map(([, sign = '', word = '']) => [sign, word.trim()] as const)
}

/** Returns the mark before or after a name, such as `*`; an empty text without one. */
export const findMark = (name: string): string =>
  trailingMarkPattern.exec(name)?.[1] ?? leadingMarkPattern.exec(name)?.[1] ?? ''

/** A name without the mark before it. */
export const withoutMark = (name: string): string => name.replace(leadingMarkPattern, '')
