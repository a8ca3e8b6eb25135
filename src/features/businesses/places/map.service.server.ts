import type { RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Db, sql } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { readShape as readStateShape } from '../../../region/shape.server.ts'
import { MAX_SORTED_MATCHES } from '../businesses.constants.ts'
import {
  type DirectoryFilter,
  filterDirectory,
  filterMarkers,
  MAX_CLOSE_MATCHES,
  planSearch,
  selectByText,
  selectByWords,
} from '../directory/directory.service.server.ts'
import { findOpenNow } from '../hours/openNow.server.ts'
import { filterByGroup } from '../industries/groups.server.ts'
import { followSynonyms } from '../synonyms/synonyms.server.ts'
import { clusterPoints, type PointCount, selectInBox } from './clusters.ts'
import { keyOf, type PlaceIndex, readPlaceIndex, selectGroups } from './placeIndex.server.ts'

type MapQuery = DirectoryFilter & { box?: [number, number, number, number]; merge_km: number; open?: 'now' }

type Counts = { points: PointCount[]; unplaced: number; is_estimated: boolean }

/** The clusters of the map, the number of matching businesses, and the number of those whose place is unknown. */
export async function readMap(services: Services, { box, merge_km, open, ...typed }: MapQuery) {
  const filter = await followSynonyms(services, typed)
  if (open) filter.ids = await findOpenNow(services)
  const isIndexed = filter.search === undefined && filter.ids === undefined
  const { clusters, ...counts } = isIndexed
    ? await readCachedClusters(services, filter, merge_km)
    : cluster(await countMatches(services, filter), merge_km)
  return { ...counts, clusters: selectInBox(clusters, box) }
}

type Clusters = ReturnType<typeof cluster>

/**
 * The maximum number of cached clusters. Clients choose filters and distances, so only recently used clusters are
 * cached.
 */
const MAX_CACHED_CLUSTERS = 50_000
/** The number of characters of a filter that need as much memory as a cluster. */
const CLUSTER_LENGTH = 200

async function readCachedClusters(services: Services, filter: DirectoryFilter, merge_km: number): Promise<Clusters> {
  const recent = await services.memory.recall(
    'places',
    'businesses.maps',
    async () =>
      new LRUCache<string, Clusters>({
        maxSize: MAX_CACHED_CLUSTERS,
        sizeCalculation: ({ clusters }, key) => clusters.length + Math.ceil(key.length / CLUSTER_LENGTH),
      }),
  )
  const key = JSON.stringify([filter.industry, filter.city, filter.group, merge_km])
  const cachedClusters = recent.get(key)
  if (cachedClusters) return cachedClusters
  const clusters = cluster(countIndexed(await readPlaceIndex(services), filter), merge_km)
  recent.set(key, clusters)
  return clusters
}

function cluster({ points, unplaced, is_estimated }: Counts, merge_km: number) {
  const total = points.reduce((sum, { count }) => sum + count, unplaced)
  return { clusters: clusterPoints(points, merge_km), total, unplaced, is_estimated }
}

async function countMatches(services: Services, filter: DirectoryFilter): Promise<Counts> {
  const index = await readPlaceIndex(services)
  if (filter.search !== undefined) return countSearchMatches(services, index, filter)
  return toCounts(index, await countRows(services.db, filterDirectory(filter)), false)
}

function countIndexed(index: PlaceIndex, { industry, city, group }: DirectoryFilter): Counts {
  const normalizedFilter = { industry: industry?.toLowerCase(), city: city?.toLowerCase(), group }
  const counts = new Array<number>(index.points.length).fill(0)
  let unplaced = 0
  for (const { point, count } of selectGroups(index, normalizedFilter)) {
    if (point < 0) unplaced += count
    else counts[point] = (counts[point] ?? 0) + count
  }
  const points = index.points.flatMap((point, at) =>
    (counts[at] ?? 0) > 0 ? { ...point, count: counts[at] ?? 0 } : [],
  )
  return { points, unplaced, is_estimated: false }
}

type Row = { latitude: number | null; longitude: number | null; count: number }

async function countSearchMatches(services: Services, index: PlaceIndex, filter: DirectoryFilter): Promise<Counts> {
  const { db } = services
  const { search = '' } = filter
  const words = await services.closeSearch.readQuery(services, 'business', search)
  const wordFilter = { ...filter, words: words.query }
  const { isInMany, isTextFirst } = await planSearch(db, wordFilter, index.total)
  if (isInMany) return toCounts(index, await sampleMatches(db, index, wordFilter), true)
  const { rows } = await sql<Row>`
    with found as materialized (
      select id from ${selectByText(wordFilter, isTextFirst)} as t union select id from ${selectByWords(wordFilter)} as w
    )
    select latitude, longitude, count(*) as count from businesses as b join found using (id) group by 1, 2`.execute(db)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  if (total > MAX_SORTED_MATCHES) return toCounts(index, await sampleMatches(db, index, wordFilter), true)
  return toCounts(index, total > 0 ? rows : await countCloseMatches(services, filter), false)
}

async function countCloseMatches(services: Services, filter: DirectoryFilter): Promise<Row[]> {
  const query = filterMarkers(filter)
  const closest = await services.closeSearch.find(
    services,
    'business',
    filter.search ?? '',
    { query },
    MAX_CLOSE_MATCHES,
  )
  const ids = filter.group === undefined ? closest.ids : await filterByGroup(services.db, closest.ids, filter.group)
  const allowed = filter.ids && new Set(filter.ids)
  return countRows(services.db, filterDirectory({ ids: allowed ? ids.filter((id) => allowed.has(id)) : ids }))
}

async function countRows(db: Db, condition: RawBuilder<boolean>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select latitude, longitude, count(*) as count from businesses as b where ${condition} group by 1, 2`.execute(db)
  return rows
}

/** The size of the sample for a search that matches very many businesses. */
const SAMPLE_SIZE = 5000

async function sampleMatches(db: Db, index: PlaceIndex, filter: DirectoryFilter): Promise<Row[]> {
  const share = Math.min(1, SAMPLE_SIZE / Math.max(1, index.total))
  const { rows } = await sql<Row>`
    select latitude, longitude, count(*) as count
    from businesses as b tablesample system (${sql.lit(100 * share)}) repeatable (0)
    where ${filterDirectory(filter, true)} group by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, count: Math.round(row.count / share) }))
}

function toCounts(index: PlaceIndex, rows: Row[], is_estimated: boolean): Counts {
  const points = rows.flatMap(({ latitude, longitude, count }) => {
    if (latitude === null || longitude === null) return []
    // The index lacks a business that was added after it was read.
    const indexedPoint = index.points[index.keys.get(keyOf(latitude, longitude)) ?? -1]
    return { name: indexedPoint?.name ?? '', latitude, longitude, count }
  })
  const unplaced = rows.reduce((sum, { latitude, count }) => sum + (latitude === null ? count : 0), 0)
  return { points, unplaced, is_estimated }
}

/** @throws 404 when the region is not a state. */
export async function readShape({ settings }: Pick<Services, 'settings'>) {
  const shape = await readStateShape(settings.site.region_code)
  if (!shape) throw new AppError('not_found', 'There is no map of this region')
  return { shape }
}
