import { countTypos, normalizeWord } from '../../kit/words.ts'
import { region } from '../../region/region.ts'

/** A city of the directory: how it is called, and every way in which it is spelled there, in small letters. */
export type Place = { name: string; spellings: string[] }

const short = new Map(
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
const alsoCalled = new Map(Object.entries(region.places.otherNames))

const wordsOf = (name: string) => normalizeWord(name).match(/[\p{L}\p{N}]+/gu) ?? []
const unabbreviated = (words: string[]) => words.map((word) => short.get(word) ?? word).join(' ')
const key = (words: string[]) => {
  const full = unabbreviated(words)
  return alsoCalled.get(full) ?? full
}

const capitals = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())

const ambiguous = new Set(region.places.ambiguous)

/** Places by what they are called, whichever way they are written. */
export function placesOf(cities: string[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const city of cities) {
    const called = key(wordsOf(city))
    if (called === '') continue
    const full = unabbreviated(wordsOf(city))
    const name = full === wordsOf(city).join(' ') && /\p{Ll}/u.test(city) ? city : capitals(full)
    const place = places.get(called) ?? { name, spellings: [] }
    place.spellings.push(city.toLowerCase())
    places.set(called, place)
  }
  return places
}

const LONGEST = 4

/**
 * The place that the words begin with, if they do.
 * @param behind whether “in” or the like stands before, so that it must be a place.
 * @returns it, and how many words name it
 */
export function readPlace(words: string[], places: Map<string, Place>, behind: boolean) {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const place = places.get(key(words.slice(0, length)))
    if (place && (behind || length > 1 || !ambiguous.has(words[0] ?? ''))) return { place, words: length }
  }
  return null
}

/**
 * As above, of a place that was misspelled.
 * @param shortest how many letters it must have at least when nothing says that it must be a place.
 */
export function guessPlace(words: string[], places: Map<string, Place>, behind: boolean, shortest: number) {
  let best: { place: Place; words: number; wrong: number } | null = null
  for (let length = Math.min(2, words.length); length > 0; length--) {
    const typed = key(words.slice(0, length))
    if (typed.length < (behind ? 5 : shortest)) continue
    const most = typed.length < (behind ? 7 : 8) ? 1 : 2
    for (const [called, place] of places) {
      if (called[0] !== typed[0] || called.length < 5) continue
      const wrong = countTypos(typed, called, Math.min(most, (best?.wrong ?? 3) - 1))
      if (wrong < (best?.wrong ?? most + 1)) best = { place, words: length, wrong }
    }
  }
  return best
}
