import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'

/** The tags of OpenStreetMap with the kind of a place, those of businesses first. */
const kinds = ['shop', 'amenity', 'craft', 'tourism', 'office', 'healthcare', 'leisure']
/** Tags that occur as headings only in exports of maps. */
const mapTagPattern =
  /^(?:addr (?:housenumber|street|city|postcode)|contact (?:phone|website)|osm (?:id|type)|full id)$/

/** Headings of metadata of map objects: `@type` is node, way or relation. */
const objectHeadingPattern =
  /^(?:@(?:id|type|version|timestamp|changeset|user|uid)|osm[_ ](?:id|type|version|timestamp|changeset|user|uid)|full_id|@?geometry)$/i

/** The tag of a heading such as `shop`, `tags.shop` or `tags/shop`. */
const nameTag = (heading: string) => normalizeHeading(heading).replace(/^(?:tags?|properties) (?=.)/, '')

/** Whether a column is metadata of map objects. */
export const isObjectHeading = (heading: string): boolean => objectHeadingPattern.test(heading.trim())

/** Whether the headings are map tags: metadata of map objects or a tag such as `addr:street`, and a tag with the kind of a place. */
export function areMapTags(headings: string[]): boolean {
  const tags = headings.map(nameTag)
  const isMap = headings.some(isObjectHeading) || tags.some((tag) => mapTagPattern.test(tag))
  return isMap && tags.some((tag) => kinds.includes(tag))
}

/** The columns of tags with the kind of a place, in the order of preference. */
export function findKindColumns(headings: string[]): number[] {
  if (!areMapTags(headings)) return []
  const tags = headings.map(nameTag)
  return kinds.flatMap((kind) => tags.flatMap((tag, column) => (tag === kind ? [column] : [])))
}

/** Returns a function that extracts the kind of business from the first map tag with a value: `fast_food` becomes “fast food”. */
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
