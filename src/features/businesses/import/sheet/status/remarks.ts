import { parseDate } from '../cells/dates.ts'

/** The maximum length of a remark. A longer text describes the business. */
const MAX_REMARK_LENGTH = 160

/** A fast filter that rejects most cells. */
const endWordPattern =
  /clos|merge|longer|\bup\b|retired|folded|liquidat|print|publish|list|opted out|business|gone|cease|defunct|shut|went|quit|remove|take|delete|dissol|bankrupt|not return|open|rebuil|back|burn|demolish|torn|raze|destroy|washed|total loss|wound|ended|stopped|boarded|out of b/i

/** Words at the beginning of a clause that says that a business has closed. */
const subject =
  '(?:(?:now|no|sorry|has|have|had|is|are|was|were|been|they|it|we|i|they are|it is|business|building|bldg|structure|property|store|shop|company|office|location|permanently|unfortunately|officially|administratively|apparently|reportedly|as of \\S+|in \\S+) )*'
/** “will not”, “have no plans to” */
const negation =
  "(?:(?:(?:will|would|shall|can|could|do|does|did) )?(?:not|never)|won't|wont|cannot|can't|cant|(?:do not|don't|does not|doesn't|did not|didn't) (?:plan|intend|expect) to|(?:not (?:planning|going|able)|(?:decided|chose|opted) not|unable|no (?:plans?|intention)) to)"
const comeBack = '(?:be )?(?:re-? ?open(?:ing|ed)?|rebuild(?:ing)?|rebuilt|com(?:e|ing) back)'
const byWhat =
  '(?: (?:by|in|from|after|during) (?:an? |the )?(?:\\w+ )?(?:fires?|blaze|floods?|flooding|storms?|tornado|hurricane|earthquake|landslide|avalanche|explosion)(?: \\w+)?)?'
/** Words for the loss of a building. The business may continue elsewhere. */
const loss = `(?:total loss(?: (?:in |by |due to |from )?(?:a |the )?(?:fire|flood|storm))?|burn(?:ed|t)(?: (?:down|to the ground))?${byWhat}|(?:destroyed|demolished|razed|torn down|bulldozed|washed away)${byWhat})`
const buildingLossPattern = new RegExp(`^${subject}${loss}(?=$|[ ])`)
/** Words for a business that continues, or for a past event. */
const continuationPattern =
  /\b(?:re-?built|re-?building|re-?opened|replaced|restored|relocat\w+|moved|moving|new (?:building|bldg|location|store|site|shop)|operat(?:es|ing)|1[6-9]\d\d)\b/
const notReopeningPattern = new RegExp(`\\b${negation} ${comeBack}\\b`, 'g')
const endPattern = new RegExp(
  `^${subject}(?:${negation} ${comeBack}(?: (?:the |our |this )?(?:business|store|shop|restaurant|company|doors))?|${loss}|never opened|boarded up|wound (?:up|down)|(?:ended|stopped) (?:operations?|business|operating|trading)|(?:retired|sold|quit)(?:,)? (?:and|&|\\+) (?:(?:is|has|was|now|permanently) )?closed(?: (?:permanently|for good|down))?|closed ?(?:and|&|\\+) (?:sold|razed|demolished|torn down|vacant|retired|boarded up|gone)|closed(?: (?:permanently|indefinitely|for good|down|up shop|its doors|their doors|doors|the (?:business|store|shop)))?|out of (?:business|biz|bus)|(?:went|gone) (?:out of business|under|bankrupt)|(?:not|no longer) (?:in (?:business|biz|operation)|operating|open|exists?|existing|around|returning|trading|farming|growing|ranching|producing|brewing|practicing|guiding|baking|a (?:business|farm))(?: anymore)?|(?:gave|given|giving) up (?:(?:the|on) )?(?:farming|business|farm|shop|store|practice|trade|ranch|ranching|growing|fishing)|retired from (?:farming|business|practice|ranching|growing|fishing)|folded|shuttered|liquidated|not in business|ceased(?: (?:operations?|business|trading|to exist))?|defunct|shut (?:down|its doors|their doors|up shop)|gone|quit|dissolved|bankrupt|merged (?:with|into) .*|(?:please )?(?:do not|don't) (?:print|list|publish|include in (?:the )?directory)|(?:(?:does|do|did) not|doesn't|don't|didn't) want (?:to be (?:listed|published|included)|a listing)|(?:asked|asks|prefers?|wishes|requested|requests|wants) not to be (?:listed|published|included)|opted out of (?:the )?(?:directory|listing)|(?:please )?(?:take|remove|delete) (?:(?:them|it|this|from|off) )*(?:off |from )?(?:the )?(?:list|directory))(?=$|[ ])(.*)$`,
)
/** Text after the words for a closure: a time or a source. */
const afterEndPattern =
  /^(?:\s*$|\s*(?:since|as of|in|on|per|after|when|because|due|by (?:the )?owner|effective|eff|this|last|about|around|according|early|late|mid|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b|\s*(?:(?:19|20)\d\d|'\d\d)\b)/
/** Words for a seasonal, daily or partial closing, and for a reopening. */
const temporaryPattern =
  /\b(?:seasons?|seasonal(?:ly)?|winter|summer|spring|fall|re-?\s?open\w*|opens?|opening|temporar\w+|until|till|weekends?|holidays?|christmas|thanksgiving|easter|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur|sat|sun)(?:days?)?s?|lunch|nights?|evenings?|remodel\w*|renovat\w*|repairs?|(?:public|visitors)|fishing|hunting|vacation)\b/

/** Removes “until further notice”, which does not name a day of reopening. */
export const withoutNotice = (text: string): string => text.replace(/\b(?:until|till|’til|'til) further notice\b/gi, '')

/** `10/2025`. `10/25` after “closed” can also mean a single day. */
const monthAndYearPattern = /^\s*(?:0?[1-9]|1[0-2])\/(?:\d{2}|20\d{2})$/

/** Whether a clause is a date or begins with one: `10/2025`, `Jan 2026`. */
const startsWithDate = (text: string) =>
  [1, 2, 3].some((words) => {
    const start = text.trim().split(/\s+/).slice(0, words).join(' ').replace(/[,.]$/, '')
    return parseDate(start) !== null
  })

/**
 * Whether a remark says that a business has closed or is not to be listed: “CLOSED 10/2025 - take off list”, “out of business
 * per owner”. “Closed Sundays”, “closed in winter”, “formerly closed” and “closed-cell foam” do not count.
 */
export function reportsClosure(text: string): boolean {
  if (text.length > MAX_REMARK_LENGTH || !endWordPattern.test(text)) return false
  const remark = withoutNotice(text.toLowerCase().replaceAll('’', "'"))
  const others = remark.replace(notReopeningPattern, ' ')
  if (temporaryPattern.test(others)) return false
  return remark.split(/\s*(?:[.;,()[\]!:|\n]|\s[-–—/]+\s|\*+)\s*/).some((clause) => {
    const [whole = '', rest] = endPattern.exec(clause.replace(/\s+/g, ' ').trim()) ?? []
    if (rest === undefined || (buildingLossPattern.test(whole) && continuationPattern.test(others))) return false
    return (
      afterEndPattern.test(rest) ||
      startsWithDate(rest) ||
      (monthAndYearPattern.test(rest) && !/\bclosed \d/.test(whole))
    )
  })
}

/** The beginning of a cell of any column, such as one of opening hours, that says that a business has closed permanently. */
const permanentlyClosedPattern =
  /^(?:(?:now |business )?permanently closed|closed (?:permanently|for good|down)|(?:gone |now )?out of business|no longer in business)\b/i

/** Whether a cell of a column of opening times says that the business will not reopen: “No, we will not reopen”. */
export const isNotReopening = (cell: string): boolean =>
  cell.toLowerCase().replaceAll('’', "'").search(notReopeningPattern) >= 0 && reportsClosure(cell)

/** Whether a cell of any column begins with the statement that the business has closed permanently. */
export const isPermanentlyClosed = (cell: string): boolean =>
  permanentlyClosedPattern.test(cell) && reportsClosure(cell)

/** Cells of any column that mark a row as not yet a business, no longer a member, or not a valid entry. */
const notListedPattern =
  /^(?:(?:former|past|previous|ex|resigned|dropped|terminated|expelled|inactive|deceased)[- ]?(?:members?|mbrs?|membership|partners?|licensees?|vendors?|clients?)|members? resigned|resigned|no longer (?:a |an )?(?:active )?members?|deceased|(?:(?:business|entity|corporate|corporation|company|llc|legal|trade|foreign|domestic|fictitious) )*name (?:reservation|reserved|hold)s?(?: -? ?.{0,20})?|(?:reserved|reservation of)(?: (?:a|the|business|entity|corporate|company|legal))* names?|test (?:record|account|member|entry|listing|data|business|company)s?|do not use|duplicate (?:record|entry|account|member|listing)|dup(?:licate)? of .{1,60}|.{1,60} \(deleted\))\.?$/i

/** Whether a cell of any column marks the row as not a business or as no longer listed. */
export const isNotListed = (cell: string): boolean => cell.length <= 80 && notListedPattern.test(cell)

/** Section headings of former businesses or members. */
const goneSectionPattern =
  /^(?:not returning|(?:former|past|previous|ex|old|dropped|lapsed|cancell?ed|inactive|closed|defunct) (?:members?|businesses|vendors?|listings?|accounts?|clients?|customers?|companies|licen[cs]es|exhibitors|sponsors)|(?:closed|dropped|inactive|cancell?ed|revoked|out of business|no longer (?:open|in business|operating|members?)|gone|defunct|dissolved|do not list|removed?)(?: (?:in|since) \d{4})?)\s*(?:\([^)]*\))?:?$/i

/** Whether a section heading says that the rows below it are former businesses or members. */
export const isGoneSection = (text: string): boolean =>
  text.length <= MAX_REMARK_LENGTH && goneSectionPattern.test(text.replace(/^\W+|[\s*-]+$/g, ''))
