import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { addDays } from '../../../kit/text/calendar.ts'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { timeZoneOf } from '../../../region/timeZone.ts'
import type { OpeningHours } from './openingHours.ts'
import { listPeriods, type Period } from './openPeriods.ts'

type Hours = { id: number; hours: OpeningHours; zone: string }
type OpenTimes = { day: string; times: (Period & { id: number })[] }

/** The opening times of some days around today, computed once a day for each list of hours. */
const cachedOpenTimes = new WeakMap<Hours[], OpenTimes>()

async function readHours(db: Db, time_zone: string): Promise<Hours[]> {
  const rows = await db
    .selectFrom('business_details as d')
    .innerJoin('businesses as b', 'b.id', 'd.business_id')
    .where('d.opening_hours', 'is not', null)
    .select(['b.id', 'b.city', 'b.state', 'b.zip_code', 'd.opening_hours'])
    .execute()
  return rows.map(({ id, opening_hours, ...place }) => ({
    id,
    hours: opening_hours as unknown as OpeningHours,
    zone: timeZoneOf(place, time_zone),
  }))
}

function listTimes(list: Hours[], now: number): OpenTimes {
  const day = dayIn(now, 'UTC')
  const times = list.flatMap(({ id, hours, zone }) =>
    // The hours of yesterday may last past midnight, and the business may be in a time zone where another day has
    // begun.
    listPeriods(hours, addDays(day, -2), 4, zone).map((period) => ({ ...period, id })),
  )
  return { day, times }
}

/** The ids of the businesses that are open now according to their opening hours, listed or not. */
export async function findOpenNow(
  { db, memory, settings }: Pick<Services, 'db' | 'memory' | 'settings'>,
  now = Date.now(),
): Promise<number[]> {
  const list = await memory.recall('opening', 'businesses.opening', () => readHours(db, settings.site.time_zone))
  let open = cachedOpenTimes.get(list)
  if (open?.day !== dayIn(now, 'UTC')) {
    open = listTimes(list, now)
    cachedOpenTimes.set(list, open)
  }
  return open.times.filter(({ from, until }) => from <= now && now < until).map(({ id }) => id)
}

/** Counts the listed businesses of a city that say their opening hours, or all of them without a city. */
export async function countBusinessesWithHours(db: Db, city: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from business_details as d join businesses as b on b.id = d.business_id
    where d.opening_hours is not null and b.is_listed
      ${city === null ? sql`` : sql`and lower(b.city) = lower(${city} collate "en-x-icu")`}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
