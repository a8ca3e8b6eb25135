import { toSingleLine, truncate } from '../../../../../kit/text/text.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'

const toShow = '(?:list|listed|publish|published|show|shown|display|displayed|include|included|appear)'
const directory = '(?:directory|public|publicly|publically|web|website|web site|online)'
/** “May we list your business in the public directory?”, “Show in Directory”, “OK to publish” */
const permissionPattern = new RegExp(
  `\\b${toShow}\\b.*\\b${directory}\\b|^(?:ok(?:ay)?|permission|consent|(?:may|can) we|do we have (?:your )?(?:permission|consent)) (?:to )?(?:list|publish)\\b|^(?:publish|public)$`,
)
/** “Do not list”, “Hide from directory”, “Directory Opt-Out” */
const optOutPattern =
  /^(?:please )?(?:do not|don t) (?:list|publish|print|show|display|include)\b|\b(?:hide|hidden|exclude|excluded|omit|remove) from (?:the |our |public |online |member )*(?:directory|website|web|listing|list)\b|\b(?:directory|listing|list) opt out\b|\bopt out (?:of|from) (?:the |our |public |online |member )*(?:directory|listing|list)\b|^(?:unlisted|unpublished)$/
/** Headings about parts of an entry, and about mailing lists. */
const partHeadingPattern =
  /\b(?:e ?mails?|mailing|newsletter|phone|telephone|cell|address|photos?|pictures?|logo|images?|prices?|hours|ad|ads|advert\w*|banner|map|contact|owner|names?|print|printed|homepage|home page|coupons?|events?|jobs?)\b/

/** Matching the patterns against a longer text would take seconds. */
const MAX_HEADING_LENGTH = 160

const yesPattern = /^(?:y|yes|true|x|1|✓|✔|checked|do not (?:list|publish|show))\b|^[✓✔]/i
const noPattern =
  /^(?:n|no|nope|not|false|0|never|private|do not|don['’]t|please don['’]t|please do not|opt(?:ed)?[- ]out)\b/i

/** A cell of any column that says that the business is not to be listed: “Do Not Display”. */
const hiddenPattern =
  /^\s*(?:(?:do not|don['’]t) (?:display|show|list|publish|print)(?: (?:in|on) (?:the )?(?:online )?(?:directory|web ?site|web))?|(?:hidden|hide) from (?:the )?(?:directory|web ?site|web))\s*$/i

/** Returns a function that finds the answer with which a business has opted out of the listing; null without one. */
export function createOptOutFinder(headings: string[]) {
  const isAboutPart = headings.map((heading) =>
    partHeadingPattern.test(normalizeHeading(heading.slice(0, MAX_HEADING_LENGTH))),
  )
  const columns = headings.flatMap((heading, column) => {
    const words = normalizeHeading(heading.slice(0, MAX_HEADING_LENGTH))
    if (partHeadingPattern.test(words)) return []
    if (optOutPattern.test(words)) return [{ column, refusal: yesPattern }]
    return permissionPattern.test(words) ? [{ column, refusal: noPattern }] : []
  })
  return (values: string[]): string | null => {
    const answer = (column: number) => toSingleLine(cleanOptional(values[column] ?? ''))
    const found =
      columns.find(({ column, refusal }) => refusal.test(answer(column)))?.column ??
      values.findIndex((value, column) => !isAboutPart[column] && hiddenPattern.test(value))
    return found < 0 ? null : `The column “${headings[found]}” says “${truncate(answer(found), 80)}”`
  }
}

/** Fields that a column such as `Publish phone?` can hide, with the patterns of their names. */
const parts = {
  phone: '(?:phone|telephone|tel|cell|mobile)(?: (?:number|no))?',
  street: '(?:(?:street|physical|business|home|mailing) )?(?:address|addr|street|location)',
  website: '(?:website|web ?site|web ?page|url)',
} as const
export type HiddenPart = keyof typeof parts
const partNames = Object.keys(parts) as HiddenPart[]
const patternsOfParts = partNames.map((part) => ({
  part,
  permission: new RegExp(
    `^(?:(?:ok(?:ay)?|permission|consent|(?:may|can|should) we|do we have (?:your )?(?:permission|consent)) (?:to )?)?(?:publish|show|display|list|print|share|include|public)(?:ed|ing)? (?:my |your |the |our |business |member )*${parts[part]}\\b|^(?:business |member )?${parts[part]} (?:is |ok to |okay to |may be |can be )?(?:public|publish(?:ed|able)?|show[ns]?|list(?:ed)?|display(?:ed)?|visible|print(?:ed)?)\\b`,
  ),
  hiding: new RegExp(
    `^(?:please )?(?:hide|omit|exclude|suppress|withhold|(?:do not|don t) (?:publish|show|list|print|display|share)) (?:my |your |the |our |business |member )*${parts[part]}\\b|^(?:business |member )?${parts[part]} (?:is )?(?:hidden|private|unlisted|confidential|suppressed|not public|withheld)\\b`,
  ),
}))

/** Returns a function that finds the fields that a row hides from the directory: “no” below `Publish phone?`. */
export function createHiddenPartFinder(headings: string[]) {
  const columns = headings.flatMap((heading, column) => {
    const words = normalizeHeading(heading.slice(0, MAX_HEADING_LENGTH))
    return patternsOfParts.flatMap(({ part, permission, hiding }) => {
      if (hiding.test(words)) return [{ column, part, refusal: yesPattern }]
      return permission.test(words) ? [{ column, part, refusal: noPattern }] : []
    })
  })
  return (values: string[]): ReadonlyMap<HiddenPart, string> =>
    new Map(
      columns.flatMap(({ column, part, refusal }) => {
        const answer = toSingleLine(cleanOptional(values[column] ?? ''))
        return refusal.test(answer)
          ? [
              [
                part,
                `The column “${headings[column]}” says “${truncate(answer, 80)}”, so the ${part} was left out`,
              ] as const,
            ]
          : []
      }),
    )
}
