/** What lists call a business that no longer exists, and an entry that a website does not show. */
const closed =
  /\b(?:(?<!temporarily )(?<!temp )closed|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeited|deceased|sold|cerrad[oa]|trash|draft)\b/i
/** The same for licences and registered entities. A member that is not active has only left a chamber. */
const withoutLicense = /\b(?:expired|inactive|void|voided|cancell?ed|surrendered|lapsed|suspended)\b/i
const ofLicense = /lic|entity|regist|permit|certificate|corp/i

/**
 * Whether a status says that a business has closed or is not shown.
 * @param heading of the column: “expired” counts for a licence, not for a membership.
 */
export const readClosedStatus = (heading: string, status: string): boolean =>
  status.length <= 80 && (closed.test(status) || (ofLicense.test(heading) && withoutLicense.test(status)))
