import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'

export { sql } from 'kysely'

import pg from 'pg'
import type { DB } from './schema.generated.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** Milliseconds after which PostgreSQL gives up on a statement of a request. */
const STATEMENT_TIMEOUT = 15_000

// Ids, counts and sums stay far below 2^53; the API shows times as ISO 8601 strings in UTC.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.DATE, (text) => text],
])
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const names = new Map<string, string>()
function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return name
}

// What a pattern or a query of words finds may be one row or all: the plan depends on it and is made anew each time.
const plannedEachTime = / i?like |@@/

/** A client that prepares every parameterised statement, but searches, under a name derived from its text. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads, passed through as they come
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0 && !plannedEachTime.test(text)) {
      args.splice(0, 2, { text, values, name: statementName(text) })
    }
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.query as any)(...args)
  }
}

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * Opens a pool of prepared connections.
 * @param connection where PostgreSQL is: a socket folder or a connection string.
 * @param onIdleError hears of connections that broke while nobody used them.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void = () => {},
  max = 20,
): Database {
  const pool = new pg.Pool({
    statement_timeout: STATEMENT_TIMEOUT,
    connectionTimeoutMillis: 10_000,
    application_name: 'network',
    ...connection,
    max,
    Client: PreparingClient,
    types,
  } as pg.PoolConfig)
  pool.on('error', onIdleError)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** A pattern for `like` that finds this text anywhere, whatever signs it holds. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
