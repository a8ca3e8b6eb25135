import { countTypos, normalizeWord } from '../../kit/text/words.ts'
import { region } from '../../region/region.ts'
import { isStopWord } from './keywords.ts'

/** A city of the directory: its name, and its spellings in the directory in lower case. */
export type Place = {
  name: string
  spellings: string[]
  /** The towns of an area; not set for a city. */
  towns?: string[]
}

/** The names of the cities of a place. Posts may contain any of them. */
export const listTownNames = ({ name, towns }: Place): string[] =>
  (towns ?? [name]).flatMap((town) => [town, ...(region.places.formerNames[town.toLowerCase()] ?? [])])

/** Returns the spellings of the neighboring towns: the other towns in the areas of a town. */
export function listNeighbors(place: Place, places: Map<string, Place>): string[] {
  const areas = region.places.areas.filter(({ towns }) => towns.includes(place.name))
  const neighbors = areas.flatMap(({ towns }) =>
    towns.flatMap((town) => places.get(town.toLowerCase())?.spellings ?? []),
  )
  return [...new Set(neighbors)].filter((spelling) => !place.spellings.includes(spelling))
}

/** Joins two towns of a query to one place. “Between …” also includes the other towns of their area. */
export function joinPlaces(first: Place, second: Place, places: Map<string, Place>, isBetween: boolean): Place {
  const towns = [...(first.towns ?? [first.name]), ...(second.towns ?? [second.name])]
  const area = region.places.areas.find((one) => [first.name, second.name].every((town) => one.towns.includes(town)))
  const between = isBetween && area ? area.towns : []
  const spellings = between.flatMap((town) => places.get(town.toLowerCase())?.spellings ?? [])
  return {
    name: `${first.name} ${isBetween ? 'and' : 'or'} ${second.name}`,
    spellings: [...new Set([...first.spellings, ...second.spellings, ...spellings])],
    towns: [...new Set([...towns, ...between])],
  }
}

/** Whether two towns, by their names, are in the same area. */
export const areNeighbors = (first: string, second: string) =>
  region.places.areas.some(({ towns }) => towns.includes(first) && towns.includes(second))

const abbreviations = new Map(
  Object.entries({
    afb: 'air force base',
    ft: 'fort',
    isle: 'island',
    jct: 'junction',
    lk: 'lake',
    lndg: 'landing',
    msn: 'mission',
    mt: 'mount',
    mtn: 'mountain',
    pt: 'point',
    spgs: 'springs',
    st: 'saint',
    vlg: 'village',
  }),
)

const splitName = (name: string) => normalizeWord(name).match(/[\p{L}\p{N}]+/gu) ?? []
const expandAbbreviations = (words: string[]) => words.map((word) => abbreviations.get(word) ?? word).join(' ')
// Generic words are normalized: “Emerald Isle” is looked up as “emerald island”.
const otherNames = new Map(
  Object.entries(region.places.otherNames).map(([other, name]) => [expandAbbreviations(other.split(' ')), name]),
)
const normalizeName = (words: string[]) => {
  const expanded = expandAbbreviations(words)
  return otherNames.get(expanded) ?? expanded
}

const toTitleCase = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())

const ambiguousNames = new Set(region.places.ambiguous)

/**
 * Returns the places by their normalized names. Different spellings of a city become one place.
 * @param corrections the right names of misspelled cities. A search for either name finds the businesses of both.
 */
export function indexPlaces(cities: string[], corrections = new Map<string, string>()): Map<string, Place> {
  const places = new Map<string, Place>()
  const misspelled: [normalized: string, town: string, city: string][] = []
  for (const city of cities) {
    const normalized = normalizeName(splitName(city))
    if (normalized === '') continue
    const town = corrections.get(city)
    if (town !== undefined) {
      misspelled.push([normalized, town, city])
      continue
    }
    const expanded = expandAbbreviations(splitName(city))
    // Dutch Harbor is a place in Unalaska, so both are displayed under the name in the facts of the region.
    const isProper = normalized === splitName(city).join(' ') && /\p{Ll}/u.test(city)
    const name = isProper ? city : toTitleCase(otherNames.has(expanded) ? normalized : expanded)
    const place = places.get(normalized) ?? { name, spellings: [] }
    place.spellings.push(city.toLowerCase())
    places.set(normalized, place)
  }
  for (const [normalized, town, city] of misspelled) {
    const key = normalizeName(splitName(town))
    const place = places.get(key) ?? { name: town, spellings: [] }
    place.spellings.push(city.toLowerCase())
    for (const name of [key, normalized]) places.set(name, place)
  }
  for (const { name, otherNames, towns } of region.places.areas) {
    const spellings = towns.flatMap((town) => places.get(normalizeName(splitName(town)))?.spellings ?? [])
    const area = { name, spellings: [...new Set(spellings)], towns }
    for (const other of [name, ...otherNames]) {
      const normalized = normalizeName(splitName(other))
      if (!places.has(normalized)) places.set(normalized, area)
    }
  }
  return places
}

/** Adds ZIP codes as names of their towns. */
export function addZipCodes(places: Map<string, Place>, zipCodes: [code: string, town: string][]) {
  for (const [code, town] of zipCodes) {
    const place = places.get(normalizeName(splitName(town)))
    if (place) places.set(code, place)
  }
}

const MAX_WORDS = 4

/**
 * Finds the place at the beginning of the words.
 * @param afterPreposition whether a word such as “in” precedes it; ambiguous names count only then.
 * @returns the place and the number of its words; null when there is none.
 */
export function matchPlace(words: string[], places: Map<string, Place>, afterPreposition: boolean) {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    const place = places.get(normalizeName(words.slice(0, length)))
    if (place && (afterPreposition || !ambiguousNames.has(words.slice(0, length).join(' '))))
      return { place, words: length }
  }
  return null
}

/**
 * Finds a misspelled place at the beginning of the words, by edit distance.
 * @param minLength the minimum length of the name without a preposition.
 * @param isWord whether a word is English; such words are not misspelled names.
 */
export function matchMisspelledPlace(
  words: string[],
  places: Map<string, Place>,
  afterPreposition: boolean,
  minLength: number,
  isWord: (word: string) => boolean,
) {
  let bestMatch: { place: Place; words: number; typos: number } | null = null
  for (let length = Math.min(2, words.length); length > 0; length--) {
    const typed = normalizeName(words.slice(0, length))
    if (words.slice(0, length).every((word) => isWord(word) || isStopWord(word))) continue
    if (typed.length < (afterPreposition ? 5 : minLength)) continue
    // “The main” is not a misspelled “the Chain”.
    const isShort = typed.length < (afterPreposition ? 7 : 8) || words.slice(0, length).some(isStopWord)
    const maxTypos = isShort ? 1 : 2
    for (const [normalized, place] of places) {
      // Another ZIP code is not a misspelling.
      if (normalized[0] !== typed[0] || normalized.length < 5 || /\d/.test(normalized)) continue
      const typos = countTypos(typed, normalized, Math.min(maxTypos, (bestMatch?.typos ?? 3) - 1))
      if (typos < (bestMatch?.typos ?? maxTypos + 1)) bestMatch = { place, words: length, typos }
    }
  }
  return bestMatch
}
