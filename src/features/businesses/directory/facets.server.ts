import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { countGroups } from '../industries/groups.server.ts'
import { listTrades, type Trade } from '../industries/trades.ts'
import { spellingDistance } from '../synonyms/spelling.ts'
import { spellingKey } from '../synonyms/spellingKey.ts'
import { type Facet, shortenFacets } from './directory.ts'

type FacetServices = Pick<Services, 'db' | 'memory'>

/** Industries and cities of listed businesses with counts. Spellings that differ only in case count as one. */
export const listFacets = ({ db, memory }: FacetServices) =>
  memory.recall('facets', 'businesses.facets', () => readFacets(db))

async function readFacets(db: Db) {
  const countValues = (column: 'industry' | 'display_city') =>
    db
      .with('spelled', (query) =>
        query
          .selectFrom('businesses as b')
          .where(sql<boolean>`b.is_listed`)
          .where(column, 'is not', null)
          .select((count) => [sql<string>`${sql.ref(column)}`.as('name'), count.fn.countAll<number>().as('count')])
          .groupBy(column),
      )
      .selectFrom('spelled')
      .select([
        sql<string>`(array_agg(name order by name = upper(name), count desc, name))[1]`.as('name'),
        sql<number>`sum(count)`.as('count'),
      ])
      .groupBy(sql`lower(name)`)
      .orderBy(sql`lower(name)`)
      .execute()
  const [industries, cities, groups] = await Promise.all([
    countValues('industry'),
    countValues('display_city'),
    countGroups(db),
  ])
  return { industries, cities, groups }
}

type ShortQuery = { limit: number; industry?: string; city?: string }

/**
 * The facets with at most `limit` of the most frequent values in each list, and the named one; and the numbers of all
 * values.
 */
export async function listShortFacets(services: FacetServices, { limit, industry, city }: ShortQuery) {
  const { industries, cities, groups } = await listFacets(services)
  const shorten = (facets: Facet[], named = '') => shortenFacets(facets, named, limit)
  return {
    industries: shorten(industries, industry),
    cities: shorten(cities, city),
    groups,
    industry_count: industries.length,
    city_count: cities.length,
  }
}

type OptionsQuery = { field: 'industry' | 'city'; search?: string; limit: number; offset: number }

/** The list is parsed at the first use, so that processes start sooner. */
let trades: Trade[] | undefined
/** The minimum length of a text that is looked up among trades. Shorter texts are the beginning of too many words. */
const MIN_TRADE = 3

/**
 * Returns a function that finds the everyday words for an industry that contain this text: “vet” for Animal Services,
 * “field house” for Recreation & Sports.
 */
function matchTrade(typed: string): (industry: string) => string | undefined {
  if (typed.length < MIN_TRADE) return () => undefined
  trades ??= listTrades()
  const named = trades.flatMap(({ names, needs, hints, industry }) => {
    const [synonym] = [...names, ...needs]
      .filter((text) => ` ${text}`.includes(` ${typed}`))
      .sort((a, b) => a.length - b.length)
    return synonym === undefined ? [] : [{ synonym, hints, industry }]
  })
  return (industry) => {
    const words = listNormalizedWords(industry).filter((word) => word.length > MIN_TRADE)
    const trade =
      named.find((trade) => trade.industry?.test(industry)) ??
      named.find(({ hints }) => words.some((word) => hints.includes(word)))
    return trade?.synonym
  }
}

/** The spelling keys of lists of names. To make those of thousands of cities takes longer than to compare them. */
const spellingKeys = new WeakMap<Facet[], string[]>()

function getSpellingKeys(facets: Facet[]): string[] {
  const keys = spellingKeys.get(facets) ?? facets.map(({ name }) => spellingKey(name))
  spellingKeys.set(facets, keys)
  return keys
}

/** The maximum number of wrong letters with which a name of this length is still recognized. */
const maxWrongLetters = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** The names that are spelled like the text, the most similar first. */
function findSimilar(facets: Facet[], typed: string): Facet[] {
  const key = spellingKey(typed)
  const max = maxWrongLetters(key.length)
  const keys = getSpellingKeys(facets)
  return facets
    .map((facet, index) => ({ facet, distance: spellingDistance(key, keys[index] ?? '', max) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || b.facet.count - a.facet.count)
    .map(({ facet }) => facet)
}

/**
 * The industries or cities whose names contain the text, or, when there are none, are spelled like it: first those that
 * begin with it, then by count. Industries of trades that the text names come last, with the words for the trade.
 */
export async function suggestFacets(services: FacetServices, { field, search = '', limit, offset }: OptionsQuery) {
  const facets = await listFacets(services)
  const typed = search.toLowerCase()
  const placeOf = ({ name }: Facet) => name.toLowerCase().indexOf(typed)
  const findSynonym = field === 'industry' ? matchTrade(typed) : () => undefined
  const matchingFacets = (field === 'industry' ? facets.industries : facets.cities).flatMap((facet) => {
    if (placeOf(facet) >= 0) return [facet]
    const synonym = findSynonym(facet.name)
    return synonym === undefined ? [] : [{ ...facet, synonym }]
  })
  const rank = (facet: Facet) => (placeOf(facet) === 0 ? 0 : placeOf(facet) > 0 ? 1 : 2)
  matchingFacets.sort((a, b) => rank(a) - rank(b) || b.count - a.count)
  if (matchingFacets.length === 0) {
    matchingFacets.push(...findSimilar(field === 'industry' ? facets.industries : facets.cities, typed))
  }
  return { options: matchingFacets.slice(offset, offset + limit), total: matchingFacets.length }
}
