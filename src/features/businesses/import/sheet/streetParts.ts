import type { Mapping } from '../import.constants.ts'
import { normalizeHeading } from './headings.ts'

const before = /^(?:\w+ )?(?:pre ?)?(?:dir|direction|predir)$|\b(?:street|st) (?:prefix|pre ?dir|predirection)$/
const type = /\b(?:street|st|road) (?:type|suffix)$|^(?:\w+ )?(?:sfx|suffix)$/
const after = /\b(?:post|suffix) ?(?:dir|direction)$/
const word = /^\p{L}{1,10}\.?$/u

/** Returns the function that joins a street whose number, direction and type have columns of their own: `2688 N MAIN ST`. */
export function createStreetJoiner(headings: string[], mapping: Mapping) {
  const words = headings.map(normalizeHeading)
  const mapped = new Set(Object.values(mapping))
  const find = (pattern: RegExp) =>
    mapping.street_number == null
      ? -1
      : words.findIndex((heading, column) => pattern.test(heading) && !mapped.has(column) && !isFar(column))
  const isFar = (column: number) => Math.abs(column - (mapping.street ?? 0)) > 3
  const columns = { after: find(after), type: find(type), before: find(before) }
  return (values: string[], number: string, street: string): string => {
    const part = (column: number) => {
      const text = (values[column] ?? '').trim()
      return word.test(text) ? text : ''
    }
    const directions = columns.before === columns.after ? '' : part(columns.before)
    return street === ''
      ? ''
      : [number, directions, street, part(columns.type), part(columns.after)].filter(Boolean).join(' ')
  }
}
