import { isIndustryName } from '../../../industries/classify.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanCell, isPlaceholder } from '../cells/cellText.ts'
import { isGroupLetter } from '../columns/columnValues.ts'

const footerPattern =
  /^(?:(?:grand |sub ?)?totals?\b(?:$|\s*[:=\d(]| de\b.*\d$)|(?:total|number|count) (?:number )?(?:of )?(?:records|rows|businesses|members|companies|listings|entries)\b|(?:records|rows|count)\s*[:=]|page \d+|\d+ (?:members|businesses|records|rows|listings|vendors|accounts|entries)\b|(?:source|sources|notes?|footnotes?|disclaimer|report|report (?:date|generated|run)|run date|date printed)\s*:|(?:(?:report )?generated|printed|exported|downloaded|prepared|updated|last updated|as of|current as of|data as of)\b.*\d|\*|©|copyright\b|end of (?:report|list|file|data)\b|\(?continued\)?$|-{3,}|={3,})/i

/** Groups of members: `Associate members (not local)`. */
const memberGroupPattern = /^(?:\p{L}+ ){0,2}(?:members|sponsors|supporters|non-?members)(?: level)?$/iu

/** Removes additions in brackets, and converts the beginning of `McCarthy` to capitals. */
const toCapitals = (name: string) => name.replace(/\s*\([^()]*\)/g, '').replace(/\bMa?c(?=[A-Z])/g, 'MC')

/** Whether a name can be a section heading: an industry, or a text in capitals without a legal form, such as `RESTAURANTS & BARS`. */
export function isSectionHeading(name: string): boolean {
  const plain = toCapitals(name)
  return (
    name.endsWith(':') ||
    isGroupLetter(name) ||
    isIndustryName(name) ||
    memberGroupPattern.test(plain) ||
    (plain === plain.toUpperCase() && /\p{L}{3}/u.test(plain) && !/\b(?:INC|LLC|LLP|CORP|CO|LTD)\b/.test(plain))
  )
}
/** The minimum number of columns of a table in which a row with only a name is a section heading. */
export const MIN_SECTION_COLUMNS = 4

const leadingTotalPattern = /^(?:grand |sub ?)?(?:totals?|count)\b/i
const leadingAveragePattern = /^(?:average|avg\.?|sum of|mean of|median)(?: |$)/i
/** “Gold members subtotal” */
const trailingTotalPattern = /\b(?:sub-? ?)?totals?:?$/i
const isAmount = (text: string) => /^[$(]?-?[\d.,\s]+%?\)?$/.test(text)
/** Whether a text is an amount, also with the counted noun: `11 paid`. */
const isCount = (text: string) => isAmount(text) || /^[$(]?\d[\d.,]*\)? \p{L}[\p{L} ]{0,30}$/u.test(text)
/** Nouns in totals: booths, members, records. */
const counted =
  '(?:booths?|vendors?|members?|memberships|bldgs?|buildings?|businesses|vacant|vacancies|listings?|records?|rows?|entries|companies|firms|licen[cs]es?|licensees|permits?|permittees|units?|spaces?|stalls?|tables?|shops?|stores?|farms?|accounts?|customers?|clients?|exhibitors?|sponsors?|new|renewals?|renewed|expired|active|inactive|pending|totals?|paid|unpaid|closed|open|filled|facilities|establishments?|programs?|providers?|centers?|contractors?|organi[sz]ations?|locations?|sites?|properties|restaurants?|inspections?|registrations?|applications?|certificates?|people|employees|attendees|guests|households|responses)'
const countPattern = /^[$(]*\d[\d.,]*%?\)?(?: \p{L}[\p{L}.'’-]*){0,4}\)?$/u
const labelledCountPattern = /^\p{L}[\p{L} ]{1,30}\s*[:=]\s*[$]?\d[\d.,]*%?$/u
const countedNounPattern = new RegExp(`\\b${counted}\\b`, 'i')
const singleCountPattern = new RegExp(
  `^\\d[\\d,]* (?:(?:active|current|total|new|open|paid|expired|pending|registered|licensed|listed|different) ){0,2}${counted}$`,
  'i',
)
/** Longer lines are not totals. */
const MAX_COUNTS_LENGTH = 120

/** Whether a text consists of counts: “18 booths / 12 vendors”, “Members: 40; Guests: 6”, “12 active permits”. */
export function areCounts(text: string): boolean {
  if (text.length > MAX_COUNTS_LENGTH || !countedNounPattern.test(text)) return false
  if (singleCountPattern.test(text)) return true
  const parts = text.split(/\s*(?:[/,;|+&·•()]|\band\b|\bof\b|\s[-–—]\s)\s*/i).filter(Boolean)
  const isLabelled = parts.every((part) => labelledCountPattern.test(part))
  return isLabelled || (parts.length >= 2 && parts.every((part) => countPattern.test(part)))
}

const legalFormPattern =
  /\b(?:inc|llc|llp|corp|corporation|company|co|ltd|pllc|pc|foundation|association|church|school)\b\.?/i
/** `A=ACTIVE  I=INACTIVE` */
const isLegend = (text: string) => (text.match(/(?<![\p{L}\d])[A-Z\d]{1,3}\s*=\s*\p{L}{2}/gu) ?? []).length >= 2

/** `yellow = not sure if still open` */
const isExplanation = (text: string) => /^[\p{L}\d*†‡§#^~: ]{1,25}\s*=\s*\S/u.test(text)

/** Notes of three or more words, by their first word: `see also harbor list`. Names of this length seldom begin like this. */
const noteStartPattern =
  /^(?:see|also|nb|todo|to do|still to|need|needs|ask|check|add|call|remember|etc|more|others|revised|compiled|prepared|please|thanks?)(?=[\s:,]).*\s\S+\s\S/i

/** The creation time of a report: `Accrual Basis Thursday, October 29, 2026 09:12 AM GMT-8`. */
const reportTimePattern =
  /^(?:(?:accrual|cash) basis[,:]? ?)?(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}|\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{4}|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})(?:[ ,T-]+(?:at )?\d{1,2}:\d{2}.{0,40})?$/i

/** Closing lines below a table, such as thanks and contact addresses: `Corrections: office@example.org`. */
const closingLinePattern =
  /^(?:mahalo|quyana|gracias|merci|many thanks) (?:for|por|pour) |[\p{L}:,.?!] \S{1,64}@\S{1,100}\.\p{L}{2,}|^(?:questions|corrections|changes|updates|additions|errors)\b.{0,40}[?:]/iu

/** The maximum length of a text that is searched for a closing line. */
const MAX_LINE_LENGTH = 300

/** The minimum number of words of a sentence. */
const MIN_SENTENCE_WORDS = 8
const isSentence = (text: string) =>
  (noteStartPattern.test(text) && !legalFormPattern.test(text)) ||
  /!+$|\p{Emoji_Presentation}/u.test(text) ||
  (text.split(/\s+/).length >= MIN_SENTENCE_WORDS && !legalFormPattern.test(text))

/**
 * Whether a row without an address and a phone number is a total or a note: `Total registrations` with a number, a legend of
 * codes, or a single sentence.
 * @param others the values besides the name
 */
export function isNote(values: string[], name: string, others: string[]): boolean {
  const filled = values.filter(Boolean).map(cleanCell)
  const [first = '', ...rest] = filled
  if (others.length <= 2 && filled.some((value) => footerPattern.test(value))) return true
  if (leadingTotalPattern.test(first) && (rest.length > 0 ? rest.every(isCount) : /\d$/.test(first))) return true
  if (areCounts(name) && others.every(isCount)) return true
  if (leadingAveragePattern.test(first) && rest.length > 0 && rest.every(isCount)) return true
  if (trailingTotalPattern.test(name) && others.length > 0 && others.every(isAmount)) return true
  return (
    others.length === 0 &&
    (reportTimePattern.test(name) ||
      isLegend(name) ||
      isExplanation(name) ||
      (values.length >= MIN_SECTION_COLUMNS &&
        (isSentence(name) || closingLinePattern.test(name.slice(0, MAX_LINE_LENGTH)))))
  )
}

/** The patterns of values of a field. The patterns of cities and states only exclude the name of the column. */
const expectedValuePatterns: Partial<Record<ImportField, RegExp>> = {
  city: /^(?!(?:city|town|village)(?: name)?$)/i,
  state: /^(?!(?:state|st|province)(?: (?:code|name))?$)/i,
  zip_code: /\d/,
  phone: /\d{3}/,
  website: /[^.\s]\.[^.\s]/,
  naics_code: /\d/,
  year_established: /\d/,
  latitude: /\d/,
  longitude: /\d/,
}
const valueKindPattern =
  /^(?:required|optional|mandatory|if applicable|text|string|number|numeric|integer|date|varchar.*|char.*|yes\/no|free text)$/i

/** Whether a row below the headings describes the columns: `Required`, `Digits only`, `Full URL`. */
export function explainsColumns(values: string[], mapping: Mapping): boolean {
  const filled = values.filter(Boolean)
  if (filled.length >= 3 && filled.filter((value) => valueKindPattern.test(value)).length >= 0.8 * filled.length)
    return true
  const cells = (Object.entries(expectedValuePatterns) as [ImportField, RegExp][]).flatMap(([field, pattern]) => {
    const value = values[mapping[field] ?? -1] ?? ''
    return value === '' || isPlaceholder(value) ? [] : [pattern.test(value)]
  })
  return cells.length >= 2 && !cells.includes(true)
}
