import type pg from 'pg'

const OLDEST_VERSION = 15
const EXTENSIONS = ['pg_trgm', 'cube']

type Row = {
  version: number
  encoding: string
  has_icu: boolean
  missing_extension: string | null
  may_create: boolean
  role: string
  database: string
}

/**
 * Checks that the migrations can run on this server and in this database. The embedded one always passes.
 * @throws an `Error` of one line that names `DATABASE_URL` and what to change.
 */
export async function assertServerSuitable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Row>(
    `select current_setting('server_version_num')::integer / 10000 as version,
       current_setting('server_encoding') as encoding,
       exists (select from pg_collation where collname = 'en-x-icu') as has_icu,
       (select name from unnest($1::text[]) as name
         where not exists (select from pg_available_extensions as available where available.name = name) limit 1
       ) as missing_extension,
       coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
       current_user as role, current_database() as database`,
    [EXTENSIONS],
  )
  const problem = describeProblem(rows[0] as Row)
  if (problem) throw new Error(`DATABASE_URL points to ${problem}`)
}

function describeProblem(server: Row): string | null {
  const { version, encoding, role, database } = server
  if (version < OLDEST_VERSION) return `PostgreSQL ${version}: version ${OLDEST_VERSION} or later is needed`
  if (encoding !== 'UTF8') {
    return `a database with the encoding ${encoding}: create it with template template0 and encoding 'UTF8'`
  }
  if (!server.has_icu) return 'a server without ICU: use a PostgreSQL that was built with it'
  if (server.missing_extension) return `a server without the extension ${server.missing_extension}: install it`
  if (!server.may_create) {
    return `a database that its role cannot migrate: ${role} may not create tables in ${database}. Run npm run migrate as the owner, or make ${role} the owner`
  }
  return null
}
