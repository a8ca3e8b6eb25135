import { truncate } from '../../../../kit/text/text.ts'
import { MAX_NAME_LENGTH } from './tradeNames.ts'

const record =
  '(?:test|org(?:anization)?|business|company|record|member|account|listing|entry|user|customer|client|vendor|profile|name|store)'
/** What somebody enters to try a form or a program: `zzTEST Listing`, `Test Account 2 - ignore`, `Sample Business`. */
const testName = new RegExp(
  `^[\\W_]*(?:z*|x{0,3})[\\W_]?(?:test(?:ing)?(?:[ _-]?${record})*|(?:sample|example|dummy|demo|fake|placeholder)[ _-]${record}|untitled(?: ${record})?|new ${record}|${record} name(?: here)?|your ${record}(?: name)?(?: here)?|asdf\\w*|qwerty\\w*|lorem ipsum.*)[ _#-]*\\d{0,4}(?:[\\W_]+(?:(?:please )?(?:ignore|delete|remove)\\b.*|(?:do not|don['’]t)\\b.*|(?:only|test)))?[\\W_]*$`,
  'i',
)

/** What an editor or a bookkeeper writes before or behind a name that is not to be used. */
const setAside =
  /^(?:hold|on hold|tentative|maybe|inactive|old|delete|duplicate|dup|void|test|archived?|remove)(?=\s*:|\s+[-–—]|[-–—]\s)|^(?:to be )?(?:deleted?|removed?)(?: me| this| record| entry| account| listing)?$|^(?:delete|remove) (?:me|this|record|entry|account|listing)\b|\b(?:do not|don['’]t) (?:use|list|contact|publish|call)\b|[(*[](?:dup(?:licate)?|delete|inactive|void|test|former(?: member)?|old(?: record)?|resigned|copy(?: \d+)?)[)*\]]|\s[-–—]\s?(?:dup(?:licate)?|delete|inactive|void|test|old|former member|resigned|copy ?\(?\d+\)?)$|^copy (?:\(?\d+\)? )?of\b|^z{3,}(?=\W)|^zz(?=[.*_-])/i
/** Letters that sort a name behind all others. */
const setLast = /^zz\b/

/** A record of a bookkeeping program or a till for sales to anybody. */
const anyCustomer =
  /^(?:(?:cash|counter|retail|walk[- ]?in|drop[- ]?in|over the counter|one[- ]?time|general|misc(?:ellaneous)?|generic|default|unknown|various|pos|web|online|house|anonymous)(?: (?:customers?|clients?|sales?|accounts?|vendors?|suppliers?|guests?|donors?|members?|purchases?))|walk[- ]?ins?|petty cash|cash|(?:customer|vendor|guest)s?|(?:daily|counter) sales|opening balance)$/i

/** A name whose data stand in another row: `Alder Inn (see Lodging)`, `Alder Air - see Alder Aviation`, `see above`. */
const referenceInBrackets = /\s*[([]\s*(?:please )?see\b[^()[\]]*[)\]]?$/i
const reference =
  /(?:\s[-–—]+\s*|[,;:]\s*)(?:please )?see \S.*$|^(?:please )?see (?:above|below|also|under|listing|entry)\b|\bsee (?:above|below)$/i

/** Whether a name refers to another row. */
export const isReference = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && (referenceInBrackets.test(name) || reference.test(name))

/** A name without a reference in brackets behind it. */
export const withoutReference = (name: string): string => name.replace(referenceInBrackets, '') || name

/** Why a name is not that of a business that can be listed; null for the name of a business. */
export function refuseName(name: string): string | null {
  if (name.length > MAX_NAME_LENGTH) return null
  const quoted = `“${truncate(name, 80)}”`
  if (testName.test(name)) return `${quoted} is a test, not a business`
  const held = (setAside.exec(name) ?? setLast.exec(name))?.[0].trim()
  if (held) return `The name says “${held.replace(/^[-–—]\s?/, '')}”`
  return anyCustomer.test(name) ? `${quoted} stands for any customer, not for a business` : null
}
