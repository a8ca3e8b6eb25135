import { type Db, sql } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { capitalize } from '../../../kit/text/text.ts'
import { region } from '../../../region/region.ts'
import { readShape as readStateShape } from '../../../region/shape.server.ts'
import { SORTED_MAX } from '../businesses.constants.ts'
import {
  CLOSE_MAX,
  type DirectoryFilter,
  filterDirectory,
  filterMarkers,
  selectByWords,
} from '../directory/directory.service.server.ts'
import { filterByGroup } from '../industries/groups.server.ts'
import { followSynonyms } from '../synonyms/synonyms.server.ts'
import { clusterPoints, type PointCount, selectInBox } from './clusters.ts'

type MapQuery = DirectoryFilter & { box?: [number, number, number, number]; merge_km: number }

/** All places of listed businesses with their names, and how many businesses of each industry and city are there. */
type PlaceIndex = {
  points: Omit<PointCount, 'count'>[]
  keys: Map<string, number>
  groups: PlaceGroup[]
  unplaced: PlaceGroup[]
}
type PlaceGroup = Record<'industry' | 'industry_group' | 'city' | 'display_city', string | null> & {
  /** The index of its place, -1 without one. */
  point: number
  count: number
}

const keyOf = (latitude: number, longitude: number) => `${latitude},${longitude}`

/** In memory, because filters by industry and city would else read many thousand businesses each time. */
const readPlaceIndex = ({ db, memory }: Pick<Services, 'db' | 'memory'>) =>
  memory.recall('places', 'businesses.places', () => loadPlaceIndex(db))

async function loadPlaceIndex(db: Db): Promise<PlaceIndex> {
  const { rows } = await sql<Omit<PlaceGroup, 'point'> & { latitude: number | null; longitude: number | null }>`
    select latitude, longitude, industry, industry_group, city, display_city, count(*) as count
    from businesses as b where b.is_listed group by 1, 2, 3, 4, 5, 6`.execute(db)
  const names = await readTownNames(db)
  const index: PlaceIndex = { points: [], keys: new Map(), groups: [], unplaced: [] }
  // Equal texts as one string, since there are far more groups than industries and cities.
  const texts = new Map<string, string>()
  const intern = (text: string | null) => {
    const lower = text?.toLowerCase() ?? null
    if (lower !== null && !texts.has(lower)) texts.set(lower, lower)
    return lower === null ? null : (texts.get(lower) ?? lower)
  }
  const sorted = rows.toSorted((a, b) => b.count - a.count)
  for (const { latitude, longitude, count, ...row } of sorted) {
    const group = {
      industry: intern(row.industry),
      industry_group: intern(row.industry_group),
      city: intern(row.city),
      display_city: intern(row.display_city),
      count,
    }
    if (latitude === null || longitude === null) {
      index.unplaced.push({ ...group, point: -1 })
      continue
    }
    const key = keyOf(latitude, longitude)
    let point = index.keys.get(key)
    if (point === undefined) {
      point = index.points.length
      index.keys.set(key, point)
      index.points.push({ name: toCurrentName(names.get(key) ?? row.display_city ?? ''), latitude, longitude })
    }
    index.groups.push({ ...group, point })
  }
  return index
}

const { formerNames } = region.places
const currentNames = new Map(
  Object.entries(formerNames).flatMap(([town, names]) => names.map((name) => [name, capitalize(town)])),
)
/** Lists of ZIP codes keep names that towns no longer have. */
const toCurrentName = (town: string) => currentNames.get(town) ?? town

/** The names of the places of ZIP codes and towns. Businesses with coordinates of their own have others. */
async function readTownNames(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ latitude: number; longitude: number; name: string }>`
    with points as (select distinct latitude, longitude from businesses as b where b.is_listed and latitude is not null)
    select latitude, longitude, min(town) as name from zip_codes join points using (latitude, longitude) group by 1, 2
    union all
    select latitude, longitude, min(name) from towns join points using (latitude, longitude) group by 1, 2`.execute(db)
  return new Map(rows.map(({ latitude, longitude, name }) => [keyOf(latitude, longitude), name]))
}

type Counts = { points: PointCount[]; unplaced: number; is_estimated: boolean }

/** The clusters of the map, and the number of businesses that match and that have no place. */
export async function readMap(services: Services, { box, merge_km, ...typed }: MapQuery) {
  const filter = await followSynonyms(services, typed)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const { clusters, ...counts } = isFiltered
    ? cluster(await countMatches(services, filter), merge_km)
    : await services.memory.recall('places', `businesses.map.${merge_km}`, async () =>
        cluster(countIndexed(await readPlaceIndex(services), filter), merge_km),
      )
  return { ...counts, clusters: selectInBox(clusters, box) }
}

function cluster({ points, unplaced, is_estimated }: Counts, merge_km: number) {
  const total = points.reduce((sum, { count }) => sum + count, unplaced)
  return { clusters: clusterPoints(points, merge_km), total, unplaced, is_estimated }
}

async function countMatches(services: Services, filter: DirectoryFilter): Promise<Counts> {
  const index = await readPlaceIndex(services)
  return filter.search === undefined ? countIndexed(index, filter) : countSearched(services, index, filter)
}

function countIndexed(index: PlaceIndex, { industry, city, group: ofGroup }: DirectoryFilter): Counts {
  const [ofIndustry, ofCity] = [industry?.toLowerCase(), city?.toLowerCase()]
  const matches = (group: PlaceGroup) =>
    (ofIndustry === undefined || group.industry === ofIndustry) &&
    (ofCity === undefined || group.city === ofCity || group.display_city === ofCity) &&
    (ofGroup === undefined || group.industry_group === ofGroup)
  const counts = new Array<number>(index.points.length).fill(0)
  for (const group of index.groups) if (matches(group)) counts[group.point] = (counts[group.point] ?? 0) + group.count
  const points = index.points.flatMap((point, at) => (counts[at] ? { ...point, count: counts[at] } : []))
  const unplaced = index.unplaced.filter(matches).reduce((sum, { count }) => sum + count, 0)
  return { points, unplaced, is_estimated: false }
}

type Row = { latitude: number | null; longitude: number | null; count: number }

async function countSearched(services: Services, index: PlaceIndex, filter: DirectoryFilter): Promise<Counts> {
  const { db } = services
  const { search = '' } = filter
  const words = await services.closeSearch.readQuery(services, 'business', search)
  const wanted = { ...filter, words: words.query }
  const { rows } = await sql<Row>`
    with found as materialized (
      (select b.id, b.latitude, b.longitude from businesses as b where ${filterDirectory({ ...filter, words: undefined })}
        limit ${SORTED_MAX + 1})
      union (select b.id, b.latitude, b.longitude from businesses as b where b.id in (select id from ${selectByWords(wanted)} as w))
    )
    select latitude, longitude, count(*) as count from found group by 1, 2`.execute(db)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  if (total > SORTED_MAX) return toCounts(index, await sampleMatches(db, index, wanted), true)
  return toCounts(index, total > 0 ? rows : await countClose(services, filter), false)
}

async function countClose(services: Services, filter: DirectoryFilter): Promise<Row[]> {
  const query = filterMarkers(filter)
  const closest = await services.closeSearch.find(services, 'business', filter.search ?? '', { query }, CLOSE_MAX)
  const ids = filter.group === undefined ? closest.ids : await filterByGroup(services.db, closest.ids, filter.group)
  const { rows } = await sql<Row>`
    select latitude, longitude, count(*) as count from businesses as b
    where b.is_listed and b.id = any(${ids}::bigint[]) group by 1, 2`.execute(services.db)
  return rows
}

/** The number of businesses in the sample of a search that matches very many. */
const SAMPLE = 10_000

async function sampleMatches(db: Db, index: PlaceIndex, filter: DirectoryFilter): Promise<Row[]> {
  const listed = [...index.groups, ...index.unplaced].reduce((sum, { count }) => sum + count, 0)
  const share = Math.min(1, SAMPLE / Math.max(1, listed))
  const { rows } = await sql<Row>`
    select latitude, longitude, count(*) as count
    from businesses as b tablesample system (${sql.lit(100 * share)}) repeatable (0)
    where ${filterDirectory(filter, true)} group by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, count: Math.round(row.count / share) }))
}

function toCounts(index: PlaceIndex, rows: Row[], is_estimated: boolean): Counts {
  const points = rows.flatMap(({ latitude, longitude, count }) => {
    if (latitude === null || longitude === null) return []
    // A business that came after the index was read is missing in it.
    const known = index.points[index.keys.get(keyOf(latitude, longitude)) ?? -1]
    return { name: known?.name ?? '', latitude, longitude, count }
  })
  const unplaced = rows.reduce((sum, { latitude, count }) => sum + (latitude === null ? count : 0), 0)
  return { points, unplaced, is_estimated }
}

/** @throws 404 for a region that is no state. */
export async function readShape({ settings }: Pick<Services, 'settings'>) {
  const shape = await readStateShape(settings.site.region_code)
  if (!shape) throw new AppError('not_found', 'There is no map of this region')
  return { shape }
}
