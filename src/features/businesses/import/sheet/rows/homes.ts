import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { isLastFirst, isPersonName } from '../name/persons.ts'

/** Headings of the names of owners: `Ownership Name`, `Taxpayer Name`, `Licensee`. */
const ownerHeadingPattern =
  /^(?:business |primary )?(?:owner(?:ship)?s?|taxpayer|proprietor|licensee|registrant|permit(?: holder|tee)|applicant|legal|principal|contact)(?: name| person)?$/
/** Headings of the kind of an address: `Address 1 - Label`, `Address Type`. */
const labelHeadingPattern = /^(?<address>.*\baddress(?: \d+)?) (?:label|type|kind)$/
const homeLabelPattern = /^\W*(?:home|house|residen(?:ce|tial))\W*$/i
/** The unit of an apartment behind a street. */
const apartmentPattern = /\b(?:apt|apartment)\b\.? ?#?[\w-]+$/i
/** The words of remarks that an address is a home. */
const homeRemarkPattern =
  /\b(?:his|her|their|my|(?:the )?owner['’]?s) (?:own )?(?:house|home|apartment|residence)(?=$|\s*[.,;:()]|\s[-–—]\s)|\baddress is (?:a |the )?(?:home|house|residen(?:ce|tial))\b|^(?:works (?:at|from) home|home[- ]based(?: business)?)\b/i

/** Kinds of businesses that a person runs at home: “Registered Child-Care Home”. */
const homeKindPattern = /\b(?:child|day)[ -]?care homes?\b|\bfamily (?:child|day)[ -]?care\b/i

/** Limits the time that the patterns take. A longer text matches none. */
const MAX_REMARK_LENGTH = 300

/** The words of a name in a fixed order: “Poe, Ann” and “Ann Poe” have the same key. */
const toKey = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/** The columns with the kind of the address whose street is imported. */
function findLabels(headings: string[], { street }: Mapping): number[] {
  const streetHeading = normalizeHeading(headings[street ?? -1] ?? '')
  return headings.flatMap((heading, column) => {
    const address = labelHeadingPattern.exec(normalizeHeading(heading))?.groups?.address
    return address !== undefined && (address === 'address' || streetHeading.startsWith(address)) ? [column] : []
  })
}

/**
 * Returns a function that says why the street of a row is a home, which is not published; null for the street of a business. A home is
 * the address of a person who does business under their own name, or one that a remark calls so.
 */
export function createHomeFinder(headings: string[], mapping: Mapping) {
  const owners = headings.flatMap((heading, column) =>
    ownerHeadingPattern.test(normalizeHeading(heading)) ? [column] : [],
  )
  const labels = findLabels(headings, mapping)
  const mapped = new Set<number | null | undefined>(Object.values(mapping))
  const remarks = headings.flatMap((_, column) => (mapped.has(column) ? [] : [column]))
  return (values: string[], name: string, street: string): string | null => {
    const owner = owners.find((column) => toKey(values[column] ?? '') === toKey(name))
    const isPerson =
      isLastFirst(name) ||
      isLastFirst(values[owner ?? -1] ?? '') ||
      (isPersonName(name) && apartmentPattern.test(street))
    if (owner !== undefined && isPerson)
      return `The business has the name of its owner in the column “${headings[owner]}”, so the street, which may be a home, was left out`
    const kind = isPersonName(name)
      ? headings.findIndex((_, column) => homeKindPattern.test((values[column] ?? '').slice(0, MAX_REMARK_LENGTH)))
      : -1
    if (kind >= 0)
      return `The column “${headings[kind]}” says “${cleanOptional(values[kind] ?? '')}” and the name is that of a person, so the street, which may be a home, was left out`
    const label = labels.find((column) => homeLabelPattern.test(values[column] ?? ''))
    const remark =
      label ??
      remarks.find((column) => {
        const text = toSingleLine(cleanOptional(values[column] ?? ''))
        return text.length <= MAX_REMARK_LENGTH && homeRemarkPattern.test(text)
      })
    return remark === undefined
      ? null
      : `The column “${headings[remark]}” says that the address is a home, so the street was left out`
  }
}
