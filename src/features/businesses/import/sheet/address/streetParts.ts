import type { Mapping } from '../../import.constants.ts'
import { normalizeHeading } from '../headings/headings.ts'

const prefixHeadingPattern =
  /^(?:\w+ )?(?:pre ?)?(?:dir|direction|predir)$|\b(?:street|st) (?:prefix|pre ?dir|predirection)$/
const typeHeadingPattern = /\b(?:street|st|road) (?:type|suffix)$|^(?:\w+ )?(?:sfx|suffix)$/
const suffixHeadingPattern = /\b(?:post|suffix) ?(?:dir|direction)$/
const shortWordPattern = /^\p{L}{1,10}\.?$/u

/** Returns a function that joins a street with the number, the direction and the type in other columns: `2688 N MAIN ST`. */
export function createStreetJoiner(headings: string[], mapping: Mapping) {
  const words = headings.map(normalizeHeading)
  const mapped = new Set(Object.values(mapping))
  const find = (pattern: RegExp) =>
    mapping.street_number == null
      ? -1
      : words.findIndex((heading, column) => pattern.test(heading) && !mapped.has(column) && !isFar(column))
  const isFar = (column: number) => Math.abs(column - (mapping.street ?? 0)) > 3
  const columns = {
    after: find(suffixHeadingPattern),
    type: find(typeHeadingPattern),
    before: find(prefixHeadingPattern),
  }
  return (values: string[], number: string, street: string): string => {
    const part = (column: number) => {
      const text = (values[column] ?? '').trim()
      return shortWordPattern.test(text) ? text : ''
    }
    const directions = columns.before === columns.after ? '' : part(columns.before)
    return street === ''
      ? ''
      : [number, directions, street, part(columns.type), part(columns.after)].filter(Boolean).join(' ')
  }
}

const unitTypeHeadingPattern = /\b(?:unit|suite|apt|apartment|occupancy|secondary) (?:type|designator|desc|descriptor)$/
/** `Suite` and `Unit Number`, but not `Suite/Unit`, which is ambiguous. */
const unitHeadingPattern = /^(?:\w+ )?(suite|unit|apt|apartment|room|floor|building)(?: (?:number|no|num|nbr))?$/
/** A unit without a word. `A-4` does not match: its letter names a building or a floor, so it needs no word. */
const bareUnitPattern = /^(?:[A-Z]?\d{1,5}[A-Z]?|[A-Z])$/i

/** Returns a function that adds the word to a unit whose column has only the number: `B` below `Unit` becomes `Unit B`. */
export function createUnitNamer(headings: string[], mapping: Mapping) {
  const words = headings.map(normalizeHeading)
  const type = words.findIndex((heading) => unitTypeHeadingPattern.test(heading))
  const [, name = ''] = unitHeadingPattern.exec(words[mapping.street_2 ?? -1] ?? '') ?? []
  const named = name.replace(/^./, (letter) => letter.toUpperCase())
  return (values: string[], unit: string): string => {
    if (!bareUnitPattern.test(unit)) return unit
    const kind = (values[type] ?? '').trim()
    return [shortWordPattern.test(kind) ? kind : named, unit].filter(Boolean).join(' ')
  }
}
