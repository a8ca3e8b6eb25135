import { toSingleLine } from '../../../../../kit/text/text.ts'
import { classifyIndustry } from '../../../industries/classify.ts'
import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import {
  ANY_NAME_RANK,
  isFirstNameHeading,
  isLastNameHeading,
  isPossiblePersonHeading,
  matchHeading,
  normalizeHeading,
} from '../headings/headings.ts'
import { MAX_NAME_LENGTH } from './tradeNames.ts'

/** Headings of kinds of members, and of kinds of entities. */
const memberKindHeadingPattern =
  /\b(?:commodity|purpose|members?|membership|tier|level|category|type|class|kind|dues)\b/
const entityKindHeadingPattern =
  /\b(?:owner\w*|entity|structure|legal|business|organi[sz]ation|licen[cs]e|filing|corp\w*)\b/
const individualPattern =
  /^(?:an? )?(?:individuals?|persons?|personal|famil(?:y|ies)|household|couple|retired|retirees?|senior|student|friends?)(?:(?: ?[/&,-] ?| and | or | )(?:individuals?|persons?|personal|family|household|couple|retired|retirees?|seniors?|students?|friends?|supporters?|members?|memberships?|resident))*(?: ?\([^()]*\))?$/i
/** Payments of a public office to persons: `Employee reimbursement`, `Juror fees`. */
const personalPaymentPattern =
  /^(?:(?:employees?|staff|jurors?|payroll|petty cash|refunds?|reimbursements?|stipends?)|(?:employees?|staff|jurors?|witness|travel|expenses?)[ /&-]+(?:(?:travel|expenses?)[ /&-]+)?(?:reimbursements?|refunds?|fees?|payments?|payroll|pay|wages|stipends?|duty|expenses?))$/i
/** Words of organizations in names. */
export const organizationWordPattern =
  /\b(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|corp|corporation|company|co|pllc|p\.?c|p\.?a|plc|foundation|association|assn|society|club|church|ministr\w+|school|university|college|council|cooperative|co-?op|trust|partners(?:hip)?|group|services?|enterprises?|holdings|properties|bank|center|centre|shop|store|market|restaurant|cafe|hotel|inn|lodge|farms?|ranch|studios?|associates|brothers|bros|sons|solutions|industries|systems|supply|works|dba|the|of|and|&)\b|&/i

/** `Poe, Ann`, without a word of an organization. */
export const isLastFirst = (name: string): boolean =>
  /^[\p{L}'’-]+(?: (?:jr|sr|ii|iii)\.?)?, [\p{L}'’. -]+$/iu.test(name) && !organizationWordPattern.test(name)

/** Whether a name is the name of a person: `Poe, Ann` or `Ann B. Poe`, without a word of an organization. */
export function isPersonName(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH) return false
  const plain = name.replace(/\s*\([^)]*\)$/, '')
  if (organizationWordPattern.test(plain) || /\d/.test(plain)) return false
  return (
    /^[\p{L}'’-]+(?: (?:jr|sr|ii|iii)\.?)?, [\p{L}'’. -]+$/iu.test(plain) ||
    (/^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*\.?){1,2}$/u.test(plain) && classifyIndustry(plain) === null)
  )
}

/**
 * Whether a column of contacts has names of organizations: the table has other columns for the names of persons, and most
 * contacts differ from the person of their row.
 */
export function areContactsFirms(headings: string[], rows: CsvRow[], column: number): boolean {
  const [first, last] = [headings.findIndex(isFirstNameHeading), headings.findIndex(isLastNameHeading)]
  const named = rows.filter(({ values }) => cleanOptional(values[column] ?? '') !== '')
  const persons = named.filter(({ values }) => isNameOf(values[column] ?? '', values[first] ?? '', values[last] ?? ''))
  return first >= 0 && last >= 0 && named.length > 0 && persons.length < named.length / 2
}

/** Whether a name consists of the first and the last name, in any order: `Poe, Ann (driver)`. */
function isNameOf(name: string, first: string, last: string): boolean {
  const words = new Set(
    name
      .slice(0, MAX_NAME_LENGTH)
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u),
  )
  const parts = `${first} ${last}`
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean)
  return first !== '' && last !== '' && parts.every((part) => words.has(part)) && !organizationWordPattern.test(name)
}

/** Whether a name is the name of two persons: `Poe, Ann & Ben` and `Ann and Ben Poe`. */
function isCouple(name: string): boolean {
  const isPair =
    /^[\p{L}'’-]+, \p{L}+\.?(?: \p{L}\.?)? (?:&|and) \p{L}+\.?(?: \p{L}\.?)?$/iu.test(name) ||
    /^\p{L}+\.? (?:&|and) \p{L}+\.? \p{L}[\p{L}'’-]*$/iu.test(name)
  return isPair && !organizationWordPattern.test(name.replace(/&|\band\b/i, '')) && classifyIndustry(name) === null
}

/** Returns a function that returns the reason why a row is a person; null for other rows. */
export function createPersonFinder(headings: string[], { business_name }: Mapping) {
  const nameHeading = headings[business_name ?? -1] ?? ''
  const isOfFirms =
    (matchHeading(nameHeading)?.rank ?? ANY_NAME_RANK) < ANY_NAME_RANK &&
    !isPossiblePersonHeading(nameHeading) &&
    normalizeHeading(nameHeading) !== 'display name'
  const [first, last] = [headings.findIndex(isFirstNameHeading), headings.findIndex(isLastNameHeading)]
  const kinds = headings.flatMap((heading, column) => {
    return memberKindHeadingPattern.test(normalizeHeading(heading)) ? [column] : []
  })
  const isEntity = (column: number) => entityKindHeadingPattern.test(normalizeHeading(headings[column] ?? ''))
  return (values: string[], name: string): string | null => {
    if (/\((?:individual|person|private)(?: member)?\)$/i.test(name)) return 'The name says that this is a person'
    if (!isOfFirms && isNameOf(name, values[first] ?? '', values[last] ?? ''))
      return `The columns “${headings[first]}” and “${headings[last]}” say that this is a person`
    const column = kinds.find((column) => {
      const kind = toSingleLine(cleanOptional(values[column] ?? ''))
      return individualPattern.test(kind) || personalPaymentPattern.test(kind)
    })
    // A sole proprietorship can have a name that looks like the name of a person.
    const isPerson =
      column !== undefined && (isEntity(column) ? isLastFirst(name) : isPersonName(name) || isCouple(name))
    return isPerson
      ? `The column “${headings[column]}” says “${cleanOptional(values[column] ?? '')}”, and the name is that of a person`
      : null
  }
}
