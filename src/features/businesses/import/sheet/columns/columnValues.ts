import { classifyIndustry } from '../../../industries/classify.ts'
import type { ImportField } from '../../import.constants.ts'
import { cleanOptional, isJson } from '../cells/cellText.ts'

export const isStreet = (value: string) =>
  /^\d\w* .*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|hwy|highway|way|ct|court|pl|place|cir|loop|pkwy|trl|ste|suite)\b|^p\.? ?o\.? box \d/i.test(
    value,
  )

/** The maximum number of words in the name of an industry. */
const MAX_INDUSTRY_WORDS = 6
/**
 * The minimum number of different groups. Columns of membership levels or legal forms match one or two, such as
 * `Nonprofit`.
 */
const MIN_INDUSTRY_GROUPS = 3

/** Legal forms, such as `LLC` after a name. */
const legalFormPattern = /\b(?:inc|llc|l\.l\.c|llp|corp|ltd|pllc)\b\.?$/i
const hasFirms = (values: string[]) =>
  values.filter((value) => legalFormPattern.test(value)).length > 0.3 * values.length

/** Whether a column has industries: short texts, most of which belong to a known group of industries, in several groups. */
export function areIndustries(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const short = filled.filter((value) => value.split(/\s+/).length <= MAX_INDUSTRY_WORDS && !/^\d/.test(value))
  if (hasFirms(filled)) return false
  const groups = short.map(classifyIndustry).filter((group) => group !== null)
  return groups.length >= 0.6 * filled.length && new Set(groups).size >= MIN_INDUSTRY_GROUPS
}

/** Whether at least half of the values below a heading such as `License Type` name an industry. */
export function areTrades(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const trades = filled.filter((value) => classifyIndustry(value) !== null && !legalStructurePattern.test(value))
  return filled.length > 0 && !areCodes(filled) && trades.length >= 0.5 * filled.length
}

/** Legal structures of entities, such as `Domestic Limited Liability Company`. */
const legalStructurePattern =
  /^(?:domestic|foreign)\b|^(?:dom|for)\.? (?:bus\w*|non-?profit|np|prof\w*|llc|lp|ltd|corp)\b|\b(?:limited liability|limited partnership|general partnership|sole propriet\w+|s[- ]corp\w*|c[- ]corp\w*|(?:profit|nonprofit|non-profit|business|professional) corporation)\b|^(?:llc|l\.l\.c\.|llp|lp|corp|corporation|inc|partnership|proprietorship|individual|(?:trade|assumed business|fictitious) name|trust|cooperative|association|pc|pllc|(?:non-?)?stock(?: corporation)?)\.?$/i

/** Whether most values of a column are forms of entities, which say nothing of what a business does. */
export function areLegalForms(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.filter((value) => legalStructurePattern.test(value)).length >= 0.8 * filled.length
}

/** Short codes in capitals, such as `FS`, `R-42` and `FS, PM`. */
const areCodes = (filled: string[]) =>
  filled.every((value) =>
    value.split(/\s*[,;|/]\s*/).every((part) => /^[A-Z\d]{1,4}$|^[A-Z]{1,3}-?\d{1,4}[A-Z]?$/.test(part)),
  )

/** The pattern that at least one value of a column with a known heading must match. */
const expectedPatterns: Partial<Record<ImportField, RegExp>> = {
  business_name: /\p{L}{2}/u,
  other_name: /\p{L}{2}/u,
  city: /\p{L}{2}/u,
  state: /\p{L}{2}/u,
  industry: /\p{L}{2}/u,
  category: /\p{L}{2}/u,
  description: /\p{L}{2}/u,
  phone: /\d{3}/,
  zip_code: /\d{3}/,
  naics_code: /\d{2}/,
  website: /[^.\s]\.[a-z]{2}|facebook|instagram|^@/i,
  alaska_business_license: /\d/,
}

/** Whether no value of a column fits the field that its heading names, such as codes below `Activity`. */
export function contradicts(field: ImportField, values: string[]): boolean {
  const pattern = expectedPatterns[field]
  const filled = values.map(cleanOptional).filter(Boolean)
  if (pattern === undefined || filled.length === 0) return false
  if (
    (field === 'industry' || field === 'category') &&
    (areCodes(filled) || areStructures(filled) || areShapes(filled))
  )
    return true
  const others = filled.filter((value) => isJson(value) || (field !== 'description' && isStreet(value)))
  if (['industry', 'category', 'description'].includes(field) && others.length >= filled.length / 2) return true
  return !filled.some((value) => pattern.test(value))
}

/** Whether the values are types of objects of a map. */
const areShapes = (filled: string[]) =>
  filled.every((value) => /^(?:node|way|relation|nwr|(?:multi)?(?:point|polygon|linestring)|feature)$/i.test(value))

const areStructures = (filled: string[]) =>
  filled.filter((value) => legalStructurePattern.test(value)).length >= 0.6 * filled.length

/** Codes such as license numbers: `BL-20114`, `AU-R-000111`. */
const codePattern = /^(?:[A-Z]{0,5}[-_ .]?\d[\dA-Z-]*|[A-Z]{1,5}(?:[-_.][A-Z]{1,4}){1,3}[-_.]?\d[\dA-Z-]*)$/i

/** The minimum share of filled cells that contain letters. */
const NAMES_SHARE = 0.6

/** Whether the values of a column whose heading is a role may be names of businesses: texts that seldom repeat. */
export function mayBeNames(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter((value) => value !== '' && !isGroupLetter(value))
  const texts = filled.filter(
    (value) => /\p{L}{2}/u.test(value) && !/@|^https?:/.test(value) && !codePattern.test(value) && !isStreet(value),
  )
  return (filled.length === 0 || texts.length >= NAMES_SHARE * filled.length) && !areRepeated(filled)
}

/** Whether a column has few different values, such as first names. Names of businesses seldom repeat. */
export function areRepeated(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length >= 10 && new Set(filled).size < filled.length / 2
}

/** Letter headings between the rows of an alphabetical list: `A`, `C – D`. */
export const isGroupLetter = (value: string): boolean =>
  /^[\W_]*\p{Lu}(?:\s*(?:[-–—&/,]|to|thru)\s*\p{Lu}){0,3}[\W_]*$/u.test(value)

/** The share of values that look like names of businesses: distinct texts of letters. */
export function measureNames(cells: string[]): number {
  const values = cells.filter((value) => !isGroupLetter(value))
  const filled = values.map(cleanOptional).filter(Boolean)
  const texts = filled.filter(
    (value) => /\p{L}{2}/u.test(value) && !/@|^https?:/.test(value) && !/^\d+$/.test(value) && !codePattern.test(value),
  )
  return filled.length < values.length * 0.8
    ? 0
    : (new Set(texts).size / Math.max(values.length, 1)) * Math.min(1, texts.length / filled.length)
}
