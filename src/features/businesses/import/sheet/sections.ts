import { stateNames } from '../../../../region/states.ts'
import { classifyIndustry, isIndustryName } from '../../industries/classify.ts'
import { isGroupLetter } from './contents.ts'
import { isReference, refuseName } from './refusedNames.ts'
import { isSectionOfGone } from './remarks.ts'
import { type Towns, toTownKey } from './towns.ts'

/** What headings between the rows say when they are no industries: `GOLD MEMBERS`. */
const otherGroup = /\b(?:members?|sponsors?|partners?|levels?|tier|board|total|new|associates?)\b/i

/** What a heading between the rows says of the rows below it. `place` is null for a heading without towns. */
export type Section = { industry: string; gone: string; place: SectionPlace | null }
/** The town of a section; without a name, the heading has several towns. */
export type SectionPlace = { city: string; state: string; zip_code: string }
export const noSection: Section = { industry: '', gone: '', place: null }

/** The longest heading that is searched for towns. */
const MAX_HEADING_LENGTH = 120

/** The place in a heading such as `HOMER (99603)`, `Homer / Nome` or `Palmer area`; null when it does not consist of towns. */
export function readPlace(heading: string, towns: Towns): SectionPlace | null {
  if (heading.length > MAX_HEADING_LENGTH) return null
  const [, zip_code = ''] = /\b(\d{5})\b/.exec(heading) ?? []
  const withoutState = (end: string, last: string) => (isState(last, towns.region_code) ? '' : end)
  const plain = heading
    .replace(/\([^()]*\)|\b\d{5}\b|:$/g, '')
    .replace(
      /^(?:businesses |located )?(?:in|city of|town of|village of)\s+|\s+(?:area|businesses|and (?:area|vicinity))$/gi,
      '',
    )
    .replace(/[\s,]+(\S+)$/, withoutState)
    .replace(/[\s,]+(\S+ \S+)$/, withoutState)
  const parts = plain
    .split(/\s*(?:[,/&+;]|\band\b|\s[-–—]\s)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean)
  const known = parts.filter((part) => towns.keys.has(toTownKey(part)))
  if (known.length === 0 || known.length < parts.length / 2) return null
  const [city = ''] = parts.length === 1 ? known : []
  return { city, state: towns.region_code, zip_code: city === '' ? '' : zip_code }
}

const isState = (text: string, code: string) => text.toUpperCase() === code || stateNames[text.toLowerCase()] === code

/** Whether a text can be a heading between the rows, not a name that is refused or what continues the row above. */
const isHeading = (text: string) =>
  /^\W{0,3}\p{L}/u.test(text) && !/@|^https?:|^www\./i.test(text) && !isReference(text) && refuseName(text) === null

/** Returns the function that reads a heading between the rows of a list; null for a text that is none. */
export function createSectionReader(towns: Towns, hasIndustries: boolean) {
  let places = 0
  let trades = 0
  return (text: string): Section | null => {
    // The letters of the alphabet do not end a section.
    if (!isHeading(text) || isGroupLetter(text)) return null
    const heading = text.replace(/\s*:$/, '')
    const place = readPlace(heading, towns)
    const gone = isSectionOfGone(heading) ? heading : ''
    if (place) places += 1
    // Among headings with towns, “Copper Center” is one more of them.
    const isTrade =
      place === null &&
      !otherGroup.test(heading) &&
      (isIndustryName(heading) || (places <= trades && classifyIndustry(heading) !== null))
    if (isTrade) trades += 1
    return { industry: isTrade && !hasIndustries ? heading : '', gone, place }
  }
}
