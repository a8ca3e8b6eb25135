import { truncate } from '../../../../../kit/text/text.ts'
import { region } from '../../../../../region/region.ts'
import { MAX_NAME_LENGTH } from './tradeNames.ts'

const record =
  '(?:test|org(?:anization)?|business|company|record|member|account|listing|entry|user|customer|client|vendor|profile|name|store)'
/** Nouns such as “Provider” that follow “Test” in the names of test rows. */
const holder =
  '(?:provider|facility|licensee|permittee|applicant|registrant|establishment|contractor|agency|employer|dealer|retailer|supplier|merchant|participant|institution|entity|property|contact|person|owner|location|site|row|data|import|upload|item|inc|llc|corp)'
/** Names that people enter to test a form or a program: `zzTEST Listing`, `Test Account 2 - ignore`, `Sample Business`. */
const testNamePattern = new RegExp(
  `^[\\W_]*(?:z*|x{0,3})[\\W_]?(?:test(?:ing)?(?:[ _-]?${record})*|test(?:[ _-](?:${record}|${holder}))+\\.?|(?:sample|example|dummy|demo|fake|placeholder)[ _-]${record}|untitled(?: ${record})?|new ${record}|${record} name(?: here)?|your ${record}(?: name)?(?: here)?|prueba(?:[\\W_]+(?:borrar|no usar))?|asdf\\w*|qwerty\\w*|lorem ipsum.*)[ _#-]*\\d{0,4}(?:[\\W_]+(?:(?:please )?(?:ignore|delete|remove)\\b.*|(?:do not|don['’]t)\\b.*|(?:only|test)))?[\\W_]*$`,
  'i',
)

/** Remarks of editors and bookkeepers before or after a name that is not to be used. */
const setAsidePattern =
  /^(?:hold|on hold|tentative|maybe|inactive|old|delete|duplicate|dup|void|test|archived?|remove|withdrawn|withdrew|cancell?ed|resigned|declined)(?=\s*:|\s+[-–—]|[-–—]\s|\*\s)|^(?:to be )?(?:deleted?|removed?)(?: me| this| record| entry| account| listing)?$|^(?:delete|remove) (?:me|this|record|entry|account|listing)\b|\b(?:do not|don['’]t) (?:use|list|contact|publish|call)\b|[(*[](?:hold|on hold|withdrawn|cancell?ed|dup(?:licate)?|delete|inactive|void|test|former(?: member)?|old(?: record)?|resigned|copy(?: \d+)?)[)*\]]|\s[-–—]\s?(?:tbd|tba|dup(?:licate)?|delete|inactive|void|test|old|former member|resigned|copy ?\(?\d+\)?)$|^copy (?:\(?\d+\)? )?of\b|^z{3,}(?=\W)|^zz(?=[.*_-])/i
/** A prefix that sorts a name after all others. */
const sortedLastPattern = /^zz\b/

/** Domains of email providers. CRM programs store them as the company of a contact. */
const emailProviderPattern =
  /^(?:www\.)?(?:(?:g(?:oogle)?mail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|aim|icloud|me|mac|mail|gmx|zohomail|proton|protonmail|pm|fastmail|hey|yandex|qq|163|tutanota|juno|netzero|embarqmail)\.(?:com|net|org|me|ca|co\.uk|fr|de)|(?:comcast|sbcglobal|att|bellsouth|verizon|cox|charter|earthlink|centurylink|centurytel|frontiernet|windstream|roadrunner|optonline|mindspring|suddenlink|hughes)\.net)$/i
/** Whether a text is the domain of an email provider, of the region or worldwide. */
export const isEmailProviderDomain = (text: string) =>
  emailProviderPattern.test(text) || region.providers.includes(text.replace(/^www\./i, '').toLowerCase())
/** Placeholders for an unknown name. */
const unknownNamePattern =
  /^[\W_]*(?:(?:tbd|tba|to be (?:determined|announced|decided))(?:\s*[([].*)?|unknown|name (?:unknown|withheld|redacted|missing|not (?:given|known|provided|available))|(?:business|company|organi[sz]ation|owner|vendor|tenant|member|store|contact)(?: name)? (?:unknown|n\/?a|missing|withheld|not (?:given|known|listed|provided|available|applicable))|(?:unknown|unnamed|undisclosed) (?:business|company|organi[sz]ation|owner|tenant|occupant|vendor|name|member|contact|account|caller|lead)|no (?:company|employer|organi[sz]ation|affiliation|business name|company name|name (?:given|provided|listed|available|on file))|individuals?|private (?:individual|person|party|citizen|owner)|not (?:provided|given|specified|listed|available|applicable)|undefined|blank|empty|delete)[\W_]*$/i
const person =
  '(?:resident|citizen|person|individual|home ?owner|renter|volunteer|neighbou?r|customer|consumer|visitor|taxpayer|retiree|student|household|family|private party|member of the public)s?'
const ofPerson =
  '(?:(?:local|private|concerned|area|city|county|town|village|regular|former|nearby|old|interested|retired) )*'
/** Answers of people without a business to “What is your business?”: “n/a just a resident”. */
const noBusinessPattern = new RegExp(
  `^[\\W_]*(?:${[
    'n/a[\\s,;:(.–—-]+.*',
    "none(?:\\s*[,;:(.–—-]+.*| (?:i['’]m|i am|we are|just|personal|private|individual|yet|at this time|currently|needed|resident|home ?owner)\\b.*)",
    "(?:(?:i['’]m|i am|we are|we['’]re|this is|it is|it['’]s) )?not (?:a|an|really a|our|my|for a) (?:business|company|store|vendor|shop)\\b.*",
    "(?:i |we )?(?:have |do not have a |don['’]t have a )?no business(?: (?:name|yet|here|listed|at this time|involved|to list|owned))?(?:[\\s,;:(.–—-]*| ?[,;:(.–—-].*)",
    `(?:i['’]m |i am |we are )?just (?:an? |the )?${ofPerson}${person}\\b.*|just (?:me|myself|us|looking|asking|curious|wondering)`,
    `(?:i['’]m |i am )?(?:an? )?${ofPerson}(?:resident|individual|person|home ?owner|private party)s?(?: (?:only|of \\p{L}.{1,40}|with no business|not (?:a )?business))?`,
    'self(?:[- ]?employed)?(?:\\s*[,;:(/–—].*|\\s+-.*)?|(?:retired|unemployed)(?:\\s*[,;:(/–—].*)?',
  ].join('|')})[\\W_]*$`,
  'iu',
)
/** The minimum number of digits of a phone number. */
const MIN_PHONE_DIGITS = 7
const phoneOnlyPattern = /^\+?[\d\s().-]{7,20}(?:\s?(?:x|ext)\.?\s?\d{1,6})?$/i
/** Texts of links, which stand in the name column of tables that were copied from a website. */
const linkTextPattern =
  /^(?:click(?: here)?|(?:view|see|show) (?:details?|profile|listing|more)|more info(?:rmation)?|(?:read|learn) more|visit (?:our )?web ?site)$/i
const dateOnlyPattern = /^(?:\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2}(?:\d{2})?)(?:[ T]\d{1,2}:\d{2}.*)?$/
const emailOnlyPattern = /^<?(?:mailto:)?[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}>?$/i

/** Whether a name is only a web address, which may be that of a business: `alderinn.com`. */
export const isWebAddress = (name: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|us|gov|edu|biz|info|co|io)(?:\/\S*)?$/i.test(
    name,
  )

/** Records of bookkeeping programs and cash registers for anonymous sales. */
const anonymousCustomerPattern =
  /^(?:(?:cash|counter|retail|walk[- ]?in|drop[- ]?in|over the counter|one[- ]?time|general|misc(?:ellaneous)?|generic|default|unknown|various|pos|web|online|house|anonymous)(?: (?:customers?|clients?|sales?|accounts?|vendors?|suppliers?|guests?|donors?|members?|purchases?))|walk[- ]?ins?|petty cash|cash|(?:customer|vendor|guest)s?|(?:daily|counter) sales|opening balance)$/i

/** Names that refer to the data of another row: `Alder Inn (see Lodging)`, `Alder Air - see Alder Aviation`, `see above`. */
const bracketedReferencePattern = /\s*[([]\s*(?:please )?see\b[^()[\]]*[)\]]?$/i
const referencePattern =
  /(?:\s[-–—]+\s*|[,;:]\s*)(?:please )?see \S.*$|^(?:please )?see (?:above|below|also|under|listing|entry)\b|\bsee (?:above|below)$/i

/** Whether a name refers to another row. */
export const isReference = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && (bracketedReferencePattern.test(name) || referencePattern.test(name))

/** Removes a trailing reference in brackets from a name. */
export const withoutReference = (name: string): string => name.replace(bracketedReferencePattern, '') || name

/** The reason why a name is not the name of a business; null for the name of a business. */
export function refuseName(name: string): string | null {
  if (name.length > MAX_NAME_LENGTH) return null
  const quoted = `“${truncate(name, 80)}”`
  if (testNamePattern.test(name)) return `${quoted} is a test, not a business`
  const held = (setAsidePattern.exec(name) ?? sortedLastPattern.exec(name))?.[0].trim()
  if (held) return `The name says “${held.replace(/^[-–—]\s?/, '')}”`
  if (emailOnlyPattern.test(name)) return `The name ${quoted} is an email address`
  if (isEmailProviderDomain(name)) return `The name ${quoted} is that of a provider of email`
  if (linkTextPattern.test(name)) return `The name ${quoted} is only the text of a link`
  if (dateOnlyPattern.test(name)) return `The name ${quoted} is only a date`
  if (phoneOnlyPattern.test(name) && name.replace(/\D/g, '').length >= MIN_PHONE_DIGITS)
    return `The name ${quoted} is only a phone number`
  if (unknownNamePattern.test(name)) return `${quoted} says that the name is not known`
  if (noBusinessPattern.test(name)) return `${quoted} says that this is not a business`
  return anonymousCustomerPattern.test(name) ? `${quoted} stands for any customer, not for a business` : null
}
