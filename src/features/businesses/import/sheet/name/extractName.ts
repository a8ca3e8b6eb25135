import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanCell, cleanOptional, isFormula, isPlaceholder } from '../cells/cellText.ts'
import {
  ANY_NAME_RANK,
  FULL_NAME_RANK,
  isFirstNameHeading,
  isMixedNameHeading,
  isPossiblePersonHeading,
  matchHeading,
  normalizeHeading,
} from '../headings/headings.ts'
import { findKindColumns } from '../industry/mapTags.ts'
import { withoutMark } from '../status/legends.ts'
import { reportsClosure } from '../status/remarks.ts'
import { isClosedStatus, splitStatus } from '../status/status.ts'
import { createNameJoiner } from './nameParts.ts'
import { isLastFirst, isPersonName } from './persons.ts'
import { isReference, withoutReference } from './refusedNames.ts'
import { extractTradeName, hasLegalForm, MAX_NAME_LENGTH } from './tradeNames.ts'

/** Texts that mean an empty name. */
const missingNamePattern =
  /^(?:y|n|yes|no|true|false|0+|no (?:premises?|dba|d\/b\/a|trade ?name|other name|fictitious name|assumed name)|none (?:used|on file)|same name|does not (?:apply|use one)|retired|self|self[- ]employed|unemployed|student|homemaker|honorary|vacant(?: (?:lot|building|space|storefront|unit|store))?|for (?:lease|rent|sale)|\([^)]*\)|same(?: as (?:above|legal(?: name)?|owner))?)$/i

const withoutMissing = (text: string) => (missingNamePattern.test(text) || isPlaceholder(text) ? '' : text)

const joinBlanks = (text: string) => toSingleLine(text).replace(/\s{2,}/g, ' ')

/** Remarks after a name: “Alder (closed)”, “Alder - CLOSED 2025”. */
const trailingRemarkPattern = /^(.+?)\s*(?:[([]([^()[\]]+)[)\]]|\s[-–—]+\s*([^–—]+)|\*+\s*([^*]+?)\s*\**)$/
/** “**CLOSED** Alder” */
const markedRemarkPattern = /^[*([]+\s*([^*()[\]]{4,40})[*)\]]+\s*(.+)$/
const leadingRemarkPattern = /^([^:–—]{4,30}?)\s*(?::|\s[-–—])\s*(.+)$/

/** Splits a name from a status or remark that says that the business has closed. Without such a text, `status` is null. */
function splitRemark(name: string): { name: string; status: string | null } {
  if (name.length > MAX_NAME_LENGTH) return { name, status: null }
  const found = splitStatus(name)
  if (found.status !== null) return isClosedStatus('', found.status) ? found : { ...found, status: null }
  const [, before = '', ...behind] = trailingRemarkPattern.exec(name) ?? []
  const remark = behind.find((text) => text !== undefined)
  const isStatus = behind[0] !== undefined && isClosedStatus('', behind[0])
  if (remark !== undefined && (reportsClosure(remark) || isStatus)) return { name: before, status: remark }
  const [, start = '', rest = ''] = markedRemarkPattern.exec(name) ?? leadingRemarkPattern.exec(name) ?? []
  return start !== '' && reportsClosure(start) ? { name: rest, status: start } : found
}

/** The name of a row, the status or remark in its cell, and the message for a missing name. */
export type NameResult = {
  name: string
  status: string | null
  missing: string
  /** Whether the name is a reference to another row: “Alder (see Homer)”. */
  isReference?: boolean
  /** The heading of the column with the name, if no field is mapped to it. */
  source?: string
  refusal?: string
}

/** Headings of owners and taxpayers. They are businesses if their names have a legal form. */
const ownerHeadingPattern =
  /^(?:owner|ownership|owners|(?:property|business|company|legal|record) owner|owner(?:s| or)? operator|owner of record|operator|proprietor|taxpayer|applicant|permittee|parent(?: company| organi[sz]ation)?)(?: (?:business|company|legal))?(?: name)?$/
/** Headings of accounts of a program. They are businesses unless they have names of persons. */
const accountHeadingPattern = /^(?:account|client|customer|members?|contact) (?:name|company)$/
/** The rank of `License Name`. Names with a higher rank may be names of anything. */
const LAST_NAME_RANK = 6
/** Finds the columns with names for rows without a name in the mapped columns, the best first. */
function findOtherNames(headings: string[], mapping: Mapping) {
  const mapped = new Set([...Object.values(mapping), ...findKindColumns(headings)])
  const found = headings.flatMap((heading, column) => {
    const match = matchHeading(heading)
    const isName = match?.field === 'business_name' && match.rank <= LAST_NAME_RANK && match.rank !== FULL_NAME_RANK
    const words = normalizeHeading(heading)
    const isOwner = ownerHeadingPattern.test(words)
    const isAccount = accountHeadingPattern.test(words)
    const isPerson = isPossiblePersonHeading(heading) && !isAccount
    if (mapped.has(column) || !(isName || isOwner || isAccount) || isPerson || isMixedNameHeading(heading)) return []
    // “Name” may be the name of a person.
    const needsForm = isOwner || (match?.rank === ANY_NAME_RANK && !isAccount) || words.startsWith('contact')
    return [{ column, rank: isOwner || isAccount ? LAST_NAME_RANK + 1 : (match?.rank ?? 0), needsForm, isAccount }]
  })
  return found.sort((a, b) => a.rank - b.rank)
}
/** Headings of other names of a business: `AKA Name`. */
const aliasHeadingPattern =
  /^(?:a ?k ?a|also known as|known as|alias(?:es)?|other|alternate|alternative)(?: (?:business|trade|company))?(?: names?)?$/
/** Whether two names are of the same person: `Ann Poe` and `Poe, Ann B`. */
const isNameOfSame = (person: string, name: string) =>
  isPersonName(name) &&
  name
    .toLowerCase()
    .split(' ')
    .includes((person.split(',')[0] ?? '').toLowerCase())
/** Headings of names of premises. They are preferred to the name of a person who holds the license. */
const premisesHeadingPattern =
  /^(?:premises?|trade|trading|dba|d b a|doing business as|assumed|fictitious|store|shop|establishment|facility|business|company)(?: trade)?(?: name)?(?: dba)?$/
const holderHeadingPattern = /\b(?:licensee|holder|permittee|registrant|applicant|owner|taxpayer|legal)\b/

/** Returns a function that extracts the name of a row: from the mapped column, otherwise from the next column with a name. */
export function createNameExtractor(headings: string[], mapping: Mapping) {
  const { business_name, other_name } = mapping
  const headingOf = (column: number | null | undefined) => headings[column ?? -1] ?? ''
  const firstName = headings.findIndex(isFirstNameHeading)
  const joinName = createNameJoiner(headings, mapping)
  const others = findOtherNames(headings, mapping)
  const mapped = new Set(Object.values(mapping))
  const aliases = headings.flatMap((heading, column) =>
    !mapped.has(column) && aliasHeadingPattern.test(normalizeHeading(heading)) ? [column] : [],
  )
  const places = [
    ...[...(other_name == null ? [] : [other_name]), ...others.map(({ column }) => column)].filter((column) =>
      premisesHeadingPattern.test(normalizeHeading(headingOf(column))),
    ),
    ...aliases,
  ]
  const isOfHolder = holderHeadingPattern.test(normalizeHeading(headingOf(business_name)))
  /** Whether a name is the name of a person who holds a license. */
  const isHolder = (name: string) => isLastFirst(name) || (isOfHolder && isPersonName(name))
  /** The cell of a column; empty if it is the last name of a person. */
  const cellOf = (values: string[], column: number | null | undefined) =>
    isMixedNameHeading(headingOf(column)) && cleanOptional(values[firstName] ?? '') !== ''
      ? ''
      : (values[column ?? -1] ?? '')
  const cleanName = (values: string[], column: number | null | undefined) =>
    withoutMissing(joinBlanks(cleanOptional(cellOf(values, column))))
  const quoted = [business_name, other_name]
    .map(headingOf)
    .filter(Boolean)
    .map((heading) => `“${heading}”`)
  const missing =
    quoted.length === 0
      ? 'The row has no name'
      : `The row has no name in the column${quoted.length > 1 ? 's' : ''} ${quoted.join(' or ')}`
  return (values: string[]): NameResult => {
    const whole = joinName(values, joinBlanks(cleanCell(cellOf(values, business_name))))
    const isReferring = isReference(whole)
    const { name: typed, status } = splitRemark(isReferring ? withoutReference(whole) : whole)
    const name = withoutMark(typed)
      // “self (Dugger Heat & Air)”
      .replace(/^self(?:[- ]employed)?\s*\(([^()]+)\)$/i, '$1')
      // Some lists mark board members with asterisks.
      .replace(/(?<=[\p{L}\d.)”"])\s?[*†‡§]+$/u, '')
    if (isFormula(name)) {
      return {
        name,
        status: null,
        missing,
        refusal: 'The name is a formula, of which the file does not have the result',
      }
    }
    const place = isHolder(name)
      ? places.find((column) => {
          const found = cleanName(values, column)
          return found !== '' && !isLastFirst(found) && !isNameOfSame(name, found)
        })
      : undefined
    const own =
      (place === undefined ? '' : cleanName(values, place)) || withoutMissing(name) || cleanName(values, other_name)
    // A row with a single cell is a heading or a note, whose text may be in any column.
    const isAlone = values.filter(Boolean).length < 2
    const other =
      own || isAlone
        ? undefined
        : others.find(({ column, needsForm, isAccount }) => {
            const found = cleanName(values, column)
            const isPerson = isLastFirst(found) || (isAccount && isPersonName(found))
            return found !== '' && !isPerson && (!needsForm || hasLegalForm(found))
          })
    const source = place ?? other?.column
    return {
      name: extractTradeName(own || (other ? cleanName(values, other.column) : '')),
      ...(source !== undefined && source !== other_name && { source: headingOf(source) }),
      status,
      missing,
      isReference: isReferring,
    }
  }
}
