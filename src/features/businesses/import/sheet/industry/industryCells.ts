import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'

/** The maximum length of a parsed cell with an industry, such as `C-10 - Electrical` and `NAICS 237310: Highway Construction`. */
const MAX_CELL_LENGTH = 1000

/** Kinds of members and license holders, which do not name an industry. */
const holder =
  '(?:(?:for[- ]?profit|non-?profit|individual|private|public|member|business|corporate|arts?) )?(?:organi[sz]ation|individual|person|company|business|firm|entity|member|artist|corporation|household|group|sole owner|owner)s?|(?:for[- ]?|non-?)profits?|(?:limited )?partnerships?|limited liability|joint venture'
/** Kinds of documents of registers. */
const paper =
  '(?:(?:new|initial|original|renewal|annual|amended) )?(?:application|licen[cs]e|permit|certificate|registration|renewal|filing|report|record|amendment|document)s?|(?:new|initial|original|renewed|transfer)'
const licenseStatus =
  '(?:not )?(?:active|inactive|expired|current|clear|pending|issued|closed|suspended|revoked|cancell?ed|renewed|delinquent|approved|denied|open|valid|void|lapsed)'
const officer =
  '(?:vice )?president|secretary|treasurer|(?:managing )?(?:member|partner|director)|manager|(?:registered|statutory) agent|ceo|cfo|chair(?:man|person)?|officer|incorporator|organizer|qualifier'
const insurance =
  "workers?['’]?s? comp(?:ensation)?(?: insurance)?|(?:general|public|professional) liability(?: insurance)?|self[- ]?insured|(?:contractor['’]?s? |surety |cash )?bond|exempt(?: from workers?['’]?s? comp(?:ensation)?)?"
const notIndustryPattern = new RegExp(`^(?:${holder}|${paper}|${licenseStatus}|${officer}|${insurance})$`, 'i')
/** Codes of certificates for small businesses and for businesses of owners of a group. */
const certificateCode =
  '(?:[LSDMWVEPRNBHAI]|AC?D|ACD|AA|AP|NA|[MW]/?[MW]|VS|SL|ES|MI|DV|SDV|LGBTQ?|C|D[OZ]|OD)BE|(?:SD|ED)?(?:V|W|M|B|LGBT)OS?B|[RL][OR]B|DZE?|V?SBE?|SB-?PW|SLB|ESB|MSB|VBOB|SDB|SWaM|HUB(?: ?zone)?|8 ?\\(?a\\)?|B[ -]?corp(?:oration)?|UCP|JV'
const ofOwners =
  '(?:certified|small|micro|emerging|local|locally|minority|wom[ae]n|female|veteran|(?:service[- ])?disabled(?:[- ]veteran)?|native(?:[- ]american)?|[a-z]+ native|tribal(?:ly)?|black|african american|hispanic|asian|lgbtq?\\+?|disadvantaged|economically|family|resident|independent(?:ly)?)'
const certificatePattern = new RegExp(
  `^(?:certified )?(?:(?:${certificateCode})(?: (?:${certificateCode}|certified|certification|firm))*|(?:${ofOwners}[- ,&]{1,3}(?:and )?)+(?:owned|operated|business|enterprise|certified|concern|firm|company)(?:[- ](?:and|&|owned|operated|small|business|enterprise|firm|company|concern))*(?: \\([A-Z/]{2,8}\\))?)$`,
  'i',
)
/** Classes of licenses and levels of members: `Class B`, `Tier 2`, `T2`. */
const levelOrClassPattern =
  /^(?:(?:class|tier|type|level|grade|category|cat\.?|group|schedule|series|phase|zone|risk) ?[-#]?(?:[A-Z]|[IVX]{1,4}|\d{1,3}[A-Z]?)|[A-Z]\d{1,2})$/i
/** The maximum length of a text that is matched with these kinds. */
const MAX_KIND_LENGTH = 60

const isKind = (text: string) =>
  text.length <= MAX_KIND_LENGTH &&
  (notIndustryPattern.test(text) || certificatePattern.test(text) || levelOrClassPattern.test(text))

/**
 * Whether a text names only kinds of license holders or documents, a status, an officer, an insurance, certificates or classes,
 * which are not industries.
 */
export const isNotIndustry = (text: string): boolean =>
  text.length <= MAX_CELL_LENGTH &&
  (isKind(text.trim()) ||
    (/[,;|/]/.test(text) && text.split(/\s*[,;|/]\s*/).every((part) => part === '' || isKind(part))))

/** Values of a required field without an answer: the specialty `GENERAL` of a contractor, `UNUSED`. */
const unspecifiedIndustryPattern =
  /^(?:general|unused|unspecified|unclassified|not (?:specified|applicable|classified|listed)|none specified|unknown)$/i

/** Whether an industry cell does not name an industry. */
export const namesNoIndustry = (text: string): boolean =>
  isNotIndustry(text) || unspecifiedIndustryPattern.test(text.trim())

/** Whether at least half of the values of a column are not industries. */
export function areNotIndustries(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.filter(isNotIndustry).length >= filled.length / 2
}

/** Whether a column is about the insurance, the bonds or the officers of a business. */
export const isInsuranceHeading = (heading: string): boolean =>
  /\b(?:workers?|comp|wc|coverage|insurances?|insurer|bond|surety|policy|officer|agent)\b/.test(
    normalizeHeading(heading),
  )

const leadingCodePattern =
  /^(?:(?:(?:NAICS|SIC)[ :#]{0,3}\d{2,6}|\d{6}|[A-Z]{1,2}-?\d{1,3}[A-Z]?)(?:\s?[-–—:|]{1,2}\s?|\s)|\d{2}(?:-\d{2})? [-–—:|] )(?=\(?\p{L}{3})/u

/** Removes codes from an industry: `C-10 - Electrical` becomes `Electrical`. */
export function withoutCodes(text: string): string {
  if (text.length > MAX_CELL_LENGTH) return text
  const own = text.replace(leadingCodePattern, '')
  const end = own.search(/\b(?:NAICS|SIC)(?: code)?[ :#]{0,3}\d{2,6}\b/i)
  const cut = end > 0 ? own.slice(0, end) : own
  return end > 0 ? cut.replace(/[\s,;:([|–—-]{1,9}$/, '') || text : cut
}

/** Removes certificates from a list of industries: `DBE; Catering` becomes `Catering`. */
export function withoutCertificates(text: string): string {
  if (text.length > MAX_CELL_LENGTH || !/[,;|]/.test(text)) return text
  const parts = text.split(/\s*([,;|])\s*/)
  const isKept = (part: string, index: number) => index % 2 === 0 && part !== '' && !certificatePattern.test(part)
  const kept = parts.filter(isKept)
  return kept.length === (parts.length + 1) / 2 ? text : kept.join(`${parts[1]} `)
}

/**
 * Splits several industries in one cell, as programs export them: `Arts,Shopping`, `Catering; Bakery`. “Arts, Crafts & Gifts”
 * is one industry.
 */
export function splitIndustries(text: string): string[] {
  if (text.length > MAX_CELL_LENGTH) return [text]
  const isCompact = /,/.test(text) && !/,\s/.test(text) && !/\d,\d/.test(text)
  const parts = text.split(isCompact ? /\s*[,;|]\s*/ : /\s*[;|]\s*/).filter(Boolean)
  return parts.length > 1 ? parts : [text]
}
