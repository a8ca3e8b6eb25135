import { normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'

const isExpiry = (words: string) => /\b(?:expir\w*|exp|valid (?:to|until|through|thru))\b/.test(words)
const isMembership = (words: string) =>
  /\bmember(?:ship)? (?:status|level|type|since|id|expir\w*|renewal|category|dues)\b|^(?:renewal|last login|last activity|dues|join|joined|lifecycle|lead|customer (?:since|id|type)|account (?:owner|balance)|subscribed|newsletter)\b/.test(
    words,
  )
/** Whether a column is metadata that a database adds to its records, such as a permit register or a map server. */
const isOfRecord = (words: string) =>
  /^(?:object ?id|fid|global ?id|creat(?:or|ed by|ed user)|edit(?:or|ed by)?(?: date)?|last edited\b.*|last (?:modified|updated?)\b.*|(?:modified|updated)(?: by| on| date| at)?|record (?:number|no|id|type|status|name)|case (?:number|no|id))$/.test(
    words,
  )
/** Whether a column is typical of a register of entities, whose registration date is the date of founding. */
const isOfEntities = (words: string) =>
  /\b(?:entity|sos|dos|charter|jurisdiction|citizenship|domicile|domestic|foreign|corporations?|corp|cor|formation|incorporat\w+|(?:registered|statutory|resident) agent|ra|registry)\b/.test(
    words,
  )

/** Words of headings for the founding of a business. */
const foundingPattern =
  /establish|found|fundad|formed|formation|incorp|organi[sz]|incept|estymd|year|\b(?:estab|est|form|in business|(?:business|bus|biz|company|firm|establishment|store|activity) (?:since|start\w*|open\w*|commence\w*|began|begin\w*)|location start|yr|ano)\b/
/** Words of headings for the start of a business, a license, a membership or an entry. */
const startPattern = /start|open|began|commence|since|apertura/

/** If at least this number of rows, and this share of them, have the same date, it is the day on which the list was entered. */
const MIN_DATES = 5
const SAME_DATE_SHARE = 0.6
function areOfOneDay(values: string[]): boolean {
  const dates = values.filter(Boolean).map((value) => value.split(/[T ]/)[0] ?? '')
  const counts = new Map<string, number>()
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1)
  return dates.length >= MIN_DATES && Math.max(...counts.values()) > SAME_DATE_SHARE * dates.length
}

/**
 * Returns a function that tells whether the dates of a column are about a record instead of the founding of the business: the
 * term of a license, the registration of a product, or the day on which a member was entered. “Registration date” means the
 * founding only in a register of entities. “Start date” means it only if the table has no columns about terms, memberships or
 * records.
 */
export function createRecordDateTest(headings: string[]): (heading: string, values: string[]) => boolean {
  const all = headings.map((heading) => insertSpaces(normalizeHeading(heading)))
  const isOfOther = all.some(isExpiry) || all.some(isMembership) || all.some(isOfRecord)
  const hasEntities = all.some(isOfEntities)
  return (heading, values) => {
    if (areOfOneDay(values)) return true
    const words = insertSpaces(normalizeHeading(heading))
    if (foundingPattern.test(words)) return false
    return isOfOther || !(startPattern.test(words) || hasEntities)
  }
}
