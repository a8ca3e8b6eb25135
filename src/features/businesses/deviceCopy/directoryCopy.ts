import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { api } from '../../../kit/api/api.ts'
import { DAY_MS } from '../../../kit/text/milliseconds.ts'
import { MAX_DEVICE_BUSINESSES, MAX_PARTS } from './deviceCopy.constants.ts'
import type { DeviceBusiness, DevicePart } from './deviceCopy.contract.ts'
import { DIRECTORY_COPY_KEY } from './keptFlag.ts'

/** The copy of the directory on this device. It holds no data of an account. */
export type DirectoryCopy = {
  /** Identifies the choice of the user, so that a running download notices when another choice has replaced it. */
  id: string
  /** The only city in the copy; null for all cities. */
  city: string | null
  /** The time at which the copy was last complete and current; null before that. */
  checked_at: string | null
  businesses: number
  total: number
  /** The compressed size on the device. */
  bytes: number
}
/** `rows` are the businesses as compressed JSON. */
type StoredPart = DevicePart & { rows: ArrayBuffer }
interface DirectoryDatabase extends DBSchema {
  copy: { key: string; value: DirectoryCopy }
  parts: { key: number; value: StoredPart }
}

const DATABASE_NAME = 'directory'
const COPY_KEY = 'copy'
/** Businesses in one call. Small batches lose little when the connection breaks. */
const BATCH_SIZE = 1024

/** The maximum milliseconds to wait for the service worker before the download begins. */
const PREPARATION_TIMEOUT_MS = 8000

let opened: Promise<IDBPDatabase<DirectoryDatabase>> | null = null
function open() {
  opened ??= openDB<DirectoryDatabase>(DATABASE_NAME, 1, {
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
  // Some browsers refuse storage in private windows. A later attempt may succeed.
  opened.catch(() => {
    opened = null
  })
  return opened
}

const notifyScreens = () => dispatchEvent(new Event('kept-directory'))

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

/** The copy on this device; null when the user has not chosen to store one. */
export async function readCopy(): Promise<DirectoryCopy | null> {
  // Opening the database would create it.
  if (!localStorage.getItem(DIRECTORY_COPY_KEY)) return null
  return (await (await open()).get('copy', COPY_KEY)) ?? null
}

/** All businesses on this device, by name. */
export async function readStoredBusinesses(): Promise<DeviceBusiness[]> {
  const parts = await (await open()).getAll('parts')
  const lists = await Promise.all(parts.map(({ rows }) => decompress(rows)))
  return lists.flat().sort((a, b) => a.display_name.localeCompare(b.display_name))
}

/** Writes and removes parts, unless the user has removed or replaced the copy. @returns false when it was removed or replaced. */
async function change({ id }: DirectoryCopy, parts: StoredPart[], removed: number[], changes: Partial<DirectoryCopy>) {
  const tx = (await open()).transaction(['copy', 'parts'], 'readwrite')
  const current = await tx.objectStore('copy').get(COPY_KEY)
  if (current?.id !== id) return false
  const store = tx.objectStore('parts')
  for (const part of parts) await store.put(part)
  for (const part of removed) await store.delete(part)
  const stored = await store.getAll()
  const sum = (count: (part: StoredPart) => number) => stored.reduce((total, part) => total + count(part), 0)
  const bytes = sum(({ rows }) => rows.byteLength)
  await tx.objectStore('copy').put({ ...current, ...changes, bytes, businesses: sum(({ count }) => count) }, COPY_KEY)
  await tx.done
  notifyScreens()
  return true
}

/** The first parts for one call: at most `MAX_PARTS`, and `BATCH_SIZE` businesses unless the first part has more. */
function takeBatch(parts: DevicePart[]): DevicePart[] {
  let businesses = 0
  const end = parts.findIndex(({ count }, index) => {
    businesses += count
    return index > 0 && (businesses > BATCH_SIZE || index === MAX_PARTS)
  })
  return end < 0 ? parts : parts.slice(0, end)
}

/**
 * Downloads the parts that differ from those on the server. Parts that have arrived stay when the connection breaks.
 * @throws `CallError`; `RangeError` when the directory is too large for a device.
 */
async function load(copy: DirectoryCopy) {
  const query = { city: copy.city ?? undefined }
  const { parts, total, is_too_large } = await api('GET /profiles/device', { query })
  if (is_too_large)
    throw new RangeError(`There are more than ${MAX_DEVICE_BUSINESSES.toLocaleString('en-US')} businesses.`)
  const stored = new Map((await (await open()).getAll('parts')).map(({ part, hash }) => [part, hash]))
  const currentParts = new Set(parts.map(({ part }) => part))
  const removed = [...stored.keys()].filter((part) => !currentParts.has(part))
  if (!(await change(copy, [], removed, { total }))) return
  let missing = parts.filter(({ part, hash }) => stored.get(part) !== hash)
  while (missing.length > 0) {
    const batch = takeBatch(missing)
    missing = missing.slice(batch.length)
    const numbers = batch.map(({ part }) => part)
    const reply = await api('GET /profiles/device/parts', { query: { ...query, parts: numbers.join(',') } })
    const loaded = await Promise.all(
      reply.parts.map(async ({ businesses, ...part }) => ({ ...part, rows: await compress(businesses) })),
    )
    const loadedNumbers = new Set(loaded.map(({ part }) => part))
    const lost = numbers.filter((part) => !loadedNumbers.has(part))
    if (!(await change(copy, loaded, lost, {}))) return
  }
  const checked_at = new Date().toISOString()
  // The event of the local storage notifies other tabs.
  if (await change(copy, [], [], { checked_at })) localStorage.setItem(DIRECTORY_COPY_KEY, checked_at)
}

/** Runs a download in one tab at a time. Over plain HTTP, browsers have no locks. */
const runInOneTab = (task: () => Promise<void>) =>
  navigator.locks
    ? navigator.locks.request(DATABASE_NAME, { ifAvailable: true }, (lock) => (lock ? task() : undefined))
    : task()

/** Downloads the parts that have changed. @throws as `load`. */
export async function refreshDirectory(): Promise<void> {
  const copy = await readCopy()
  if (copy) await runInOneTab(() => load(copy))
}

/** Downloads the parts that have changed when the copy is incomplete or a day old. */
export async function refreshWhenOld(): Promise<void> {
  const copy = await readCopy()
  if (!copy || !navigator.onLine) return
  if (copy.checked_at && Date.now() - Date.parse(copy.checked_at) < DAY_MS) return
  await refreshDirectory().catch(() => {})
}

/** Asks the service worker to cache the page that searches the copy, with its code. @returns when it is cached. */
async function cacheOfflinePage() {
  const registration = await navigator.serviceWorker?.ready
  if (!registration?.active) return
  const { port1, port2 } = new MessageChannel()
  const cached = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  registration.active.postMessage({ type: 'prepare', url: location.href }, [port2])
  await cached
  port1.close()
}

/**
 * Stores the directory, or the businesses of one city, on this device and keeps the copy current from now on.
 * @throws as `load`.
 */
export async function keepDirectory(city: string | null): Promise<void> {
  // Another tab may have begun the same download.
  if ((await readCopy())?.city !== city) {
    // Wait for the cached page first, because the copy cannot be searched offline without it. Continue after the wait, because a page that is already open can search the copy without a service worker.
    await Promise.race([cacheOfflinePage(), new Promise((resolve) => setTimeout(resolve, PREPARATION_TIMEOUT_MS))])
    const id = `${Date.now()}-${Math.random()}`
    await (await open()).put('copy', { id, city, checked_at: null, businesses: 0, total: 0, bytes: 0 }, COPY_KEY)
    localStorage.setItem(DIRECTORY_COPY_KEY, 'incomplete')
  }
  try {
    await refreshDirectory()
  } catch (error) {
    if (error instanceof RangeError) await removeDirectory()
    throw error
  }
}

/** Removes the copy and the choice to have one. */
export async function removeDirectory(): Promise<void> {
  const db = await open()
  await db.clear('copy')
  await db.clear('parts')
  db.close()
  opened = null
  localStorage.removeItem(DIRECTORY_COPY_KEY)
  await deleteDB(DATABASE_NAME)
  notifyScreens()
}
