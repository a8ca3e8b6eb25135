import { region } from '../../../region/region.ts'
import { spellingKey } from './spellingKey.ts'

const { otherNames, formerNames, areas } = region.places

/** The keys of all places that the facts about the region name. Small ones have no ZIP code, so they are in no list of towns. */
const knownKeys = new Set(
  [
    ...Object.keys(otherNames),
    ...Object.values(otherNames),
    ...Object.values(formerNames).flat(),
    ...areas.flatMap(({ name, otherNames, towns }) => [name, ...otherNames, ...towns]),
  ].map((name) => spellingKey(name)),
)

export const isKnownPlace = (key: string) => knownKeys.has(key)
