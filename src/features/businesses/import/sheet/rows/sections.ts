import { classifyIndustry, isIndustryName } from '../../../industries/classify.ts'
import { isGroupLetter } from '../columns/columnValues.ts'
import { isReference, refuseName } from '../name/refusedNames.ts'
import { parseSectionPlace, type SectionPlace } from '../places/sectionPlace.ts'
import type { Towns } from '../places/towns.ts'
import { isGoneSection } from '../status/remarks.ts'

/** Section headings that are not industries: `GOLD MEMBERS`. */
const memberGroupPattern = /\b(?:members?|sponsors?|partners?|levels?|tier|board|total|new|associates?)\b/i

/** Headings that name a place with other words than its town: `ACROSS THE RIVER`, `KENAI PENINSULA BOROUGH`. */
const placePattern =
  /^(?:across|along|around|near|outside|beyond|behind|off|(?:up|down)(?:stream|river|town)?|(?:north|south|east|west)(?:ern)?) (?:of |the |from )|\b(?:borough|census area|county|parish|region|district|island|peninsula)$/i

/**
 * A section heading, which applies to the rows below it. `gone` is the heading if it says that they are closed businesses.
 * `place` is null for a heading without towns.
 */
export type Section = { industry: string; gone: string; place: SectionPlace | null }
export const noSection: Section = { industry: '', gone: '', place: null }

/** Whether a text can be a section heading, not a refused name or a continuation of the row above. */
const isHeading = (text: string) =>
  /^\W{0,3}\p{L}/u.test(text) && !/@|^https?:|^www\./i.test(text) && !isReference(text) && refuseName(text) === null

/** Returns a function that parses a section heading; null for other texts. */
export function createSectionParser(towns: Towns, hasIndustries: boolean) {
  let places = 0
  let trades = 0
  return (text: string): Section | null => {
    // Letters of an alphabetical list do not start a new section.
    if (!isHeading(text) || isGroupLetter(text)) return null
    const heading = text.replace(/\s*:$/, '')
    const place = parseSectionPlace(heading, towns)
    const gone = isGoneSection(heading) ? heading : ''
    if (place) places += 1
    // In a list with towns as headings, “Copper Center” is a town, not an industry.
    const isTrade =
      place === null &&
      !memberGroupPattern.test(heading) &&
      !placePattern.test(heading) &&
      (isIndustryName(heading) || (places <= trades && classifyIndustry(heading) !== null))
    if (isTrade) trades += 1
    return { industry: isTrade && !hasIndustries ? heading : '', gone, place }
  }
}
