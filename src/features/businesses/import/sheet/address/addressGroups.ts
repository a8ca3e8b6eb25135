import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import {
  type AddressPart,
  addressParts,
  fitPart,
  parseAddressPart,
  parseAddressParts,
} from '../headings/addressParts.ts'
import { isMailingHeading } from '../headings/headings.ts'
import { isPrivateHeading } from '../headings/privateHeadings.ts'

/** The columns of one of several addresses. Their headings have the same affix, the words besides the name of the part. */
type AddressGroup = { affix: string; rank: number; first: number; columns: Partial<Record<AddressPart, number>> }

const UNRELATED_RANK = 9
const REGISTERED_RANK = 4
/** The rank of a mailing address. Addresses with a higher rank are less likely to be that of the business. */
export const MAILING_RANK = 2

/** Affixes of addresses of people and other organizations. */
const unrelatedAddressPattern =
  /\b(?:agent|ra|owners?|officer|president|ceo|process|incorporator|organizer|manager|director|governor|partner|filer|filing|filed by|submitter|preparer|attorney|reg|princ(?:ipal)? ?\d+|emergency|certifier|issu\w*|parent|spouse|previous|former|old|prior|inc|incorp\w*|form\w*|jurisdiction|birth|bank|lender|lending|servicing|franchis\w+|insur\w+|surety|broker|payer|landlord|email|e mail|web|private|personal|internal|residen(?:ce|tial)|home(?! office))\b/
const registeredPattern = /\b(?:registered|statutory|legal)\b/
const mailingPattern = /\b(?:mail\w*|bill\w*|correspond\w*|postal|remit\w*)\b/
const shippingPattern = /\b(?:ship\w*|deliver\w*)\b/
const secondaryPattern = /\b(?:contact|other|alternate|alt|secondary|second|temporary|applicant)\b|^[2-9]$/
const physicalPattern =
  /\b(?:ph|phy\w{0,6}|princip\w*|princ|prin|po|situs|premises?|locations?|loc|site|store|outlet|facility|plant|practice|establishment|executive|street|sa|actual|property|branch|farm|office|ho|work)\b/

/**
 * The rank of an address by its affix: 0 for a physical address, 1 for an address without an affix, and more for an address
 * that is less likely to be the location of the business.
 */
export function rankAffix(affix: string): number {
  if (unrelatedAddressPattern.test(affix) || isPrivateHeading(affix)) return UNRELATED_RANK
  if (registeredPattern.test(affix)) return REGISTERED_RANK
  if (mailingPattern.test(affix)) return MAILING_RANK
  if (shippingPattern.test(affix)) return MAILING_RANK + 0.2
  if (secondaryPattern.test(affix)) return MAILING_RANK + 0.5
  return physicalPattern.test(affix) ? 0 : 1
}

/** The maximum share of post-office boxes among the streets of a physical address. */
const BOX_SHARE = 0.5
/** Whether a street is a post-office box or “General Delivery”. */
export const isBox = (street: string) => /^p\.? ?o\.? ?(?:box|drawer)\b|^box \d|^general delivery\b/i.test(street)

/** The rank of an address. An address whose streets are mostly post-office boxes is a mailing address, whatever its headings say. */
function rankGroup({ affix, columns }: AddressGroup, rows: CsvRow[], hasStreetAddress: boolean): number {
  // “PO” means the postal address next to “SA”, the street address. Elsewhere it means the principal office.
  const rank = hasStreetAddress && affix === 'po' ? MAILING_RANK : rankAffix(affix)
  const streets = rows.flatMap(({ values }) => cleanOptional(values[columns.street ?? -1] ?? '') || [])
  return streets.filter(isBox).length > BOX_SHARE * streets.length ? Math.max(rank, MAILING_RANK) : rank
}

const isMailingGroup = ({ rank }: AddressGroup) => rank >= MAILING_RANK && rank < REGISTERED_RANK

/** The addresses of a table, in the order of their rank. */
export function findAddressGroups(headings: string[], rows: CsvRow[]): AddressGroup[] {
  const groups = new Map<string, AddressGroup>()
  const named = parseAddressParts(headings)
  /** Numbers of addresses, not of lines: there is a `City 2` for `Address 2`. */
  const numbers = new Set(
    named.flatMap((found) => (found?.part === 'city' && /^\d$/.test(found.affix) ? found.affix : [])),
  )
  let street = ''
  let last = ''
  for (const [column, heading] of headings.entries()) {
    let found = named[column]
    if (!found) continue
    const [, line = ''] = /(?:^|[^\d])(\d)$/.exec(heading.trim()) ?? []
    if (numbers.has(line) && (found.part === 'street' || found.part === 'street_2'))
      found = { part: 'street', affix: line }
    const values = rows.map(({ values }) => values[column] ?? '')
    const isFitting = fitPart(found.part, values)
    if (isFitting === false) continue
    const isPlain = found.affix === '' && found.part !== 'street'
    const before = groups.get(last)
    // “Mail Address, Mail City, State, Zip”: the parts after a street and a city belong to their address.
    const isContinued =
      before?.columns.street !== undefined &&
      before.columns.city !== undefined &&
      before.columns[found.part] === undefined &&
      Object.values(before.columns).includes(column - 1)
    // “Mailing Address, City, State, Zip”: the parts after a street belong to its address.
    const isRepeated = groups.get('')?.columns[found.part] !== undefined
    const affix = !isPlain ? found.affix : isContinued ? last : isRepeated ? street : ''
    if (found.part === 'street') street = affix
    last = affix
    const group = groups.get(affix) ?? { affix, rank: UNRELATED_RANK, first: column, columns: {} }
    groups.set(affix, group)
    // A later column with the same name replaces an empty one.
    if (isFitting || rows.length === 0) group.columns[found.part] ??= column
  }
  const hasStreetAddress = groups.has('sa')
  for (const group of groups.values()) group.rank = rankGroup(group, rows, hasStreetAddress)
  return [...groups.values()].sort((a, b) => a.rank - b.rank || a.first - b.first)
}

const hasTown = ({ columns }: AddressGroup) => columns.city !== undefined || columns.zip_code !== undefined

/**
 * Maps all parts of the physical address to the columns of one address, and all parts of the mailing address to the columns of
 * another one, so that no address is combined from two.
 */
export function mapAddressGroups(headings: string[], rows: CsvRow[], mapping: Mapping): void {
  const groups = findAddressGroups(headings, rows)
  // Parts without an affix belong to every street that has no town of its own: “Mailing, Physical, City, Zip”.
  const rest = groups.find(({ affix, columns }) => affix === '' && columns.street === undefined)
  const isAddress = (group: AddressGroup) =>
    group.columns.street !== undefined && (hasTown(group) || (rest !== undefined && hasTown(rest)))
  const physical = groups.find((group) => group.rank < UNRELATED_RANK && isAddress(group))
  if (!physical) {
    // A state without any other part, next to whole addresses of agents, is the state of formation.
    const isSingle = mapping.street == null && mapping.city == null && mapping.zip_code == null
    if (isSingle && groups.some((group) => group.rank === UNRELATED_RANK && hasTown(group))) delete mapping.state
    return
  }
  const heading = headings[mapping.street ?? -1] ?? ''
  const single = parseAddressPart(heading)
  // A column of whole physical addresses, or one that asks for the location, ranks before a mailing address.
  const isBetter =
    mapping.street != null &&
    !groups.some((group) => isAddress(group) && group.affix === single?.affix) &&
    (single ? rankAffix(single.affix) : isMailingHeading(heading) ? MAILING_RANK : 1) < physical.rank
  const mailing = groups.find((group) => isMailingGroup(group) && isAddress(group) && (isBetter || group !== physical))
  /** Whether the heading of a column does not assign it to another address. */
  const isOwn = (column: number | null | undefined) => {
    const named = column == null ? null : parseAddressPart(headings[column] ?? '')
    return column != null && (named === null || named.affix === physical.affix)
  }
  /** A part whose heading has a unique affix, such as `Source Zipcode`, and whose address has no street. */
  const findUniquePart = (part: AddressPart) =>
    part !== 'city' && part !== 'zip_code'
      ? undefined
      : groups.find(({ rank, columns }) => rank <= 1 && columns.street === undefined && columns[part] !== undefined)
          ?.columns[part]
  if (!isBetter) {
    for (const part of addressParts) {
      const column = physical.columns[part] ?? rest?.columns[part] ?? findUniquePart(part)
      if (column !== undefined) mapping[part] = column
      else if (part !== 'street_number' && part !== 'phone' && !isOwn(mapping[part])) delete mapping[part]
    }
  }
  for (const part of ['street', 'street_2', 'city', 'state', 'zip_code'] as const) {
    const column = mailing?.columns[part]
    // Parts of the mailing address do not describe the physical address.
    if (isBetter && column !== undefined && mapping[part] === column) delete mapping[part]
    if (column !== undefined) mapping[`mailing_${part}`] = column
    else if (mailing) delete mapping[`mailing_${part}`]
  }
}

/**
 * The columns of addresses of people and other organizations. If the street of the business is from another address, also the
 * columns of the registered address.
 */
export function findUnrelatedAddressColumns(headings: string[], rows: CsvRow[], { street }: Mapping): number[] {
  const isOther = ({ rank, columns }: AddressGroup) =>
    rank === UNRELATED_RANK ||
    (rank === REGISTERED_RANK && street != null && columns.street !== undefined && columns.street !== street)
  return findAddressGroups(headings, rows).flatMap((group) => (isOther(group) ? Object.values(group.columns) : []))
}
