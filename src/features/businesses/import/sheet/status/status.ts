import { parseDate } from '../cells/dates.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'
import { withoutNotice } from './remarks.ts'

/** Statuses of a business that no longer exists, or of an entry that a website does not show. */
const closedPattern =
  /\b(?:(?<!temporarily )(?<!temp )(?<!not )(?<!never )closed|merged|deleted|purged|out of business|not in business|no longer (?:open|operating|in business)|dissol\w+|revoked|terminated|ceased|defunct|withdrawn|forfeit\w*|deceased|passed away|sold|discontinued|abandoned|bankrupt|quit|gone|shut down|cerrad[oa]|clausurad[oa]|cancelad[oa]|baja|trash|draft|converted out|demolished|razed|torn down|burned down)\b/
/** Statuses of a temporarily closed business: “Closed for the season; opens May”. */
const temporarilyClosedPattern =
  /\b(?:seasons?|seasonal(?:ly)?|winter|summer|spring|fall|re-? ?open\w*|opens|temporar\w+|temp|until|weekends?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunch|remodel\w*|renovat\w*)\b/
/**
 * Statuses of ended licenses, entities and entries of lists. They do not count for a membership, because the business may exist
 * without it.
 */
const inactivePattern =
  /\b(?:(?<!not |un)expired|(?:not|non|no longer)[- ]?(?:active|operating|operational)|not open|inoperative|(?<!pending )inactive|inactivated|deactivated|void|voided|cancell?ed|canc|(?:voluntary )?surrender(?:ed)?|relinquished|dropped|(?:not |non-?)renewed|lapsed|suspended|retired|denied|refused|rejected|not yet (?:open(?:ed)?|issued|licen[cs]ed|formed|active|operat\w+|in operation|approved)|coming soon|opening soon|name reserv\w+|reserved name|archived|not issued|never issued|not licen[sc]ed|not certified|decertified|disqualified|application (?:pending|received|withdrawn|in process|incomplete)|pending (?:application|issuance|approval)|in application)\b|\bremoved from\b|^(?:removed|delisted|rescinded|expelled|debarred|reserved|test|i|ina|inact|aac|rev|exp|can|diss?|laps|term|clsd?|susp?|surr?end)$/
const membershipHeadingPattern = /\b(?:members?(?:hip)?|mbrs?|mbrship|dues|subscription|email)\b/
/** Headings of columns in which “pending” means that a license has not been issued yet. */
const licenseHeadingPattern = /\b(?:licen[cs]e|licensee|lic|permit|privilege|certificat\w*|credential|application)\b/
/** Statuses of an ended membership, which remove a business from a list of members. An inactive or lapsed membership does not. */
const membershipEndPattern = /^(?:former|past|previous|ex|resigned|dropped|quit|left|expelled)\b/
const memberHeadingPattern = /\b(?:members?(?:hip)?|mbrs?|mbrship)\b/
/** Statuses of an existing business or a valid license, also with restrictions. */
const activePattern =
  /\b(?:active|good(?: standing)?|current|open|opened|operational|operating|certified|issued|valid|activ[oa]|vigente|abiert[oa]|in business|in existence|exists|existing|registered|licen[cs]ed|approved|renewed|not expired|publish(?:ed)?|temporar\w+|seasonal|pending|delinquent|past due|probation|conditional|compliant|non ?compliant|on hold|courtesy|prospective|dormant)\b/
/** Earlier dates mean that there is no date. */
const EARLIEST_END = Date.parse('1950-01-01')

/** Headings of the closure of a business or the end of its license. */
const endHeadingPattern =
  /\b(?:end|ended|ends|closed?|closing|closure|cease[ds]?|cessation|cancel(?:l?ed|l?ation)?|inactive|inactivat(?:ed|ion)|dissol(?:ved|ution)|terminat(?:ed|ion)|withdraw(?:n|al)|revo(?:ked|cation)|surrender(?:ed)?|deactivat(?:ed|ion)|merge[rd]?|out of business|oob|discontinu\w*|defunct|shut|went out|last day (?:of )?(?:business|operations?))\b/
/** Headings of the end of something else, such as a contract. */
const otherEndHeadingPattern =
  /\b(?:fiscal|projected|planned|job|project|members?(?:hip)?|dues|term|period|application|bid|lease|contract|insurance|policy|bond|event|sale|season|week|day of|tax year|year end|years? ending|inspection|violation|case|complaint|hearing|enrollment|agent|ra|disciplin\w*|sanction|suspension|probation|penalty|citation|enforcement|investigation|claim|audit|review|order|action|wc|cb|surety|grant|loan|warranty|trial|promotion|offer|ad|advert\w*|award|program|training)\b/

/** Whether a heading is the date of an end: `Close Dt`, `Date Dissolved`, `Closed On`. */
export function isEndHeading(heading: string): boolean {
  const words = insertSpaces(normalizeHeading(heading))
  return endHeadingPattern.test(words) && !otherEndHeadingPattern.test(words)
}

/** Normalizes a status: `CLOSED_PERMANENTLY`, `***Closed permanently` and `Closed/Permanently` become “closed permanently”. */
export const normalizeStatus = (status: string) =>
  status
    .toLowerCase()
    .replace(/[_*/–—]+|\s-+\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Answers that mean yes or no. */
const yesNoPattern = /^(?:y|n|yes|no|true|false|x|0|1)$/i
/** The maximum length of a status. A longer text is a description. */
const MAX_STATUS_LENGTH = 80
/** The maximum number of words of a status. */
const MAX_STATUS_WORDS = 7

/**
 * Whether a status means that a business has closed or is not shown. In a column of end dates, a past date means it.
 * @param heading of the column: “expired” counts for a license or an entry, not for a membership
 */
export function isClosedStatus(heading: string, status: string): boolean {
  if (status === '' || status.length > MAX_STATUS_LENGTH) return false
  const words = normalizeHeading(heading)
  const time = parseDate(status)
  if (time !== null)
    return time > EARLIEST_END && time < Date.now() && (isEndHeading(heading) || words.includes('date'))
  if (formerTagPattern.test(words)) return !noPattern.test(status)
  if (yesNoPattern.test(status)) return isClosedAnswer(words, status)
  const normalized = normalizeStatus(status)
  if (closedPattern.test(normalized)) return !temporarilyClosedPattern.test(withoutNotice(normalized))
  if (/^pend(?:ing)?$/.test(normalized) && licenseHeadingPattern.test(words)) return true
  if (memberHeadingPattern.test(words) && membershipEndPattern.test(normalized)) return true
  return !membershipHeadingPattern.test(words) && inactivePattern.test(normalized)
}

/** Whether a text is any status of a business or a license. */
export function isStatus(text: string): boolean {
  // Codes may mean anything.
  if (!/\p{L}{4}/u.test(text) || text.split(/\s+/).length > MAX_STATUS_WORDS) return false
  const normalized = normalizeStatus(text)
  return closedPattern.test(normalized) || inactivePattern.test(normalized) || activePattern.test(normalized)
}

/** Whether the meaning of a code is that a business is not active. */
export const isInactiveWord = (word: string): boolean =>
  isClosedStatus('status', word) ||
  !/\b(?:active|good|current|open|operat\w+|issued|valid|existing|registered|licen[cs]ed|certified|approved|renewed|temporar\w+|seasonal|pending|new|conditional|probation\w*)\b/i.test(
    word,
  )

/** Whether a status means that a business is temporarily closed. */
export const isTemporarilyClosed = (status: string): boolean =>
  status.length <= MAX_STATUS_LENGTH && /\b(?:temp(?:orarily)? closed|closed temp\w*)\b/.test(normalizeStatus(status))

const activeHeadingPattern =
  /^(?:is |are |still )*(?:currently |still )?(?:active|open|operating|operational|in business)\b/
const closedHeadingPattern =
  /^(?:is |has |been |administratively |permanently |now )*(?:closed|inactive|out of business|oob|dissolved|revoked|ceased|defunct|disused|terminated|cancell?ed|gone)\b/

/** Map tags of the former use of a place: `disused:shop`. */
const formerTagPattern =
  /^(?:disused|abandoned|demolished|razed) (?:shop|amenity|office|craft|tourism|leisure|building)$/
const noPattern = /^(?:no|false)$/i

/** Whether yes or no below a heading tells whether a business exists: `Still open?`, `Closed`. */
export function isAnswerHeading(heading: string): boolean {
  const words = normalizeHeading(heading)
  return activeHeadingPattern.test(words) || closedHeadingPattern.test(words)
}

/** Whether the answer means closed: “no” below `Active` or `Status`, or “yes” below `Closed`. */
const isClosedAnswer = (heading: string, answer: string) =>
  /^(?:n|no|false|0)$/i.test(answer)
    ? (activeHeadingPattern.test(heading) && !/closed|inactive/.test(heading)) ||
      (/\bstatus(?: code)?$/.test(heading) && !membershipHeadingPattern.test(heading))
    : closedHeadingPattern.test(heading)

/** The status that a register appends to the name of an entity: `, Dissolved July 1, 2019`. */
const statusInNamePattern =
  /,\s*((?:voluntarily |administratively |judicially )?(?:dissolved|withdrawn|delinquent|noncompliant|converted|merged|relinquished|expired|revoked)) \p{L}{3,9} \d{1,2}, \d{4}$/iu

/** Splits a name from the status after it; without a status, `status` is null. */
export function splitStatus(name: string): { name: string; status: string | null } {
  const match = statusInNamePattern.exec(name)
  return match ? { name: name.slice(0, match.index), status: match[1] ?? null } : { name, status: null }
}
