import { stateCodes, stateNames } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { parseState } from '../cells/states.ts'
import { parseZip } from '../cells/zipCodes.ts'
import { normalizeHeading } from '../headings/headings.ts'

/** Whether addresses that are not imported, such as those of agents, place a business in the region. */
export type StateHint = 'here' | 'elsewhere' | null

/** Headings of other states than that of the business, such as the state of formation. */
const originHeadingPattern =
  /\b(?:foreign|form\w*|inc|incorp\w*|jurisdiction|home|birth|issu\w*|licen[cs]\w*|lic|origin|domicile)\b/
const addressHeadingPattern = /\b(?:state|st|state province|zip|zip code|zipcode|postal code)$/
/** Headings with the state of a register: `NV Business ID`. */
const registerHeadingPattern = /^(.+?) (?:business (?:id|licen[cs]e)|entity (?:id|number|no)|sos|tax id|sales tax)\b/
/** State codes that are also words of headings, such as `Co Entity Number`. */
const ambiguousCodes = new Set(['CO', 'ID', 'IN', 'OR', 'ME', 'OK', 'HI', 'OH'])

function extractRegisterState(heading: string): string | null {
  const [, name = ''] = registerHeadingPattern.exec(normalizeHeading(heading)) ?? []
  const code = name.toUpperCase()
  if (stateNames[name]) return stateNames[name] ?? null
  return stateCodes.has(code) && !ambiguousCodes.has(code) ? code : null
}

/** Returns a function that tells from the values of a row whether the business is in the region. */
export function createHintFinder(headings: string[], mapping: Mapping, region_code: string) {
  // The state of the mailing address is evidence for a street without a state.
  const { mailing_state, mailing_zip_code, ...others } = mapping
  const mapped = new Set(Object.values(others))
  const registers = headings.map(extractRegisterState).filter((state) => state !== null)
  const columns = headings.flatMap((heading, column) => {
    const words = normalizeHeading(heading)
    return addressHeadingPattern.test(words) && !originHeadingPattern.test(words) && !mapped.has(column) ? [column] : []
  })
  return (values: string[]): StateHint => {
    const states = columns.flatMap((column) => {
      const text = cleanOptional(values[column] ?? '')
      const state = parseState(text)
      return stateCodes.has(state) ? [state] : (findStateOfZip(parseZip(text, '')) ?? [])
    })
    const namedStates = [...registers, ...states]
    if (namedStates.length === 0) return null
    return namedStates.includes(region_code) ? 'here' : 'elsewhere'
  }
}
