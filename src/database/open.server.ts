import { type Generated, Kysely, PostgresDialect, type Transaction } from 'kysely'

export { sql } from 'kysely'

import pg from 'pg'
import type { UserRole } from '../kit/page/roles.ts'
import { type Connection, DatabaseClient, requestLimits, sessionSettings } from './client.server.ts'
import type { DB } from './schema.generated.ts'

/** The generated types, with the roles of users as an enumeration. */
type Schema = Omit<DB, 'users'> & { users: Omit<DB['users'], 'role'> & { role: Generated<UserRole> } }
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

declare module '../kit/server/services.server.ts' {
  interface Services {
    db: Db
    /** For reads of visitors. It may lag behind `db` for a moment. */
    replica: Db
    /** A pool with longer timeouts, for imports, bulk changes and tasks. */
    background: Db
  }
}

/**
 * Converts a time in PostgreSQL's ISO format to the format of the API, which has milliseconds. Creating a `Date` takes ten
 * times as long, so it is left to times that are not in UTC or not in the common era.
 */
export function toIsoTime(text: string): string {
  const isUsual = text.length >= 22 && text.charCodeAt(4) === MINUS_CHARACTER_CODE && text.endsWith('+00')
  if (!isUsual) return new Date(text).toISOString()
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.length < 3 ? fraction.padEnd(3, '0') : fraction.slice(0, 3)}Z`
}
const MINUS_CHARACTER_CODE = 45

// Ids, counts and sums stay far below 2^53. Times are ISO 8601 strings in UTC, as in the API.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.TIMESTAMPTZ, toIsoTime],
  [pg.types.builtins.DATE, (text) => text],
])
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * Opens a connection pool.
 * @param connection the URL of PostgreSQL, and timeouts that replace those for requests.
 * @param onIdleError called with the error of a connection that was lost while idle.
 * @param max the maximum number of connections.
 */
export function openDatabase(
  connection: Connection,
  onIdleError: (error: Error) => void = () => {},
  max = 20,
): Database {
  const pool = new pg.Pool({
    ...requestLimits,
    application_name: 'network',
    ...connection,
    options: [sessionSettings, connection.options].filter(Boolean).join(' '),
    max,
    Client: DatabaseClient,
    types,
  } as pg.PoolConfig)
  pool.on('error', onIdleError)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** A `like` pattern that matches values containing this text. Wildcards in the text are escaped. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
