import { parseDate } from '../cells/dates.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'

/** The maximum length of a searched cell. Longer cells are descriptions. */
const MAX_REMOVAL_LENGTH = 120

const subject =
  '(?:(?:now|has|have|was|is|been|firm|vendor|member|business|company|owner|account|entry|listing|voluntarily|administratively|permanently|status:?|[-–—*]+) )*'
const list =
  '(?:the )?(?:list|listing|directory|program|register|registry|roster|market|chamber|association|membership|database|system|rolls?)'
/** Words that say in any column that a business was removed from the list. */
const removed = `removed|(?:taken )?off ${list}|rescinded|delisted|de-listed|struck(?: off)?|revoked|de-?certified|expelled|debarred|withdrawn|withdrew|out of business|oob|deceased|moved (?:away|out(?: of (?:state|town|area|county|the (?:state|area|country)))?)|left (?:the )?(?:state|area|program|${list})|merged (?:with|into|w\\/) .{2,60}|no longer (?:certified|eligible|enrolled|participating|licensed|in (?:the )?program|in business|a (?:vendor|member))`
/** Words that say it only in a column of dates, numbers or amounts. */
const ended =
  'closed|did not renew|(?:moved|relocated) to (?:another state|[a-z]+)|dissolved|terminated|cancell?ed|surrendered|relinquished|retired|quit|dropped(?: out)?|resigned|gone|defunct|ceased|not renewed|non-?renewed|disqualified|void(?:ed)?|inactive|shut down|passed away|died|graduated'
/** Text after these words: a list, a date, a person or a reason. */
const behind = `(?:\\s*(?:from|off) ${list})?(?:[\\s,;:.–—(-]+(.*?))?`
const removedPattern = new RegExp(`^\\W*${subject}(?:${removed})${behind}\\W*$`, 'i')
const endedPattern = new RegExp(`^\\W*${subject}(?:${removed}|${ended})${behind}\\W*$`, 'i')
const circumstancePattern =
  /^(?:since|as of|in|on|per|after|when|because|due|by|effective|eff|this|last|early|late|mid|at (?:own |owner'?s? )?request|voluntar\w+|owner|ask|see|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b|^(?:19|20)\d\d\b|^'\d\d\b|^\d{1,2}\/\d{2,4}\b/i

/** Headings of columns with dates, numbers or amounts. Words are exceptions in them. */
const valueHeadingPattern =
  /\b(?:expir\w*|exp|renew\w*|valid|good (?:through|thru|until)|thru|through|until|issued?|effective|dates?|since|dues|paid|fees?|amount|year|yr|phone|telephone|tel|fax|e ?mail|website|web|url|licen[cs]e|lic|certif\w*|cert|permit|number|no|zip|employees|seats|capacity|booth|stall|space|joined|certified)\b/
/**
 * Headings of columns about other things, in which an end does not concern the business, and of statuses, which `closedRows.ts`
 * checks.
 */
const unrelatedHeadingPattern =
  /\b(?:bond|surety|insurance|insured|policy|coverage|workers?|wc|inspections?|violations?|complaints?|cases?|disciplin\w*|citations?|fines?|enforcement|reviews?|hearings?|orders?|tickets?|agent|owner|officer|contact|manager|lease|loan|grant|event|season|hours|days?|class|course|job|project|card|status|standing|subscription|newsletter|e ?mail|fax)\b/

/** Whether a cell matches and ends there or continues with a date, a person or a reason. */
function matches(pattern: RegExp, cell: string): boolean {
  const match = pattern.exec(cell)
  if (!match) return false
  const rest = (match[1] ?? '').trim()
  return rest === '' || circumstancePattern.test(rest) || parseDate(rest.split(/[\s,;)]/)[0] ?? '') !== null
}

/**
 * Whether a text in a column of another kind says that the business was removed from the list or has ended: “REMOVED FROM LIST
 * 1/2026” below `Cert. Expires`.
 */
export function reportsRemoval(heading: string, cell: string): boolean {
  if (cell === '' || cell.length > MAX_REMOVAL_LENGTH || !/\p{L}{3}/u.test(cell)) return false
  const words = insertSpaces(normalizeHeading(heading))
  if (unrelatedHeadingPattern.test(words)) return false
  return matches(valueHeadingPattern.test(words) ? endedPattern : removedPattern, cell.replace(/\s+/g, ' '))
}

const lapsedPattern =
  /^\W*(?:expired|suspended|lapsed|delinquent|denied|on hold|under review|probation|pending (?:review|revocation))\b/i

/** Whether a text in a column of dates or numbers says that a license or a certificate has lapsed. The business may still exist. */
export function reportsLapse(heading: string, cell: string): boolean {
  const words = insertSpaces(normalizeHeading(heading))
  return (
    cell.length <= MAX_REMOVAL_LENGTH &&
    lapsedPattern.test(cell) &&
    valueHeadingPattern.test(words) &&
    !unrelatedHeadingPattern.test(words)
  )
}

/** Headings of columns with remarks. */
const remarkHeadingPattern =
  /\b(?:notes?|remarks?|comments?|memo|misc(?:ellaneous)?|other info(?:rmation)?|follow ?up|details?)\b|^$/
const uncertainEndPattern =
  /\b(?:clos(?:ing|ed?|ure)|mov(?:ing|ed) (?:to|away|out|from)|relocat(?:ing|ed)|not (?:coming|returning|attending|participating|renewing|open)|retiring|going out|went out|out of business|oob|deceased|passed away|died|for sale|foreclos\w+|evict\w+|bankrupt\w*|shut(?:ting)? down|(?:may|might|will|plans? to|going to|about to) (?:quit|close|move|sell|retire)|selling out|last (?:day|season|year)|revoked|removed|withdr(?:ew|awn))\b/i
/** Words for a temporary closing, and for the end of something other than the business. */
const temporaryEndPattern =
  /\b(?:closed? (?:on |in |for |to |at |every |during |all )?(?:the )?(?:mon|tues?|wed|thur?s?|fri|sat|sun|weekend|winter|summer|spring|fall|season|holiday|christmas|public|lunch|january|february)\w*|closed[- ](?:cell|loop|captioned)|close to|(?:foods?|items?|plants?|art\w*|seeds?|goods|tickets) for sale|stay\w* open|re-?open\w*|never closed|not closed)\b/i

/** Whether a remark says that the business may have closed or moved: “closing 12/25? ask Don”. */
export const mayHaveClosed = (heading: string, cell: string): boolean =>
  cell.length <= MAX_REMOVAL_LENGTH &&
  remarkHeadingPattern.test(normalizeHeading(heading)) &&
  uncertainEndPattern.test(cell) &&
  !temporaryEndPattern.test(cell)
