import { stateCodes } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { ImportField } from '../../import.constants.ts'
import { splitAddress, splitCityLine } from '../address/splitAddress.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { findCoordinates } from '../cells/coordinates.ts'
import { isDirectoryLink } from '../contact/directoryLinks.ts'
import { parsePhoneCell } from '../contact/phoneCells.ts'
import { isStreet } from './columnValues.ts'

const naicsSectorPattern = /^(?:11|2[123]|3[123]|4[2-9]|5[1-6]|6[12]|7[12]|81|92)/
const between = (value: string, low: number, high: number) => {
  const number = Number(value)
  return value.includes('.') && Number.isFinite(number) && number >= low && number <= high
}

type ContentRule = {
  share: number
  test: (value: string) => boolean
  /** Whether the same value usually occurs in several rows. */
  hasRepeats?: boolean
  /** The part of a value that differs in most rows. */
  distinct?: (value: string) => string
}

/** Rules that identify the field of a column without a known heading by its values, the most certain fields first. */
const rules: Partial<Record<ImportField, ContentRule>> = {
  website: {
    share: 0.7,
    test: (value) =>
      !isDirectoryLink(value) &&
      /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|us|gov|edu|biz|info|co|io)(?:\/\S*)?$/i.test(
        value,
      ),
    // Several addresses on one host are pages of a register, not websites of businesses.
    distinct: (value) => value.replace(/^https?:\/\//i, '').split('/')[0] ?? '',
  },
  phone: {
    share: 0.7,
    test: (value) =>
      /^(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s./-]*\d{3}[\s.-]*\d{4}(?:\s*(?:x|ext)\.?\s*\d+)?$|^[2-9]\d{2}[ .-]\d{4}$/i.test(
        value,
      ),
  },
  state: { share: 0.8, test: (value) => stateCodes.has(value.toUpperCase()) },
  // Nine digits without a hyphen are usually the number of a record.
  zip_code: { share: 0.8, test: (value) => findStateOfZip(value) !== null },
  // “Homer, AK 99603”, the last line of an address in exports of bookkeeping programs.
  city: { share: 0.5, test: (value) => /^\D{2,60}\d{5}(?:-\d{4})?$/.test(value) && splitCityLine(value) !== null },
  naics_code: {
    share: 0.9,
    test: (value) => /^\d{6}$/.test(value) && naicsSectorPattern.test(value),
    hasRepeats: true,
  },
  street: {
    share: 0.5,
    test: (value) => isStreet(value) || splitAddress(value) !== null,
  },
  // The rule for coordinates comes after the rule for streets, because a cell may contain both.
  coordinates: {
    share: 0.7,
    test: (value) =>
      /^POINT\s*\(|\(?-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+\)?$/i.test(value) && findCoordinates(value) !== null,
  },
  latitude: { share: 0.9, test: (value) => between(value, 13, 72) },
  longitude: { share: 0.9, test: (value) => between(value, -180, -64) },
}

/**
 * Rules for a column without a heading. Such columns contain miscellaneous values: websites mixed with email addresses, and
 * phone numbers with words.
 */
const unnamedRules: typeof rules = {
  website: { share: 0.5, test: (value) => value.split(/[\s,;|]+/).some((part) => rules.website?.test(part)) },
  phone: {
    share: 0.5,
    test: (value) => /(?<!\d)[2-9]\d{2}[\s.-]?\d{4}(?!\d)/.test(value) && parsePhoneCell(value) !== null,
  },
}

/** Returns the field that the values of a column match, among the fields without a column. */
export function matchContent(
  values: string[],
  isFree: (field: ImportField) => boolean,
  isUnnamed = false,
): ImportField | null {
  const filled = values.map(cleanOptional).filter(Boolean)
  if (filled.length === 0) return null
  const found = matchRules(filled, isFree, rules)
  if (found !== null || !isUnnamed) return found
  const others = filled.filter((value) => !/^\S+@\S+$/.test(value))
  return others.length === 0 ? null : matchRules(others, isFree, unnamedRules)
}

function matchRules(filled: string[], isFree: (field: ImportField) => boolean, rules: typeof unnamedRules) {
  for (const [field, { share, test, hasRepeats, distinct }] of Object.entries(rules) as [ImportField, ContentRule][]) {
    if (!isFree(field)) continue
    if (distinct && filled.length > 1 && new Set(filled.map(distinct)).size <= filled.length / 2) continue
    if (hasRepeats && new Set(filled).size > filled.length * 0.8) continue
    if (filled.filter(test).length >= share * filled.length) return field
  }
  return null
}
