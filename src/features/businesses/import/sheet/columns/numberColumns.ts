import { cleanOptional } from '../cells/cellText.ts'
import { isLicenseNumberHeading, normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'
import { parseNaics } from '../industry/naics.ts'

/** Whether the values of a column begin with the code of a state or a register, such as `US-CT.BER:0001`. */
export function areRegistered(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.every((value) => /^[A-Z]{2}-[A-Z.]+:\d+$/.test(value))
}

/** Whether the values of a column count its rows: 1, 2, 3 … */
export function areRowNumbers(values: string[]): boolean {
  const numbers = values.filter(Boolean).map(Number)
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1)
  return numbers.length > 2 && (numbers[0] ?? 0) <= 2 && steps.length >= 0.8 * (numbers.length - 1)
}

/** Whether a spreadsheet program has shortened a long number: `6.03394E+15`. */
export const isShortened = (value: string): boolean => /^\d(?:\.\d+)?E\+\d+$/i.test(value)

/**
 * The rank of a number column: license numbers, entity numbers, other numbers, then document numbers of an entity. Shortened
 * numbers come last.
 */
export function rankNumberColumn(heading: string, rank: number, values: string[]) {
  if (values.some(isShortened)) return 5
  const words = insertSpaces(normalizeHeading(heading))
  // A code stands for the kind of the license.
  if (isLicenseNumberHeading(heading)) return Math.min(rank, 0.4) + (/\bcode\b/.test(words) ? 1 : 0)
  if (/\b(?:entity|charter|control)\b/.test(words)) return 0.5
  return rank + (/\b(?:document|transaction|filing)\b/.test(words) ? 0.8 : 0.6)
}

/** The number of digits of the most precise NAICS codes. */
const NAICS_DIGITS = 6

/** The rank of a NAICS column by the average length of its codes. Six-digit codes rank first, sectors last. */
export function rankNaicsColumn(values: string[]): number {
  const lengths = values.flatMap((value) => parseNaics(cleanOptional(value))?.code.length ?? [])
  return lengths.length === 0 ? 0 : NAICS_DIGITS - lengths.reduce((sum, length) => sum + length) / lengths.length
}
