import type { Logger } from 'pino'
import { createDiskStore } from './diskStore.server.ts'
import type { FileStore } from './fileStore.server.ts'
import { createObjectStore } from './objectStore.server.ts'
import type { Settings } from './settings.server.ts'

/** Opens the store of `STORAGE_URL`, or else the folder `pictures` of `DATA_DIR`. */
export const openFileStore = (settings: Pick<Settings, 'storage' | 'data_dir'>, log: Logger): FileStore =>
  settings.storage ? createObjectStore(settings.storage, log) : createDiskStore(settings.data_dir)
