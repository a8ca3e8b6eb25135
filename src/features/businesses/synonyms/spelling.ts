import { isPlaceholder } from '../import/sheet/cells/cellText.ts'
import { isKnownPlace } from './knownPlaces.ts'
import { spellingKey } from './spellingKey.ts'

/** A name of the directory with the number of its businesses. */
export type NameCount = { name: string; count: number }
export type Proposal = { old_name: string; count: number; new_name: string; new_count: number; is_place: boolean }

/**
 * The optimal string alignment distance: the number of inserted, removed, replaced and swapped letters that turn one
 * text into the other. Larger distances are returned as `max + 1`.
 */
export function spellingDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > max) return max + 1
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

type Candidate = NameCount & { key: string; is_place: boolean }

/** Indexes candidates by the first letter and by the last three, because a misspelling rarely changes both. */
function indexCandidates(candidates: Candidate[]) {
  const index = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    for (const key of [`^${candidate.key[0]}`, `${candidate.key.slice(-3)}$`]) {
      const list = index.get(key)
      if (list) list.push(candidate)
      else index.set(key, [candidate])
    }
  }
  return (key: string) => new Set([...(index.get(`^${key[0]}`) ?? []), ...(index.get(`${key.slice(-3)}$`) ?? [])])
}

type Rule = {
  regionNames: string[]
  /** The maximum distance of a misspelling from a candidate. */
  limit: (name: NameCount, key: string, candidate: Candidate) => number
  /** Whether the candidate is common enough, compared with the misspelling. */
  isCommon: (candidate: Candidate, name: NameCount) => boolean
}

/** Finds the most likely right spelling of each name, sorted by certainty and the number of businesses. */
function propose(names: NameCount[], candidates: Candidate[], { regionNames, limit, isCommon }: Rule): Proposal[] {
  const find = indexCandidates(candidates)
  const proposals: (Proposal & { error: number })[] = []
  for (const name of names) {
    const key = spellingKey(name.name, regionNames)
    if (key === '') continue
    let best: { candidate: Candidate; distance: number } | null = null
    for (const candidate of find(key)) {
      if (candidate.name.toLowerCase() === name.name.toLowerCase() || !isCommon(candidate, name)) continue
      // Names with different numbers have different meanings.
      if (candidate.key.replace(/\D/g, '') !== key.replace(/\D/g, '')) continue
      const max = Math.min(limit(name, key, candidate), best?.distance ?? Number.POSITIVE_INFINITY)
      const distance = spellingDistance(key, candidate.key, max)
      if (distance > max) continue
      if (best && distance === best.distance && candidate.count <= best.candidate.count) continue
      best = { candidate, distance }
    }
    if (!best) continue
    const { candidate, distance } = best
    proposals.push({
      ...{ old_name: name.name, count: name.count, new_name: candidate.name, new_count: candidate.count },
      ...{ is_place: candidate.is_place, error: distance / key.length },
    })
  }
  return proposals
    .sort((a, b) => a.error - b.error || b.count - a.count || a.old_name.localeCompare(b.old_name))
    .map(({ error, ...proposal }) => proposal)
}

/** The minimum number of businesses of a city that counts as the right spelling although no list of towns has it. */
const MIN_CITY_BUSINESSES = 10

export type City = NameCount & {
  /** Whether the city is a town of the region, or of the state of its businesses. */
  is_town: boolean
}

/**
 * Cities that are probably misspellings of a town of the region, or of a much more common city.
 * Placeholders such as “None”, and places that the facts about the region name, are no misspellings.
 * @param towns the names of the towns of the region.
 * @param regionNames the name and the code of the region, which some lists append to cities.
 */
export function proposeCities(all: City[], towns: string[], regionNames: string[]): Proposal[] {
  const cities = all.filter(({ name }) => !isPlaceholder(name))
  const candidates = new Map<string, Candidate>()
  for (const name of towns) {
    const key = spellingKey(name)
    if (key !== '') candidates.set(key, { name, count: 0, key, is_place: true })
  }
  for (const { name, count, is_town } of cities) {
    const key = spellingKey(name, regionNames)
    const sameKeyCity = candidates.get(key)
    if (sameKeyCity ? is_town && count > sameKeyCity.count : is_town || count >= MIN_CITY_BUSINESSES)
      candidates.set(key, { name, count, key, is_place: sameKeyCity?.is_place ?? false })
  }
  const isPlace = ({ name, is_town }: City) => is_town || isKnownPlace(spellingKey(name, regionNames))
  const placeNames = new Set(cities.filter(isPlace).map(({ name }) => name))
  return propose(cities, [...candidates.values()], {
    regionNames,
    limit({ name }, key, { key: other, is_place }) {
      // The name of a town is not a misspelling. It may only be another form of a name, such as one without an
      // apostrophe.
      if (placeNames.has(name)) return 0
      const length = Math.min(key.length, other.length)
      if (length < 5) return length === 4 && key[0] === other[0] ? 1 : 0
      if (length >= 12) return 3
      return length >= 8 || (is_place && key[0] === other[0]) ? 2 : 1
    },
    isCommon: (candidate, name) => candidate.is_place || candidate.count >= 10 * name.count,
  })
}

/** The maximum number of cities that are compared with towns. More comparisons would take seconds. */
const MAX_COMPARED_CITIES = 3000

/**
 * Cities that are so close to a town of the region that a search replaces them without a decision of an administrator.
 * @param kept the cities that an administrator has decided to keep, in lower case.
 * @returns the towns by the misspelled cities.
 */
export function correctCities(cities: string[], towns: string[], kept: string[], regionNames: string[]) {
  if (cities.length > MAX_COMPARED_CITIES) return new Map<string, string>()
  const townKeys = new Set(towns.map((town) => spellingKey(town)))
  const counted = cities.map((name) => ({ name, count: 1, is_town: townKeys.has(spellingKey(name, regionNames)) }))
  const isClose = ({ old_name, new_name }: Proposal) => {
    const [old, right] = [spellingKey(old_name, regionNames), spellingKey(new_name)]
    return spellingDistance(old, right, 2) <= (old.length < 8 ? 1 : 2)
  }
  return new Map(
    proposeCities(counted, towns, regionNames)
      .filter((proposal) => isClose(proposal) && !kept.includes(proposal.old_name.toLowerCase()))
      .map(({ old_name, new_name }) => [old_name, new_name]),
  )
}

/**
 * Industries that are probably misspellings or other spellings of a more common one.
 * @param isWord whether a word is in the dictionary, so that “Printing” is not taken for a misspelled “Painting”.
 */
export function proposeIndustries(industries: NameCount[], isWord: (word: string) => boolean): Proposal[] {
  const isRight = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => word === '' || isWord(word))
  const candidates = industries.map((industry) => ({ ...industry, key: spellingKey(industry.name), is_place: false }))
  return propose(
    industries,
    candidates.filter(({ key }) => key !== ''),
    {
      regionNames: [],
      limit({ name }, key, { key: other, count }) {
        if (count < 3 || key.length < 6) return 0
        const isPlural = key === `${other}s` || other === `${key}s`
        if (isRight(name)) return isPlural ? 1 : 0
        return key.length < 14 ? 1 : 2
      },
      isCommon: (candidate, name) =>
        candidate.key === spellingKey(name.name)
          ? candidate.count > name.count || (candidate.count === name.count && candidate.name < name.name)
          : candidate.count >= 3 * name.count,
    },
  )
}
