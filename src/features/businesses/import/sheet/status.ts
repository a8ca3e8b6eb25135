/** Words of lists for a business that no longer exists, or for an entry that a website does not show. */
const closed =
  /\b(?:(?<!temporarily )(?<!temp )(?<!not )closed|merged|deleted|purged|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeited|deceased|sold|cerrad[oa]|trash|draft)\b/i
/** A business that is closed for a time: “Closed for the season; opens May”. */
const closedForNow =
  /\b(?:seasons?|seasonal(?:ly)?|winter|summer|spring|fall|re-?open\w*|opens|temporar\w+|until|weekends?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|remodel\w*|renovat\w*)\b/i
/** The same for licences and registered entities. A member that is not active has only left a chamber. */
const withoutLicense =
  /\b(?:expired|inactive|inactivated|deactivated|void|voided|cancell?ed|canc|(?:voluntary )?surrender(?:ed)?|relinquished|(?:not |non-?)renewed|lapsed|suspended|retired|denied|archived)\b|^(?:I|INA|INACT|AAC|REV|EXP|CAN|DISS?|TERM|CLSD?|SUSP?)$/i
const ofLicense = /lic|entity|regist|permit|certificate|corp/i
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

/**
 * Whether a status means that a business has closed or is not shown. In a column `End Date`, a past date means so.
 * @param heading of the column: “expired” counts for a licence, not for a membership.
 * @param isRegister whether the list has numbers of licences or registered entities, so that every status is the status
 * of one.
 */
export function readClosedStatus(heading: string, status: string, isRegister: boolean): boolean {
  if (status === '' || status.length > 80) return false
  const time = readDate(status)
  if (time !== null) return time > EARLIEST_END && time < Date.now() && /date/i.test(heading)
  if (/^(?:y|n|yes|no|true|false|x|0|1)$/i.test(status)) return isRegister && isClosedAnswer(heading, status)
  if (closed.test(status)) return !closedForNow.test(status)
  return (isRegister || ofLicense.test(heading)) && withoutLicense.test(status)
}

/** Whether “no” below `Active`, or “yes” below `Closed`. */
const isClosedAnswer = (heading: string, answer: string) =>
  /^(?:n|no|false|0)$/i.test(answer)
    ? /^\W*(?:is )?(?:active|open)\b(?!.*(?:closed|inactive))/i.test(heading)
    : /^\W*(?:is )?(?:closed|out of business)\b/i.test(heading)

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
