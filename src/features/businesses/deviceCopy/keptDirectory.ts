import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { api } from '../../../kit/api/api.ts'
import { DEVICE_MAX, PARTS_MAX } from './deviceCopy.constants.ts'
import type { DeviceBusiness, DevicePart } from './deviceCopy.contract.ts'
import { KEPT_FLAG } from './keptFlag.ts'

/** What this device keeps. It holds no data of an account. */
export type KeptCopy = {
  /** Identifies the choice, so that a download notices when another one has replaced it. */
  id: string
  /** The only city that is kept; null for all. */
  city: string | null
  /** When the copy was complete and current; null until then. */
  checked_at: string | null
  businesses: number
  total: number
  /** On the device, compressed. */
  bytes: number
}
/** `rows` are the businesses as compressed JSON. */
type KeptPart = DevicePart & { rows: ArrayBuffer }
interface Kept extends DBSchema {
  copy: { key: string; value: KeptCopy }
  parts: { key: number; value: KeptPart }
}

const NAME = 'directory'
const COPY = 'copy'
const DAY = 24 * 60 * 60 * 1000
/** Businesses in one call, so that little is lost with the connection. */
const BATCH = 1024

/** The maximum milliseconds before the download begins. */
const MAX_PREPARATION = 8000

let opened: Promise<IDBPDatabase<Kept>> | null = null
function open() {
  opened ??= openDB<Kept>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('copy')
      db.createObjectStore('parts', { keyPath: 'part' })
    },
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
    terminated: () => {
      opened = null
    },
  })
  // Private windows of some browsers refuse it. A later attempt may succeed.
  opened.catch(() => {
    opened = null
  })
  return opened
}

const tellScreens = () => dispatchEvent(new Event('kept-directory'))

const pipe = (data: BlobPart, through: CompressionStream | DecompressionStream) =>
  new Response(new Blob([data]).stream().pipeThrough(through))
const compress = (rows: DeviceBusiness[]) =>
  pipe(JSON.stringify(rows.map(toRow)), new CompressionStream('deflate-raw')).arrayBuffer()
const decompress = async (rows: ArrayBuffer): Promise<DeviceBusiness[]> =>
  (await pipe(rows, new DecompressionStream('deflate-raw')).json()).map(toBusiness)

type Row = [number, string, string | null, string | null, string | null, boolean]
const toRow = ({ id, display_name, industry, city, phone, is_verified }: DeviceBusiness): Row => [
  id,
  display_name,
  industry,
  city,
  phone,
  is_verified,
]
const toBusiness = ([id, display_name, industry, city, phone, is_verified]: Row): DeviceBusiness => ({
  id,
  display_name,
  industry,
  city,
  phone,
  is_verified,
})

/** The copy of this device; null when nobody has chosen one. */
export async function readCopy(): Promise<KeptCopy | null> {
  // Opening the database would create it.
  if (!localStorage.getItem(KEPT_FLAG)) return null
  return (await (await open()).get('copy', COPY)) ?? null
}

/** All businesses on this device, by name. */
export async function readKeptBusinesses(): Promise<DeviceBusiness[]> {
  const parts = await (await open()).getAll('parts')
  const lists = await Promise.all(parts.map(({ rows }) => decompress(rows)))
  return lists.flat().sort((a, b) => a.display_name.localeCompare(b.display_name))
}

/** Writes parts and removes others, unless the copy was removed meanwhile. @returns whether the copy is still wanted. */
async function change({ id }: KeptCopy, parts: KeptPart[], removed: number[], changes: Partial<KeptCopy>) {
  const tx = (await open()).transaction(['copy', 'parts'], 'readwrite')
  const current = await tx.objectStore('copy').get(COPY)
  if (current?.id !== id) return false
  const store = tx.objectStore('parts')
  for (const part of parts) await store.put(part)
  for (const part of removed) await store.delete(part)
  const kept = await store.getAll()
  const sum = (count: (part: KeptPart) => number) => kept.reduce((total, part) => total + count(part), 0)
  const bytes = sum(({ rows }) => rows.byteLength)
  await tx.objectStore('copy').put({ ...current, ...changes, bytes, businesses: sum(({ count }) => count) }, COPY)
  await tx.done
  tellScreens()
  return true
}

/** Parts for one call: few businesses, and not more parts than the server takes. */
function takeBatch(parts: DevicePart[]): DevicePart[] {
  let businesses = 0
  const end = parts.findIndex(({ count }, index) => {
    businesses += count
    return index > 0 && (businesses > BATCH || index === PARTS_MAX)
  })
  return end < 0 ? parts : parts.slice(0, end)
}

/**
 * Loads the parts that differ from those on the server. What was loaded stays when the connection breaks.
 * @throws `CallError`; `RangeError` when the directory is too large for a device.
 */
async function load(copy: KeptCopy) {
  const query = { city: copy.city ?? undefined }
  const { parts, total, is_too_large } = await api('GET /profiles/device', { query })
  if (is_too_large) throw new RangeError(`There are more than ${DEVICE_MAX.toLocaleString('en-US')} businesses.`)
  const kept = new Map((await (await open()).getAll('parts')).map(({ part, hash }) => [part, hash]))
  const wanted = new Set(parts.map(({ part }) => part))
  const gone = [...kept.keys()].filter((part) => !wanted.has(part))
  if (!(await change(copy, [], gone, { total }))) return
  let missing = parts.filter(({ part, hash }) => kept.get(part) !== hash)
  while (missing.length > 0) {
    const batch = takeBatch(missing)
    missing = missing.slice(batch.length)
    const numbers = batch.map(({ part }) => part)
    const reply = await api('GET /profiles/device/parts', { query: { ...query, parts: numbers.join(',') } })
    const loaded = await Promise.all(
      reply.parts.map(async ({ businesses, ...part }) => ({ ...part, rows: await compress(businesses) })),
    )
    const found = new Set(loaded.map(({ part }) => part))
    const lost = numbers.filter((part) => !found.has(part))
    if (!(await change(copy, loaded, lost, {}))) return
  }
  const checked_at = new Date().toISOString()
  // Other tabs hear of it.
  if (await change(copy, [], [], { checked_at })) localStorage.setItem(KEPT_FLAG, checked_at)
}

/** Only one tab downloads. Over plain HTTP, browsers have no locks. */
const alone = (task: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? task() : undefined)) : task()

/** Loads what differs now. @throws as `load`. */
export async function refreshDirectory(): Promise<void> {
  const copy = await readCopy()
  if (copy) await alone(() => load(copy))
}

/** Loads what differs when the copy is incomplete or a day old. */
export async function refreshWhenOld(): Promise<void> {
  const copy = await readCopy()
  if (!copy || !navigator.onLine) return
  if (copy.checked_at && Date.now() - Date.parse(copy.checked_at) < DAY) return
  await refreshDirectory().catch(() => {})
}

/** Asks the service worker to keep the page that searches the copy, with its code. @returns when it has. */
async function keepOfflinePage() {
  const registration = await navigator.serviceWorker?.ready
  if (!registration?.active) return
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  registration.active.postMessage({ type: 'prepare', url: location.href }, [port2])
  await kept
  port1.close()
}

/** Keeps the directory, or the businesses of one city, on this device from now on. @throws as `load`. */
export async function keepDirectory(city: string | null): Promise<void> {
  // Another tab may have begun.
  if ((await readCopy())?.city !== city) {
    // Without the page, nobody could search the copy. Without a service worker, an open page can.
    await Promise.race([keepOfflinePage(), new Promise((resolve) => setTimeout(resolve, MAX_PREPARATION))])
    const id = `${Date.now()}-${Math.random()}`
    await (await open()).put('copy', { id, city, checked_at: null, businesses: 0, total: 0, bytes: 0 }, COPY)
    localStorage.setItem(KEPT_FLAG, 'incomplete')
  }
  try {
    await refreshDirectory()
  } catch (error) {
    if (error instanceof RangeError) await removeDirectory()
    throw error
  }
}

/** Removes the copy and the choice. */
export async function removeDirectory(): Promise<void> {
  const db = await open()
  await db.clear('copy')
  await db.clear('parts')
  db.close()
  opened = null
  localStorage.removeItem(KEPT_FLAG)
  await deleteDB(NAME)
  tellScreens()
}
