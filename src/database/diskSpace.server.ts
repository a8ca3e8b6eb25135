import { statfs } from 'node:fs/promises'
import { classifyDatabaseError } from './databaseErrors.server.ts'

/** Free bytes that PostgreSQL needs to start: one segment of its write-ahead log. */
const MIN_FREE_BYTES = 16 * 2 ** 20

/**
 * Returns an error about the full disk if the disk is full, else the error of the start. PostgreSQL cannot log a full disk.
 */
export async function describeStartFailure(folder: string, error: Error): Promise<Error> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  const freeBytes = bavail * bsize
  if (freeBytes >= MIN_FREE_BYTES && !classifyDatabaseError(error)?.affectsWritesOnly) return error
  const megabytes = Math.floor(freeBytes / 2 ** 20)
  return new Error(
    `The disk of DATA_DIR ${folder} is full (${megabytes} MB free): free at least ${MIN_FREE_BYTES / 2 ** 20} MB, then start again`,
    { cause: error },
  )
}
