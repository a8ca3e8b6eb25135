import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, invalid } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { region } from '../../../region/region.ts'

export type Place = { name: string; latitude: number; longitude: number }

/** The radius in kilometres of a sphere with the volume of the earth. */
const EARTH_KM = 6371

const { otherNames, foreignNames, areas } = region.places

/** The directory's name of a town that has other names too. */
function toTown(name: string): string {
  const lowerCaseName = name.toLowerCase()
  for (const names of [otherNames, ...Object.values(foreignNames)]) {
    if (Object.hasOwn(names, lowerCaseName)) return names[lowerCaseName] ?? name
  }
  return name
}

/**
 * The place of a ZIP code, town or area of the region, or of a town with its state: “Seattle, WA”.
 * @throws 400 when there is no such place.
 */
export async function findPlace({ db, settings }: Pick<Services, 'db' | 'settings'>, near: string): Promise<Place> {
  const typed = near.replaceAll('\0', '').trim()
  if (typed === '') throw invalid('near', 'Please say near which ZIP code or city')
  const zip = typed.match(/^(\d{5})(?:[-\s]?\d{4})?$/)?.[1]
  const place = zip
    ? await findZipCode(db, zip)
    : ((await findTown(db, typed, settings.site.region_code)) ??
      (await findArea(db, typed, settings.site.region_code)) ??
      (await findCityOfBusinesses(db, typed)))
  if (!place) throw invalid('near', `No ZIP code or city is known as “${typed.slice(0, 80)}”`)
  return place
}

async function findZipCode(db: Db, zip_code: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('zip_codes')
    .where('zip_code', '=', zip_code)
    .select(['town', 'latitude', 'longitude'])
    .executeTakeFirst()
  return row && { name: `${row.town} ${zip_code}`, latitude: row.latitude, longitude: row.longitude }
}

/** Finds a town. Without a state, towns of the region come first, then towns with more ZIP codes. */
async function findTown(db: Db, typed: string, regionCode: string): Promise<Place | undefined> {
  const [, name = typed, state = ''] = typed.match(/^(.+?)(?:\s*,\s*|\s+)([a-z]{2}|[a-z][a-z ]{3,})\.?$/i) ?? []
  const { rows } = await sql<Place & { state: string }>`
    select t.name, t.latitude, t.longitude, t.state from (
      select town_key(${typed}) as key, null as state
      union all select town_key(${toTown(typed)}), null
      union all select town_key(${toTown(name)}), state_code(${state}) where state_code(${state}) is not null
    ) as wanted join towns as t on t.key = wanted.key and t.state = coalesce(wanted.state, t.state)
    order by t.state = ${regionCode} desc, t.zip_count desc, t.state limit 1`.execute(db)
  const [town] = rows
  return town && { ...town, name: town.state === regionCode ? town.name : `${town.name}, ${town.state}` }
}

/** The center of the towns of a named area, such as a valley. */
async function findArea(db: Db, typed: string, regionCode: string): Promise<Place | undefined> {
  const typedName = typed.toLowerCase().replace(/-/g, ' ')
  const area = areas.find(
    ({ name, otherNames }) => name.toLowerCase().replace(/-/g, ' ') === typedName || otherNames.includes(typedName),
  )
  if (!area) return undefined
  const { rows } = await sql<Place>`
    select ${area.name} as name, avg(latitude) as latitude, avg(longitude) as longitude from towns
    where state = ${regionCode} and key in (select town_key(name) from unnest(${area.towns}::text[]) as name)
    having count(*) > 0`.execute(db)
  return rows[0]
}

/** The center of the listed businesses of a city that is in no list of towns. */
async function findCityOfBusinesses(db: Db, city: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select min(city) as name, avg(latitude) as latitude, avg(longitude) as longitude from (
      select city, latitude, longitude from businesses as b
      where b.is_listed and lower(b.city) = lower(${city} collate "en-x-icu") and latitude is not null limit 100
    ) as located having count(*) > 0`.execute(db)
  return rows[0]
}

/**
 * The distance of a business from a place in kilometres, rounded to 100 metres; null when the place of the business is
 * unknown.
 */
export function distanceKm(
  place: Place,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
) {
  if (latitude === null || longitude === null) return null
  const [from, to] = [place.latitude, latitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const turn = ((longitude - place.longitude) * Math.PI) / 180
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2
  return Math.round(20 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))) / 10
}

/**
 * The ZIP code nearest to a position, and the text for `near`: the ZIP code, or the town when several ZIP codes have the same place, which
 * is the center of the town. Those are post office boxes, or cannot be told from them.
 * @throws 404 when the position is far from all of them
 */
export async function findNearestZipCode(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  position: { latitude: number; longitude: number },
) {
  // Two decimals are about a kilometre.
  const [latitude, longitude] = [position.latitude, position.longitude].map(
    (value) => Math.round(value * 100) / 100,
  ) as [number, number]
  const { rows } = await sql<{ zip_code: string; name: string; state: string; is_center: boolean; chord: number }>`
    select zip_code, town as name, state,
      exists (select from zip_codes as o where o.zip_code <> z.zip_code and (o.latitude, o.longitude) = (z.latitude, z.longitude)) as is_center,
      earth_point(latitude, longitude) <-> earth_point(${latitude}, ${longitude}) as chord
    from zip_codes as z where ${isAround(latitude, longitude)} order by chord, zip_code limit 1`.execute(db)
  const [place] = rows
  if (!place || place.chord * EARTH_KM > MAX_AWAY_KM) {
    throw new AppError('not_found', 'No ZIP code is near your position. Please type a city instead')
  }
  const { zip_code, name, state, is_center } = place
  const town = state === settings.site.region_code ? name : `${name}, ${state}`
  return { place: { zip_code, name, state, near: is_center ? town : zip_code } }
}

const MAX_AWAY_KM = 300

/** The condition for places within a box that is larger than `MAX_AWAY_KM`, because distances are slow to compute. */
function isAround(latitude: number, longitude: number) {
  const height = MAX_AWAY_KM / 100
  const nearestToPole = Math.min(89, Math.abs(latitude) + height)
  const width = height / Math.cos((nearestToPole * Math.PI) / 180)
  // Longitudes on both sides of the date line differ by almost 360 degrees.
  return sql`abs(latitude - ${latitude}) <= ${height}
    and (abs(longitude - ${longitude}) <= ${width} or abs(longitude - ${longitude}) >= ${360 - width})`
}
