import pg from 'pg'
import { requestLimits, sessionSettings } from './client.server.ts'

/** The settings that `connect_query` of the pooler must set, with their values as PostgreSQL shows them. */
const expectedSettings: Record<string, string> = {
  statement_timeout: '4500ms',
  idle_in_transaction_session_timeout: '1min',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

type DatabaseUrl = {
  /** The setting that holds the URL. */
  variable: string
  connectionString: string
}

const see = 'see docs/scaling.md, "Three databases"'

/**
 * Checks that the URL for requests works with the settings of statements.
 * @throws an `Error` of one line that names the setting to change.
 */
export async function checkRequestUrl(address: DatabaseUrl, preparesStatements: boolean): Promise<void> {
  const { variable } = address
  await withTwoClients(address, async (first, second) => {
    for (const [name, value] of Object.entries(expectedSettings)) {
      const { rows } = await first.query(`select current_setting('${name}') as value`)
      if (rows[0].value === value) continue
      throw new Error(
        `${variable} points to a pooler that ignores ${name} (${rows[0].value} instead of ${value}): set it in connect_query, ${see}`,
      )
    }
    if (!preparesStatements || (await keepsStatements(first, second))) return
    throw new Error(`PREPARED_STATEMENTS must be off: ${variable} points to a pooler that does not keep them, ${see}`)
  })
}

/**
 * Checks that each connection of a URL keeps its session.
 * @throws an `Error` of one line that names the setting to change.
 */
export async function checkKeepsSessions(address: DatabaseUrl): Promise<void> {
  await withTwoClients(address, async (first, second) => {
    if (await keepsSession(first, second)) return
    const remedy =
      address.variable === 'DATABASE_URL'
        ? 'set DATABASE_DIRECT_URL to an address of PostgreSQL itself'
        : 'name an address of PostgreSQL itself'
    throw new Error(`${address.variable} points to a pooler in transaction mode: ${remedy}, ${see}`)
  })
}

/** @throws when two URLs point to different databases. */
export async function checkSameDatabase(one: DatabaseUrl, other: DatabaseUrl): Promise<void> {
  const [name, otherName] = await Promise.all([one, other].map(readIdentity))
  if (name === otherName) return
  throw new Error(`${other.variable} points to another database than ${one.variable}`)
}

async function readIdentity({ connectionString }: DatabaseUrl) {
  const client = await connect({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    const { rows } = await client.query(`select oid || ' ' || pg_postmaster_start_time() as identity
      from pg_database where datname = current_database()`)
    return rows[0].identity as string
  } finally {
    await client.end()
  }
}

/** Whether the first client keeps its setting while the second is in a transaction. */
async function keepsSession(first: pg.Client, second: pg.Client) {
  await first.query(`set network.probe = 'kept'`)
  // A pooler in transaction mode lends the session that it got back last.
  return inTransaction(second, async () => {
    const read = `select current_setting('network.probe', true) as probe`
    const [own, foreign] = [await first.query(read), await second.query(read)]
    return own.rows[0].probe === 'kept' && foreign.rows[0].probe !== 'kept'
  })
}

/** Whether the first client keeps its prepared statement while the second is in a transaction. */
async function keepsStatements(first: pg.Client, second: pg.Client) {
  const statement = { name: 'network_probe', text: 'select $1::integer', values: [1] }
  await first.query(statement)
  return inTransaction(second, () =>
    first.query(statement).then(
      () => true,
      () => false,
    ),
  )
}

async function inTransaction<T>(client: pg.Client, run: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    return await run()
  } finally {
    await client.query('rollback')
  }
}

/** Connects two clients to a database URL and runs a check with them. Skips the check if they connect without a pooler. */
async function withTwoClients(
  { variable, connectionString }: DatabaseUrl,
  run: (first: pg.Client, second: pg.Client) => Promise<void>,
) {
  const clients: pg.Client[] = []
  try {
    const open = async () => {
      const client = await connect({ connectionString, options: sessionSettings, ...requestLimits })
      clients.push(client)
      return client
    }
    const first = await open()
    if (!(await isDirect(first))) await run(first, await open())
  } catch (error) {
    const [, parameter] = (error as Error).message.match(/^unsupported startup parameter:? (\S+)/) ?? []
    if (!parameter) throw error
    throw new Error(
      `${variable} points to a pooler that refuses ${parameter}: name it in ignore_startup_parameters, ${see}`,
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Whether the client is connected without a pooler. A pooler reports another process id to its clients. */
async function isDirect(client: pg.Client) {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid === (client as pg.Client & { processID?: number }).processID
}

async function connect(config: pg.ClientConfig) {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  return client
}
