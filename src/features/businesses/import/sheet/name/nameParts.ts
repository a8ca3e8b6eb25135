import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { hasLegalForm, MAX_NAME_LENGTH } from './tradeNames.ts'

const continuationHeadingPattern =
  /\bname (?:cont|contd|continued|continuation|extension|overflow)$|^(?:continued|continuation of) .*\bname$/
const secondLineHeadingPattern = /\bname (?:line )?(?:2|two|ii)$/
/** The minimum length of a name that may have been truncated to the width of its column. */
const MIN_CUT_LENGTH = 25
/** Words that do not end a name, and words that begin only the continuation of a name. */
const openEndPattern = /(?:&|,|-|\b(?:and|of|the|for|at|in|by))$/i
const openStartPattern = /^(?:&|,|-|(?:and|of|for|at|by|dba|d\/b\/a)\b)/i
const legalFormOnlyPattern =
  /^(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|corp|corporation|company|co|pllc|pc)\.?$/i
/** The recipient of mail for a business. */
const recipientPattern = /^(?:c\/o|attn|attention|%)/i

/** Returns a function that joins a name with its continuation in another column: `Business Name 2`. */
export function createNameJoiner(headings: string[], { business_name }: Mapping) {
  const words = headings.map(normalizeHeading)
  const start = business_name ?? -1
  const isNamed = /\bname(?: (?:line )?(?:1|one))?$/.test(words[start] ?? '')
  const column = isNamed
    ? words.findIndex(
        (heading, index) =>
          index > start &&
          index <= start + 3 &&
          (continuationHeadingPattern.test(heading) || secondLineHeadingPattern.test(heading)),
      )
    : -1
  const isContinued = continuationHeadingPattern.test(words[column] ?? '')
  const isWhole = words.map((heading) => /\b(?:full|complete)\b.*\bname$/.test(heading))
  return (values: string[], name: string): string => {
    const rest = column < 0 ? '' : toSingleLine(cleanOptional(values[column] ?? ''))
    if (rest === '' || name === '' || rest.length + name.length >= MAX_NAME_LENGTH || recipientPattern.test(rest))
      return name
    if (rest.toLowerCase() === name.toLowerCase()) return name
    const joined = `${name} ${rest}`
    const isKnown = values.some(
      (value, index) => isWhole[index] && toSingleLine(value).toLowerCase() === joined.toLowerCase(),
    )
    const isOpen = openEndPattern.test(name) || openStartPattern.test(rest) || legalFormOnlyPattern.test(rest)
    const isCut = name.length >= MIN_CUT_LENGTH && !hasLegalForm(name)
    return isContinued || isKnown || isOpen || isCut ? joined : name
  }
}
