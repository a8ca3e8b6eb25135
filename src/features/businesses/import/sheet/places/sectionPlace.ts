import { stateNames } from '../../../../../region/states.ts'
import { type Towns, toTownKey } from './towns.ts'

/** The town of a section. `city` is empty if the heading names several towns. */
export type SectionPlace = { city: string; state: string; zip_code: string }

/** The maximum length of a heading that is searched for towns. */
const MAX_HEADING_LENGTH = 120

/** Parses a section heading such as `HOMER (99603)`, `Homer / Nome` or `Palmer area`; null if it does not consist of towns. */
export function parseSectionPlace(heading: string, towns: Towns): SectionPlace | null {
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
  const knownTowns = parts.filter((part) => towns.keys.has(toTownKey(part)))
  if (knownTowns.length === 0 || knownTowns.length < parts.length / 2) return null
  const [city = ''] = parts.length === 1 ? knownTowns : []
  return { city, state: towns.region_code, zip_code: city === '' ? '' : zip_code }
}

const isState = (text: string, code: string) => text.toUpperCase() === code || stateNames[text.toLowerCase()] === code
