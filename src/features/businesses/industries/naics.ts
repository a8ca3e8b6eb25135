import type { GroupSlug } from './groups.ts'

/**
 * Prefixes of codes of the North American Industry Classification System (NAICS) by group. The longest prefix of a code decides.
 * Source: https://www.census.gov/naics/ (2022, and the codes of 2017 that it replaced).
 */
const prefixes: Record<GroupSlug, string> = {
  restaurants: '722',
  lodging: '721',
  tours: '487 5615',
  shops: '44 45',
  construction: '23',
  vehicles: '441 447 457 8111',
  repair: '811',
  health: '621 622 623',
  family: '624 814',
  education: '61',
  beauty: '812',
  animals: '54194 81291 11521 11299 712130 459910 453910',
  professional: '54 55',
  finance: '52',
  property: '53',
  media: '51 323',
  office: '561',
  transport: '48 49',
  fishing: '1141 1125 31171 42446',
  farming: '11',
  manufacturing: '31 32 33 42',
  mining: '21',
  utilities: '22 562',
  sports: '713',
  arts: '711 712',
  religion: '8131',
  community: '813',
  government: '92',
}

const groupOfPrefix = new Map(
  Object.entries(prefixes).flatMap(([group, list]) =>
    list.split(' ').flatMap((prefix) => (/^\d+$/.test(prefix) ? [[prefix, group as GroupSlug] as const] : [])),
  ),
)

/** Returns the group of a NAICS code of two to six digits; null for other texts. Ranges such as “44-45” have one group. */
export function groupOfNaics(code: string): GroupSlug | null {
  const digits = /^\s*(\d{2,6})\b/.exec(code)?.[1] ?? ''
  for (let length = digits.length; length >= 2; length--) {
    const group = groupOfPrefix.get(digits.slice(0, length))
    if (group) return group
  }
  return null
}
