import { normalizeHeading } from './headings.ts'

/** Words of lists for a business that no longer exists, or for an entry that a website does not show. */
const closed =
  /\b(?:(?<!temporarily )(?<!temp )(?<!not )closed|merged|deleted|purged|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeited|deceased|sold|cerrad[oa]|trash|draft|converted out)\b/i
/** A business that is closed for a time: “Closed for the season; opens May”. */
const closedForNow =
  /\b(?:seasons?|seasonal(?:ly)?|winter|summer|spring|fall|re-?open\w*|opens|temporar\w+|until|weekends?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|remodel\w*|renovat\w*)\b/i
/** The same for licences, entities and entries of lists. A membership that has lapsed says nothing about a business. */
const inactive =
  /\b(?:expired|(?:not|non|no longer)[- ]?active|inactive|inactivated|deactivated|void|voided|cancell?ed|canc|(?:voluntary )?surrender(?:ed)?|relinquished|(?:not |non-?)renewed|lapsed|suspended|retired|denied|archived)\b|^(?:I|INA|INACT|AAC|REV|EXP|CAN|DISS?|LAPS|TERM|CLSD?|SUSP?)$/i
const ofMembership = /\b(?:members?(?:hip)?|dues|subscription|email)\b/
/** `06/30/2015`, `2015-06-30`, `30-JUN-2015` and such with a time. */
const date =
  /^(?:\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}-[A-Za-z]{3}-(?:\d{4}|\d{2}))(?=$|[\sT])/
/** The number of days by which spreadsheet programs store dates since 1954. */
const serialDate = /^[2-7]\d{4}$/
/** Earlier dates stand for none. */
const EARLIEST_END = Date.parse('1950-01-01')

/** The time of a date; null for another text. */
function readDate(text: string): number | null {
  if (serialDate.test(text)) return Date.UTC(1899, 11, 30) + Number(text) * 86_400_000
  const time = Date.parse(date.exec(text)?.[0] ?? '')
  return Number.isNaN(time) ? null : time
}

/** The single words of yes and no. */
const answer = /^(?:y|n|yes|no|true|false|x|0|1)$/i

/**
 * Whether a status means that a business has closed or is not shown. In a column `End Date`, a past date means so.
 * @param heading of the column: “expired” counts for a licence or an entry, not for a membership.
 */
export function readClosedStatus(heading: string, status: string): boolean {
  if (status === '' || status.length > 80) return false
  const words = normalizeHeading(heading)
  const time = readDate(status)
  if (time !== null) return time > EARLIEST_END && time < Date.now() && words.includes('date')
  if (answer.test(status)) return isClosedAnswer(words, status)
  if (closed.test(status)) return !closedForNow.test(status)
  return !ofMembership.test(words) && inactive.test(status)
}

/** Whether a status means that a business is closed for a time. */
export const isClosedForNow = (status: string): boolean =>
  status.length <= 80 && /\b(?:temp(?:orarily)? closed|closed temp\w*)\b/i.test(status)

/** Whether “no” below `Active` or `Status`, or “yes” below `Closed`. */
const isClosedAnswer = (heading: string, answer: string) =>
  /^(?:n|no|false|0)$/i.test(answer)
    ? /^(?:is )?(?:currently )?(?:active|open)\b(?!.*(?:closed|inactive))/.test(heading) ||
      (/\bstatus(?: code)?$/.test(heading) && !ofMembership.test(heading))
    : /^(?:is )?(?:closed|inactive|out of business)\b/.test(heading)

/** A whole cell that says so in any column, such as one of seasons or opening hours. */
const closedForGood =
  /^(?:(?:now |business )?permanently closed|closed (?:permanently|for good|down)|(?:gone |now )?out of business|no longer in business)(?:,? (?:(?:in|since|as of) )?(?:\p{L}{3,9}\.? )?(?:\d{1,2}, )?(?:19|20)\d\d)?[.!]?$/iu

/** Whether a cell of any column contains only the statement that the business has closed for good. */
export function isClosedForGood(cell: string): boolean {
  return cell.length <= 60 && closedForGood.test(cell)
}

/** The status that a register appends to the name of an entity: `, Dissolved July 1, 2019`. */
const statusInName =
  /,\s*((?:voluntarily |administratively |judicially )?(?:dissolved|withdrawn|delinquent|noncompliant|converted|merged|relinquished|expired|revoked)) \p{L}{3,9} \d{1,2}, \d{4}$/iu

/** Splits a name from the status after it; without a status, `status` is null. */
export function splitStatus(name: string): { name: string; status: string | null } {
  const match = statusInName.exec(name)
  return match ? { name: name.slice(0, match.index), status: match[1] ?? null } : { name, status: null }
}
