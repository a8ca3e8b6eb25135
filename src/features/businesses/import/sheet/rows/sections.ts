import { classifyIndustry, isIndustryName } from '../../../industries/classify.ts'
import { isGroupLetter } from '../columns/columnValues.ts'
import { isReference, refuseName } from '../name/refusedNames.ts'
import { parseSectionPlace, type SectionPlace } from '../places/sectionPlace.ts'
import type { Towns } from '../places/towns.ts'
import { isGoneSection } from '../status/remarks.ts'

/** What headings between the rows say when they are no industries: `GOLD MEMBERS`. */
const memberGroupPattern = /\b(?:members?|sponsors?|partners?|levels?|tier|board|total|new|associates?)\b/i

/** Headings that name a place with other words than its town: `ACROSS THE RIVER`. */
const placePattern =
  /^(?:across|along|around|near|outside|beyond|behind|off|(?:up|down)(?:stream|river|town)?|(?:north|south|east|west)(?:ern)?) (?:of |the |from )/i

/** What a heading between the rows says of the rows below it. `place` is null for a heading without towns. */
export type Section = { industry: string; gone: string; place: SectionPlace | null }
export const noSection: Section = { industry: '', gone: '', place: null }

/** Whether a text can be a heading between the rows, not a name that is refused or what continues the row above. */
const isHeading = (text: string) =>
  /^\W{0,3}\p{L}/u.test(text) && !/@|^https?:|^www\./i.test(text) && !isReference(text) && refuseName(text) === null

/** Returns the function that reads a heading between the rows of a list; null for a text that is none. */
export function createSectionParser(towns: Towns, hasIndustries: boolean) {
  let places = 0
  let trades = 0
  return (text: string): Section | null => {
    // The letters of the alphabet do not end a section.
    if (!isHeading(text) || isGroupLetter(text)) return null
    const heading = text.replace(/\s*:$/, '')
    const place = parseSectionPlace(heading, towns)
    const gone = isGoneSection(heading) ? heading : ''
    if (place) places += 1
    // Among headings with towns, “Copper Center” is one more of them.
    const isTrade =
      place === null &&
      !memberGroupPattern.test(heading) &&
      !placePattern.test(heading) &&
      (isIndustryName(heading) || (places <= trades && classifyIndustry(heading) !== null))
    if (isTrade) trades += 1
    return { industry: isTrade && !hasIndustries ? heading : '', gone, place }
  }
}
