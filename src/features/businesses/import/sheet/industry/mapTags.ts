import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'

/** The tags of OpenStreetMap that say what a place is, the ones of businesses first. */
const kinds = ['shop', 'amenity', 'craft', 'tourism', 'office', 'healthcare', 'leisure']
/** Tags that no other list has as headings. */
const mapTagPattern =
  /^(?:addr (?:housenumber|street|city|postcode)|contact (?:phone|website)|osm (?:id|type)|full id)$/

/** What a map says about its objects: `@type` is node, way or relation. */
const objectHeadingPattern =
  /^(?:@(?:id|type|version|timestamp|changeset|user|uid)|osm[_ ](?:id|type|version|timestamp|changeset|user|uid)|full_id|@?geometry)$/i

/** The headings of a tag, also as `tags.shop` and `tags/shop`. */
const nameTag = (heading: string) => normalizeHeading(heading).replace(/^(?:tags?|properties) (?=.)/, '')

/** Whether a column numbers or describes the objects of a map. */
export const isObjectHeading = (heading: string): boolean => objectHeadingPattern.test(heading.trim())

/** Whether the headings are the tags of a map: at least two of those that say what a place is, or one beside `addr:street`. */
export function areMapTags(headings: string[]): boolean {
  const tags = headings.map(nameTag)
  const isMap = headings.some(isObjectHeading) || tags.some((tag) => mapTagPattern.test(tag))
  return isMap && tags.some((tag) => kinds.includes(tag))
}

/** The columns of tags that say what a place is, in the order in which they are read. */
export function findKindColumns(headings: string[]): number[] {
  if (!areMapTags(headings)) return []
  const tags = headings.map(nameTag)
  return kinds.flatMap((kind) => tags.flatMap((tag, column) => (tag === kind ? [column] : [])))
}

/** Returns the function that reads what a place is from the first tag that says so: `fast_food` becomes “fast food”. */
export function createKindExtractor(headings: string[], { industry }: Mapping) {
  const columns = findKindColumns(headings)
  const isOfKinds = industry != null && columns.includes(industry)
  return (values: string[]): string => {
    if (!isOfKinds) return ''
    const found = columns
      .map((column) => cleanOptional(values[column] ?? ''))
      .find((value) => value !== '' && !/^(?:yes|no|vacant|fixme|other)$/i.test(value))
    return found?.replaceAll('_', ' ').replace(/;\s*/g, '; ') ?? ''
  }
}
