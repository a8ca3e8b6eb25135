import { statfs } from 'node:fs/promises'
import { failureOf } from './failure.server.ts'

/** Bytes without which PostgreSQL cannot start: one segment of its log. */
const NEEDED = 16 * 2 ** 20

/** The error of a start that failed, or one that says that the disk is full: PostgreSQL then cannot even log why. */
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
