export type DatabaseFailure = {
  /** A description for the log. */
  cause: string
  /** True when reads may still succeed. */
  affectsWritesOnly: boolean
}

// Five-character codes are SQLSTATEs: https://www.postgresql.org/docs/18/errcodes-appendix.html. Others are system
// errors.
const writeCauses: Record<string, string> = {
  '25006': 'the database is read-only',
  '53100': 'the disk of the database is full',
  EDQUOT: 'the disk quota of this machine is used up',
  ENOSPC: 'the disk of this machine is full',
  EROFS: 'the disk of this machine is read-only',
}
const causes: Record<string, string> = {
  '25P03': 'a transaction was idle for too long',
  '40001': 'a concurrent transaction was first',
  '40P01': 'deadlock',
  '53200': 'the database is out of memory',
  '53300': 'the database has no connection left',
  '55P03': 'a lock was not available',
  '57014': 'a statement took too long',
  '58030': 'the disk of the database fails',
  EMFILE: 'this process has no file descriptor left',
  ENFILE: 'this machine has no file descriptor left',
}
const sqlStateClasses: Record<string, string> = {
  '08': 'the connection to the database failed',
  '28': 'the database refuses the login',
  '3D': 'the database does not exist',
  '53': 'the database lacks a resource',
  '57': 'the database is shutting down or starting up',
}
const unreachable = new Set([
  ...[
    'EADDRNOTAVAIL',
    'EAGAIN',
    'EAI_AGAIN',
    'ECONNABORTED',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTDOWN',
    'EHOSTUNREACH',
  ],
  ...['ENETDOWN', 'ENETUNREACH', 'ENOTCONN', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
])

// Messages of pg, pg-pool and Kysely, which give these errors no code.
const connectionLost =
  /^Connection terminated|not queryable$|connection has been discarded$|driver has already been destroyed$/
const timedOut = /^Query read timeout$|^timeout exceeded when trying to connect$|^timeout expired$|heartbeat timed out$/
const connectionRefused = /is not currently accepting connections$/
const poolEnded = /^Cannot use a pool after calling end/
// PostgreSQL reports a failed write under the code that fits the system call, if any.
const diskFull = /No space left on device|Disk quota exceeded|File too large/
const readOnlyDiskPattern = /Read-only file system/

function hasUnreachableCode(error: unknown) {
  const { code = '', syscall } = error as { code?: string; syscall?: string }
  // When PostgreSQL does not run, its unix socket does not exist.
  return unreachable.has(code) || (code === 'ENOENT' && syscall === 'connect')
}

/** Whether the database, or a pool whose connections are all in use, did not answer in time. */
export const hasTimedOut = (error: unknown): boolean =>
  timedOut.test((error as Error).message) || (error as { code?: string }).code === 'ETIMEDOUT'

/** Whether the database cannot be reached or does not respond. */
export function isUnreachable(error: unknown): boolean {
  const { message = '' } = error as { message?: string }
  return hasUnreachableCode(error) || connectionLost.test(message) || timedOut.test(message)
}

/** Returns why the database or the disk is unavailable; null when the request is invalid or the error is a defect. */
export function classifyDatabaseError(error: unknown): DatabaseFailure | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const cause =
    writeCauses[code] ??
    (diskFull.test(message) ? writeCauses['53100'] : undefined) ??
    (readOnlyDiskPattern.test(message) ? writeCauses['25006'] : undefined)
  if (cause) return { cause, affectsWritesOnly: true }
  const otherCause =
    causes[code] ??
    (/^[0-9A-Z]{5}$/.test(code) ? sqlStateClasses[code.slice(0, 2)] : undefined) ??
    (hasUnreachableCode(error) ? 'the database cannot be reached' : undefined) ??
    (connectionLost.test(message) ? 'the connection to the database was lost' : undefined) ??
    (isPlanOutdated(error) ? 'a migration has changed a table' : undefined) ??
    (connectionRefused.test(message) ? 'the database refuses connections' : undefined) ??
    (timedOut.test(message) ? 'the database does not answer' : undefined) ??
    (poolEnded.test(message) ? 'the process is ending' : undefined)
  return otherCause ? { cause: otherCause, affectsWritesOnly: false } : null
}

/** Whether the server is down: it is unreachable, does not respond, or closes its connections. */
export function isServerDown(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return code.startsWith('08') || code.startsWith('57P') || isUnreachable(error)
}

/**
 * Whether the connection must not be used again: it is closed or does not respond, its server became a replica, or its
 * prepared statements are outdated.
 */
export const isConnectionBroken = (error: unknown): boolean =>
  (error as { code?: string }).code === '25006' || isServerDown(error) || isPlanOutdated(error)

/** Whether a migration of another process has changed the result type of a prepared statement. */
const isPlanOutdated = (error: unknown) =>
  /^cached plan must not change result type|^prepared statement ".*" (already exists|does not exist)/.test(
    (error as Error).message,
  )
