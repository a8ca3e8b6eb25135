import { stateCodes } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import { parseState } from '../cells/states.ts'
import { withoutCountry } from '../cells/unitedStates.ts'

/** The known towns: the keys of the towns of the region and of the whole country, and the name of the town of each ZIP code. */
export type Towns = {
  region_code: string
  keys: ReadonlySet<string>
  names: ReadonlySet<string>
  byZip: ReadonlyMap<string, string>
}

export const noTowns: Towns = { region_code: '', keys: new Set(), names: new Set(), byZip: new Map() }

/** The key that is equal for all spellings of a town, as `town_key` in the database. */
export const toTownKey = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .replace(/[^a-z0-9]/g, '')

/** A longer text is not an address. The time for matching grows with the square of the length. */
const MAX_ADDRESS_LENGTH = 300

type End = { rest: string; state: string; zip_code: string }

/** Patterns for the last one to three words of a text, for names of states. */
const stateEnds = [1, 2, 3].map((words) => new RegExp(`^(.*?)[,\\s]+((?:[A-Za-z]+\\.? ?){${words}})$`))
/** Patterns for the last four words down to one word, for names of towns. */
const townEnds = [3, 2, 1, 0].map((words) => new RegExp(`(?:[^,\\s]+\\s+){${words}}[^,\\s]+$`))

/** Splits the state and the ZIP code from the end of an address. */
function splitEnd(text: string): End {
  const [, before = text, zip_code = ''] = /^(.*?)[,\s]+(\d{5}(?:-\d{4})?)$/.exec(text) ?? []
  for (const pattern of stateEnds) {
    const [, rest, state = ''] = pattern.exec(before) ?? []
    const code = parseState(state)
    // “5 Elm Ct” does not end with Connecticut.
    if (rest && stateCodes.has(code) && (zip_code ? findStateOfZip(zip_code) === code : rest.endsWith(',')))
      return { rest, state: code, zip_code }
  }
  return { rest: before, state: '', zip_code }
}

/**
 * Splits an address whose city is known only from its ZIP code or as a town of the region: `123 Main St, Homer`. Without such a
 * city, only the state and the ZIP code are split; null without both.
 * @param zip the ZIP code of another column
 */
export function splitByTown(text: string, zip: string, towns: Towns) {
  if (text.length > MAX_ADDRESS_LENGTH) return null
  const { rest, state, zip_code } = splitEnd(withoutCountry(text.replace(/\s*\n\s*/g, ', ')))
  const address = rest.replace(/[,\s]+$/, '')
  const found = { state, zip_code }
  const town = towns.byZip.get((zip_code || zip).slice(0, 5))
  for (const pattern of townEnds) {
    const city = pattern.exec(address)?.[0] ?? ''
    const isLast = address === city || address.slice(0, -city.length).trimEnd().endsWith(',')
    const isTown = isLast && (state === '' || state === towns.region_code) && towns.keys.has(toTownKey(city))
    if (city !== '' && (isTown || (town !== undefined && toTownKey(town) === toTownKey(city)))) {
      const [street = '', ...units] = address
        .slice(0, -city.length)
        .replace(/[,\s]+$/, '')
        .split(/\s*,\s*/)
      return { ...found, street, street_2: units.join(', '), city }
    }
  }
  return state || zip_code ? { ...found, street: address, street_2: '', city: '' } : null
}

/** Words of vague locations: `out past Homer`. */
const vagueWordPattern =
  /\b(?:past|near|nearby|outside|beyond|toward|towards|area|around|close to|between|just (?:north|south|east|west)|by the|up by|down by|(?:north|south|east|west) of)\b|\(/i

/** The known town in words such as `palmer area` and `Homer (by the spit)`; other texts are returned unchanged. */
export function extractTown(city: string, towns: Towns): string {
  if (!vagueWordPattern.test(city) || towns.keys.has(toTownKey(city))) return city
  const words = city.split(/[^\p{L}'’.-]+/u).filter(Boolean)
  for (const length of [3, 2, 1]) {
    for (let start = 0; start + length <= words.length; start++) {
      const name = words.slice(start, start + length).join(' ')
      if (towns.keys.has(toTownKey(name))) return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    }
  }
  return city
}

/** Whether a text is only a vague location. */
export const isVague = (city: string): boolean =>
  /^(?:state|city|county|country|nation|borough|area|region) ?-?wide$|^(?:various|multiple|several)(?: (?:towns|cities|locations))?$|^(?:online|internet|unincorporated|out of (?:state|town|area|borough))$|^(?:out |just |somewhere )?(?:past|near|outside|beyond|around|by|between)\b|\barea$/i.test(
    city,
  )

/** The code of the region for a town in it; empty for other towns. */
export const findStateOfTown = (city: string, towns: Towns): string =>
  city !== '' && towns.keys.has(toTownKey(city)) ? towns.region_code : ''
