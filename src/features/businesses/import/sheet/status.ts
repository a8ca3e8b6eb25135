/** What lists call a business that no longer exists, and an entry that a website does not show. */
const closed =
  /\b(?:(?<!temporarily )(?<!temp )closed|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeited|deceased|sold|cerrad[oa]|trash|draft)\b/i
/** The same for licences and registered entities. A member that is not active has only left a chamber. */
const withoutLicense =
  /\b(?:expired|inactive|void|voided|cancell?ed|surrendered|lapsed|suspended)\b|^(?:I|INA|INACT|AAC|REV)$/i
const ofLicense = /lic|entity|regist|permit|certificate|corp/i
/** `06/30/2015`, `2015-06-30` and such with a time. */
const date = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/

/**
 * Whether a status says that a business has closed or is not shown. Below `End Date`, a date that has passed says so.
 * @param heading of the column: “expired” counts for a licence, not for a membership.
 * @param isRegister whether the list has numbers of licences or registered entities, so that every status is one of them.
 */
export function readClosedStatus(heading: string, status: string, isRegister: boolean): boolean {
  if (status.length > 80) return false
  if (date.test(status)) return Date.parse(date.exec(status)?.[0] ?? '') < Date.now() && /date/i.test(heading)
  return closed.test(status) || ((isRegister || ofLicense.test(heading)) && withoutLicense.test(status))
}

/** A whole cell that says so in any column, such as one of seasons or opening hours. */
const closedForGood =
  /^(?:(?:now |business )?permanently closed|closed (?:permanently|for good|down)|(?:gone |now )?out of business|no longer in business)(?:,? (?:(?:in|since|as of) )?(?:\p{L}{3,9}\.? )?(?:\d{1,2}, )?(?:19|20)\d\d)?[.!]?$/iu

/** Whether a cell of any column says nothing but that the business has closed for good. */
export function isClosedForGood(cell: string): boolean {
  return cell.length <= 60 && closedForGood.test(cell)
}

/** What a register adds to the name of an entity: `, Dissolved July 1, 2019`. */
const statusInName =
  /,\s*((?:voluntarily |administratively |judicially )?(?:dissolved|withdrawn|delinquent|noncompliant|converted|merged|relinquished|expired|revoked)) \p{L}{3,9} \d{1,2}, \d{4}$/iu

/** Splits a name from the status behind it; without one, `status` is null. */
export function splitStatus(name: string): { name: string; status: string | null } {
  const match = statusInName.exec(name)
  return match ? { name: name.slice(0, match.index), status: match[1] ?? null } : { name, status: null }
}
