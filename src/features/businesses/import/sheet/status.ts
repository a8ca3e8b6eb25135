/** Words of lists for a business that no longer exists, or for an entry that a website does not show. */
const closed =
  /\b(?:(?<!temporarily )(?<!temp )closed|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeited|deceased|sold|cerrad[oa]|trash|draft)\b/i
/**
 * Words for licences and registered entities that have ended. A member of a chamber that is not active may still be in
 * business.
 */
const withoutLicense =
  /\b(?:expired|inactive|void|voided|cancell?ed|surrendered|lapsed|suspended)\b|^(?:I|INA|INACT|AAC|REV)$/i
const ofLicense = /lic|entity|regist|permit|certificate|corp/i
/** A date such as `06/30/2015` or `2015-06-30`, also with a time. */
const date = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/

/**
 * Whether a status means that a business has closed or is not shown. In a column `End Date`, a past date means so.
 * @param heading of the column: “expired” counts for a licence, not for a membership.
 * @param isRegister whether the list has numbers of licences or registered entities, so that every status is the status
 * of one.
 */
export function readClosedStatus(heading: string, status: string, isRegister: boolean): boolean {
  if (status.length > 80) return false
  if (date.test(status)) return Date.parse(date.exec(status)?.[0] ?? '') < Date.now() && /date/i.test(heading)
  return closed.test(status) || ((isRegister || ofLicense.test(heading)) && withoutLicense.test(status))
}

/** A cell of any column that means closed for good, such as one of seasons or opening hours. */
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
