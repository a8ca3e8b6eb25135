import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { OutboxItem } from './outboxItem.ts'
import { SEEN_PAGES } from './seenPages.ts'

/** The database of this site on the device, for offline use. */
interface Device extends DBSchema {
  outbox: { key: string; value: OutboxItem }
}

const NAME = 'device'
let opened: Promise<IDBPDatabase<Device>> | null = null

/** Opens the database of this site on the device. Private windows of some browsers refuse it. */
export function openDevice(): Promise<IDBPDatabase<Device>> {
  opened ??= openDB<Device>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'id' })
    },
    // Another tab deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = null
    },
  })
  return opened
}

/** Deletes all data on the device, except the code of the application. */
export async function clearDevice() {
  const db = await opened?.catch(() => null)
  db?.close()
  opened = null
  await Promise.allSettled([deleteDB(NAME), 'caches' in globalThis && caches.delete(SEEN_PAGES)])
}
