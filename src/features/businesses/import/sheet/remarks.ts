import { readDate } from './dates.ts'

/** Remarks are short. A longer text describes what a business does. */
const MAX_REMARK_LENGTH = 160

/** A quick test that leaves out most cells. */
const mayEnd =
  /clos|merge|longer|\bup\b|retired|folded|liquidat|print|publish|list|opted out|business|gone|cease|defunct|shut|went|quit|remove|take|delete|dissol|bankrupt|not return/i

/** What somebody writes about the end of a business, at the beginning of a clause. */
const subject =
  '(?:(?:now|has|have|is|was|been|they|it|they are|it is|business|store|shop|company|office|location|permanently|officially|administratively|apparently|reportedly|as of \\S+|in \\S+) )*'
const endings = new RegExp(
  `^${subject}(?:closed(?: (?:permanently|indefinitely|for good|down|up shop|its doors|their doors|doors))?|out of business|(?:went|gone) (?:out of business|under|bankrupt)|(?:not|no longer) (?:in (?:business|biz|operation)|operating|open|exists?|existing|around|returning|trading|farming|growing|ranching|producing|brewing|practicing|guiding|baking|a (?:business|farm))(?: anymore)?|(?:gave|given|giving) up (?:(?:the|on) )?(?:farming|business|farm|shop|store|practice|trade|ranch|ranching|growing|fishing)|retired from (?:farming|business|practice|ranching|growing|fishing)|folded|shuttered|liquidated|not in business|ceased(?: (?:operations?|business|trading|to exist))?|defunct|shut (?:down|its doors|their doors|up shop)|gone|quit|dissolved|bankrupt|merged (?:with|into) .*|(?:please )?(?:do not|don't) (?:print|list|publish|include in (?:the )?directory)|(?:(?:does|do|did) not|doesn't|don't|didn't) want (?:to be (?:listed|published|included)|a listing)|(?:asked|asks|prefers?|wishes|requested|requests|wants) not to be (?:listed|published|included)|opted out of (?:the )?(?:directory|listing)|(?:please )?(?:take|remove|delete) (?:(?:them|it|this|from|off) )*(?:off |from )?(?:the )?(?:list|directory))(?=$|[ ])(.*)$`,
)
/** What may follow the end of a business: when, or by whom it is known. */
const behind =
  /^(?:\s*$|\s*(?:since|as of|in|on|per|after|when|because|due|by (?:the )?owner|effective|eff|this|last|about|around|according|early|late|mid|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b|\s*(?:(?:19|20)\d\d|'\d\d)\b)/
/** The closing of a season, a day or a part, and an end that has been undone. */
const forNow =
  /\b(?:seasons?|seasonal(?:ly)?|winter|summer|spring|fall|re-?\s?open\w*|opens?|opening|temporar\w+|until|till|weekends?|holidays?|christmas|thanksgiving|easter|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur|sat|sun)(?:days?)?s?|lunch|nights?|evenings?|remodel\w*|renovat\w*|repairs?|(?:public|visitors)|fishing|hunting|vacation)\b/

/** A text without “until further notice”, which names no day on which a business opens again. */
export const withoutNotice = (text: string): string => text.replace(/\b(?:until|till|’til|'til) further notice\b/gi, '')

/** `10/25` is also a day on which a business is closed. */
const monthAndYear = /^\s*(?:0?[1-9]|1[0-2])\/(?:\d{2}|20\d{2})$/

/** Whether a clause is a date or begins with one: `10/2025`, `Jan 2026`. */
const startsWithDate = (text: string) =>
  [1, 2, 3].some((words) => {
    const start = text.trim().split(/\s+/).slice(0, words).join(' ').replace(/[,.]$/, '')
    return readDate(start) !== null
  })

/**
 * Whether a remark says that a business is gone: “CLOSED 10/2025 - take off list”, “out of business per owner”. “Closed Sundays”, “closed
 * in winter”, “formerly closed” and “closed-cell foam” do not say so.
 */
export function saysGone(text: string): boolean {
  if (text.length > MAX_REMARK_LENGTH || !mayEnd.test(text)) return false
  const said = withoutNotice(text.toLowerCase())
  if (forNow.test(said)) return false
  return said.split(/\s*(?:[.;,()[\]!:|\n]|\s[-–—]+\s|\*+)\s*/).some((clause) => {
    const [whole = '', rest] = endings.exec(clause.replace(/\s+/g, ' ').trim()) ?? []
    if (rest === undefined) return false
    return behind.test(rest) || startsWithDate(rest) || (monthAndYear.test(rest) && !/\bclosed \d/.test(whole))
  })
}

/** A whole cell that says so in a column of anything, such as one of seasons or opening hours. */
const closedForGood =
  /^(?:(?:now |business )?permanently closed|closed (?:permanently|for good|down)|(?:gone |now )?out of business|no longer in business)\b/i

/** Whether a cell of any column states at its beginning that the business has closed for good. */
export const isClosedForGood = (cell: string): boolean => closedForGood.test(cell) && saysGone(cell)

/** Whole cells of any column that say that a row is no business yet, no longer a member, or no entry at all. */
const notListed =
  /^(?:(?:former|past|previous|ex|resigned|dropped|terminated|expelled|inactive|deceased)[- ]?(?:members?|mbrs?|membership|partners?|licensees?|vendors?|clients?)|members? resigned|resigned|no longer (?:a |an )?(?:active )?members?|deceased|(?:(?:business|entity|corporate|corporation|company|llc|legal|trade|foreign|domestic|fictitious) )*name (?:reservation|reserved|hold)s?(?: -? ?.{0,20})?|(?:reserved|reservation of)(?: (?:a|the|business|entity|corporate|company|legal))* names?|test (?:record|account|member|entry|listing|data|business|company)s?|do not use|duplicate (?:record|entry|account|member|listing)|dup(?:licate)? of .{1,60})\.?$/i

/** Whether a cell of any column says that the row is no business, or no longer one of the list. */
export const isNotListed = (cell: string): boolean => cell.length <= 80 && notListed.test(cell)

/** A heading between the rows whose rows are no longer businesses or members. */
const sectionOfGone =
  /^(?:not returning|(?:former|past|previous|ex|old|dropped|lapsed|cancell?ed|inactive|closed|defunct) (?:members?|businesses|vendors?|listings?|accounts?|clients?|customers?|companies|licen[cs]es|exhibitors|sponsors)|(?:closed|dropped|inactive|cancell?ed|revoked|out of business|no longer (?:open|in business|operating|members?)|gone|defunct|dissolved|do not list|removed?)(?: (?:in|since) \d{4})?)\s*(?:\([^)]*\))?:?$/i

/** Whether a heading between the rows says that the rows below are gone. */
export const isSectionOfGone = (text: string): boolean =>
  text.length <= MAX_REMARK_LENGTH && sectionOfGone.test(text.replace(/^\W+|[\s*-]+$/g, ''))
