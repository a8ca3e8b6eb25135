import { LRUCache } from 'lru-cache'
import { type Db, sql } from '../../../database/open.server.ts'
import type { Handlers, Services } from '../../../kit/server/services.server.ts'
import { filterDirectory } from '../directory/directory.service.server.ts'
import { MAX_DEVICE_BUSINESSES, PART_SIZE } from './deviceCopy.constants.ts'
import type { DeviceBusiness, DevicePart, deviceCopyContract } from './deviceCopy.contract.ts'

/**
 * Milliseconds for which a reply is cached. A change that leaves the set of listed businesses the same, such as a new
 * phone number, does not invalidate it.
 */
const CACHE_MS = 600_000

const businesses = sql`json_agg(json_build_object('id', b.id, 'display_name', b.display_name, 'industry', b.industry,
  'city', b.display_city, 'phone', b.phone, 'is_verified', b.verification_status = 'approved') order by b.id)`
const part = sql`b.id / ${sql.lit(PART_SIZE)}`
const columns = sql`${part} as part, left(md5(${businesses}::text), 12) as hash, count(*) as count`

async function readParts(db: Db, city?: string) {
  const condition = filterDirectory({ city })
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from businesses as b where ${condition} limit ${MAX_DEVICE_BUSINESSES + 1}) as b`.execute(
    db,
  )
  const total = counts[0]?.total ?? 0
  if (total > MAX_DEVICE_BUSINESSES) return { total, is_too_large: true, parts: [] }
  const { rows } = await sql<DevicePart>`
    select ${columns} from businesses as b where ${condition} group by 1 order by 1`.execute(db)
  return { total, is_too_large: false, parts: rows }
}

async function readBusinesses(db: Db, parts: number[], city?: string) {
  const { rows } = await sql<DevicePart & { businesses: DeviceBusiness[] }>`
    select ${columns}, ${businesses} as businesses from unnest(${parts}::bigint[]) as wanted
    join businesses as b on b.id between wanted * ${PART_SIZE}::bigint and wanted * ${PART_SIZE}::bigint + ${PART_SIZE - 1}::bigint
    where ${filterDirectory({ city })} group by ${part} order by 1`.execute(db)
  return { parts: rows }
}

/** The parts of all businesses, cached, because each device requests them once a day. */
async function readCachedParts({ db, memory }: Pick<Services, 'db' | 'memory'>) {
  const create = async () => new LRUCache<string, ReturnType<typeof readParts>>({ max: 1, ttl: CACHE_MS })
  const cache = await memory.recall('directory', 'businesses.device', create)
  const cached = cache.get('all')
  if (cached) return cached
  const reading = readParts(db)
  cache.set('all', reading)
  reading.catch(() => cache.delete('all'))
  return reading
}

export const deviceCopyHandlers: Handlers<typeof deviceCopyContract> = {
  'GET /profiles/device': ({ query: { city }, ...services }) =>
    city ? readParts(services.db, city) : readCachedParts(services),
  'GET /profiles/device/parts': ({ db, query }) => readBusinesses(db, query.parts, query.city),
}
