import { setImmediate } from 'node:timers/promises'
import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { capitalize } from '../../../kit/text/text.ts'
import { region } from '../../../region/region.ts'
import type { PointCount } from './clusters.ts'

/**
 * The places of listed businesses with their names, and the number of businesses for each combination of place,
 * industry and city.
 */
export type PlaceIndex = {
  points: Omit<PointCount, 'count'>[]
  keys: Map<string, number>
  /** The number of listed businesses. */
  total: number
  /**
   * The counts of businesses. Each change adds an entry, so several entries may belong to the same place, industry and
   * city. A removed business adds an entry with a negative count.
   */
  groups: PlaceGroup[]
  /** The groups by industry, by industry group and by city. */
  parts: Record<'industry' | 'group' | 'city', Map<string, PlaceGroup[]>>
  /** Strings that entries share, because there are far more groups than industries and cities. */
  texts: Map<string, string>
}
type Texts = Record<'industry' | 'industry_group' | 'city' | 'display_city', string | null>
export type PlaceGroup = Texts & {
  /** The index in `points`; -1 without a place. */
  point: number
  count: number
}
type Row = Texts & { latitude: number | null; longitude: number | null; count: number }

export const keyOf = (latitude: number, longitude: number) => `${latitude},${longitude}`

/** The index, and the snapshot of the database from which it was read. */
type State = { index: PlaceIndex; snapshot: string; loadedAt: number; changes: number }
type CachedState = { state?: Promise<State> }

/**
 * The age in milliseconds and the number of changes after which the index is read completely again. The database keeps
 * changes for a day, and each of them adds an entry.
 */
const [MAX_AGE_MS, MAX_CHANGES] = [3_600_000, 20_000]

/** The number of rows that are added before other requests get their turn. */
const BATCH_SIZE = 2000

/**
 * The index of places, cached in memory. Without it, each filter by industry and city would read many thousand
 * businesses.
 */
export const readPlaceIndex = ({ db, memory }: Pick<Services, 'db' | 'memory'>): Promise<PlaceIndex> =>
  memory.recall('places', 'businesses.places', async () => {
    // This entry survives changes of places. The cache drops it, like every other entry, when changes may have been
    // missed.
    const cached = await memory.recall('places.kept', 'businesses.places.kept', async (): Promise<CachedState> => ({}))
    const next = update(db, cached.state)
    cached.state = next
    try {
      return (await next).index
    } catch (error) {
      if (cached.state === next) cached.state = undefined
      throw error
    }
  })

/**
 * Updates the index with what has changed since, because reading all businesses takes a second in a large directory.
 */
async function update(db: Db, previous: Promise<State> | undefined): Promise<State> {
  const state = await previous?.catch(() => undefined)
  const isUsable = state && Date.now() - state.loadedAt < MAX_AGE_MS && state.changes < MAX_CHANGES
  return (isUsable && (await applyChanges(db, state))) || load(db)
}

async function load(db: Db): Promise<State> {
  const { rows, snapshot } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<Row>`
        select latitude, longitude, industry, industry_group, city, display_city, count(*) as count
        from businesses as b where b.is_listed group by 1, 2, 3, 4, 5, 6`.execute(tx)
      const read = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(tx)
      return { rows, snapshot: read.rows[0]?.snapshot ?? '' }
    })
  const index: PlaceIndex = {
    points: [],
    keys: new Map(),
    total: 0,
    groups: [],
    parts: { industry: new Map(), group: new Map(), city: new Map() },
    texts: new Map(),
  }
  rows.sort((a, b) => b.count - a.count)
  for (let first = 0; first < rows.length; first += BATCH_SIZE) {
    await addRows(db, index, rows.slice(first, first + BATCH_SIZE))
    await setImmediate()
  }
  return { index, snapshot, loadedAt: Date.now(), changes: 0 }
}

/** Applies the changes that were committed after the snapshot of the cached index. @returns null when there are too many. */
async function applyChanges(db: Db, { index, snapshot, ...state }: State): Promise<State | null> {
  const { rows } = await sql<{ snapshot: string; changed: Row[] }>`
    select pg_current_snapshot()::text as snapshot, coalesce((select json_agg(c) from (
      select latitude, longitude, industry, industry_group, city, display_city, sum(change) as count
      from listed_changes where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 limit ${MAX_CHANGES}
    ) as c), '[]') as changed`.execute(db)
  const { changed = [], ...read } = rows[0] ?? { snapshot }
  if (changed.length >= MAX_CHANGES) return null
  await addRows(db, index, changed)
  return { index, ...state, ...read, changes: state.changes + changed.length }
}

async function addRows(db: Db, index: PlaceIndex, rows: Row[]) {
  const names = await readTownNames(db, index, rows)
  const intern = (text: string | null) => {
    const lower = text?.toLowerCase() ?? null
    if (lower !== null && !index.texts.has(lower)) index.texts.set(lower, lower)
    return lower === null ? null : (index.texts.get(lower) ?? lower)
  }
  for (const { latitude, longitude, count, ...row } of rows.toSorted((a, b) => b.count - a.count)) {
    const group: PlaceGroup = {
      point: -1,
      industry: intern(row.industry),
      industry_group: intern(row.industry_group),
      city: intern(row.city),
      display_city: intern(row.display_city),
      count,
    }
    if (latitude !== null && longitude !== null) {
      const key = keyOf(latitude, longitude)
      group.point = index.keys.get(key) ?? index.points.length
      if (group.point === index.points.length) {
        index.keys.set(key, group.point)
        index.points.push({ name: toCurrentName(names.get(key) ?? row.display_city ?? ''), latitude, longitude })
      }
    }
    index.total += count
    index.groups.push(group)
    addPart(index.parts.industry, group.industry, group)
    addPart(index.parts.group, group.industry_group, group)
    addPart(index.parts.city, group.city, group)
    if (group.display_city !== group.city) addPart(index.parts.city, group.display_city, group)
  }
}

function addPart(parts: Map<string, PlaceGroup[]>, text: string | null, group: PlaceGroup) {
  if (text === null) return
  const part = parts.get(text)
  if (part) part.push(group)
  else parts.set(text, [group])
}

type GroupFilter = { industry?: string; city?: string; group?: string }

/** The groups of an industry, a city and an industry group. The names are in lower case. */
export function selectGroups({ groups, parts }: PlaceIndex, { industry, city, group }: GroupFilter): PlaceGroup[] {
  const selected = [
    ...(industry === undefined ? [] : [parts.industry.get(industry) ?? []]),
    ...(city === undefined ? [] : [parts.city.get(city) ?? []]),
    ...(group === undefined ? [] : [parts.group.get(group) ?? []]),
  ]
  const rarest = selected.reduce((least, part) => (part.length < least.length ? part : least), groups)
  return selected.length < 2
    ? rarest
    : rarest.filter(
        (row) =>
          (industry === undefined || row.industry === industry) &&
          (city === undefined || row.city === city || row.display_city === city) &&
          (group === undefined || row.industry_group === group),
      )
}

const { formerNames } = region.places
const currentNames = new Map(
  Object.entries(formerNames).flatMap(([town, names]) => names.map((name) => [name, capitalize(town)])),
)
/** The current name of a town, because lists of ZIP codes contain former names. */
const toCurrentName = (town: string) => currentNames.get(town) ?? town

/**
 * Reads the names of the new places of ZIP codes and towns. Businesses with their own coordinates have other places.
 */
async function readTownNames(db: Db, index: PlaceIndex, rows: Row[]): Promise<Map<string, string>> {
  const points = rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null || index.keys.has(keyOf(latitude, longitude))
      ? []
      : [[latitude, longitude]],
  )
  if (points.length === 0) return new Map()
  const { rows: named } = await sql<{ latitude: number; longitude: number; name: string }>`
    with points as materialized (
      select distinct latitude, longitude from unnest(
        ${points.map(([latitude]) => latitude)}::double precision[], ${points.map(([, longitude]) => longitude)}::double precision[]
      ) as point (latitude, longitude)
    )
    select latitude, longitude, min(town) as name from zip_codes join points using (latitude, longitude) group by 1, 2
    union all
    select latitude, longitude, min(name) from towns join points using (latitude, longitude) group by 1, 2`.execute(db)
  return new Map(named.map(({ latitude, longitude, name }) => [keyOf(latitude, longitude), name]))
}
