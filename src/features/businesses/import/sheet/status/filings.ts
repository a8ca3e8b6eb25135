import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { insertSpaces } from '../headings/headingWords.ts'

/** Headings of columns with types of filed documents: `Transaction Type`, `Document Description`. */
const filingHeadingPattern =
  /\b(?:transaction|trans|filing|document|doc|amendment|history) (?:type|code|description|desc|name|action)(?: (?:description|desc|name|text))?$|^(?:(?:last|latest|most recent|recent) )?(?:transaction|filing|document|amendment)$|^filing event$/

/** Types of filed documents. */
const filingPattern =
  /\b(?:articles|amendments?|annual report|biennial report|registration|reservation|agent|dissol\w+|cancel\w+|withdraw\w+|merge[rd]?|merging|reinstate\w*|conversion|formation|incorporation|organization|certificate|statement|trade name|restated)\b/i
/** Types of documents that end an entity. */
const endPattern =
  /\b(?:dissol(?:ved|ution)|cancell?(?:ed|ation)|withdraw(?:n|al)|terminat(?:ed|ion)|revoked|revocation|surrender(?:ed)?|forfeit(?:ed|ure)|(?:merge[rd]?|merging|convert(?:ed)?|conversion) (?:out|into)|(?:non|not) surviv(?:or|ing))\b/i
/** Types of documents that cancel or announce an end, or end something else. */
const otherEndPattern =
  /\b(?:reinstat\w+|rescission|rescind\w*|(?:revocation|withdrawal|cancell?ation|termination) of (?:(?:the |a |voluntary |administrative )*(?:dissol\w+|cancell?ation|withdrawal|termination|revocation)|.{0,40}\b(?:agents?|reservations?|statements?|intent\w*|designation|authority of|partners?|members?|officers?|directors?|liens?)\b)|intent\w*|proposed|pending|agents?|reserv\w+|liens?|ucc)\b/i
/** The maximum length of a type of document. */
const MAX_FILING_LENGTH = 200

/** Whether a column has types of filed documents, by its heading or its values. */
export function areFilings(heading: string, values: string[]): boolean {
  if (filingHeadingPattern.test(insertSpaces(normalizeHeading(heading)))) return true
  if (!/\b(?:type|code|description|desc|action)\b/.test(normalizeHeading(heading))) return false
  const filled = values.map(cleanOptional).filter(Boolean)
  return (
    filled.length > 0 &&
    filled.filter((value) => value.length <= MAX_FILING_LENGTH && filingPattern.test(value)).length >=
      0.8 * filled.length
  )
}

/** Whether a type of document ends an entity: `CERTIFICATE OF DISSOLUTION`, `MERGED OUT`. */
export function isEndOfEntity(text: string): boolean {
  if (text.length > MAX_FILING_LENGTH) return false
  const words = text.replace(/[\s_/–—-]+/g, ' ')
  return endPattern.test(words) && !otherEndPattern.test(words)
}
