import { statfs } from 'node:fs/promises'
import { failureOf } from './failure.server.ts'

/** Free bytes that PostgreSQL needs to start: one segment of its write-ahead log. */
const NEEDED = 16 * 2 ** 20

/** Returns the error of a failed start, or one that says that the disk is full, which PostgreSQL itself cannot log then. */
export async function explainFailedStart(folder: string, error: Error): Promise<Error> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  const free = bavail * bsize
  if (free >= NEEDED && !failureOf(error)?.onlyWrites) return error
  const megabytes = Math.floor(free / 2 ** 20)
  return new Error(
    `The disk of DATA_DIR ${folder} is full (${megabytes} MB free): free at least ${NEEDED / 2 ** 20} MB, then start again`,
    { cause: error },
  )
}
