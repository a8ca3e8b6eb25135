import { normalizeHeading } from './headings.ts'

const isTerm = (heading: string) =>
  /^(?:license |licence |lic )?(?:effective|valid from)(?: date)?$/.test(normalizeHeading(heading))
const isExpiry = (heading: string) => /\b(?:expir\w*|exp)\b/.test(normalizeHeading(heading))
const mayBeEntry = (heading: string) =>
  /^(?:date )?(?:of )?(?:created?|creation|start(?:ed)?|registration|registered|registry|effective|original registration|origin|filing|file|entry|open(?:ed)?)(?: (?:date|on|year))?$/.test(
    normalizeHeading(heading),
  )
const isMembership = (heading: string) =>
  /\bmember(?:ship)? (?:status|level|type|since|id|expir\w*|renewal|category|dues)\b|^(?:renewal|last login|last activity|dues|join|joined|lifecycle|lead|customer (?:since|id|type)|account (?:owner|balance)|subscribed|newsletter)\b/.test(
    normalizeHeading(heading),
  )

/**
 * Returns the function that says whether the dates of a column are about a record and not about a business: the latest term of a
 * licence that expires, or the day when somebody has entered a member or a customer.
 */
export function createRecordDateTest(headings: string[]): (heading: string) => boolean {
  const hasTerms = headings.some(isExpiry)
  const hasMembers = headings.some(isMembership)
  return (heading) => (hasTerms && isTerm(heading)) || (hasMembers && mayBeEntry(heading))
}
