import { readdir } from 'node:fs/promises'
import { sql } from '../../database/open.server.ts'
import { DAY } from '../../kit/server/limits.server.ts'
import { formatBytes, formatCount, formatTime } from '../../kit/text/text.ts'
import { type Check, type Finding, formatDuration, statusAbove } from './check.server.ts'
import { readReplicaLag } from './replicaLag.server.ts'

export const migrationCheck: Check = {
  id: 'migrations',
  name: 'Migrations',
  async run({ db }): Promise<Finding> {
    const files = (await readdir('migrations')).filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -4))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    const applied = rows.map(({ name }) => name)
    const missing = files.filter((name) => !applied.includes(name)).length
    const hasUnknown = applied.some((name) => !files.includes(name))
    const facts = { Applied: `${files.length - missing} of ${files.length}`, Last: applied.at(-1) ?? 'none' }
    if (missing > 0) {
      const sentence = `${formatCount(missing, 'migration is', 'migrations are')} missing. Restart the server, which applies them.`
      return { status: 'red', facts, sentence }
    }
    if (hasUnknown) {
      const sentence = 'A newer version has changed the database. Update this server to that version.'
      return { status: 'amber', facts, sentence }
    }
    return { status: 'green', facts, sentence: 'The database has the tables that this version expects.' }
  },
}

export const databaseCheck: Check = {
  id: 'database',
  name: 'Database',
  async run({ db }): Promise<Finding> {
    const { rows } = await sql<{ size: number; used: number; max: number }>`
      select pg_database_size(current_database()) as size,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
        current_setting('max_connections')::integer as max`.execute(db)
    const { size, used, max } = rows[0] as { size: number; used: number; max: number }
    const status = statusAbove(used / max, 0.7, 0.9)
    const sentences = {
      green: 'The database answers and has connections to spare.',
      amber: 'Few connections are left. Raise max_connections, or run fewer servers on this database.',
      red: 'Almost no connections are left, so requests will fail. Raise max_connections and restart PostgreSQL.',
    }
    return {
      status,
      facts: { Size: formatBytes(size), Connections: `${used} of ${max}` },
      sentence: sentences[status],
    }
  },
}

export const replicaCheck: Check = {
  id: 'replica',
  name: 'Replica',
  async run({ db, settings }): Promise<Finding> {
    if (!settings.database_read_url) {
      return { status: 'green', facts: {}, sentence: 'No replica is set up: DATABASE_READ_URL is not set.' }
    }
    const state = await readReplicaLag(db, settings.database_read_url)
    if (!state) {
      const sentence =
        'The replica does not answer, so reads go to the primary. Check the server that DATABASE_READ_URL names.'
      return { status: 'red', facts: {}, sentence }
    }
    const status = statusAbove(state.seconds, 10, 60)
    const sentences = {
      green: 'The replica keeps up with the primary.',
      amber:
        'The replica lags, so reads go to the primary for now. Check the replica for long queries and the network for load.',
      red: 'The replica lags by more than a minute. Check that replication runs, or unset DATABASE_READ_URL.',
    }
    return {
      status,
      facts: { Lag: formatDuration(state.seconds), 'Not replayed': formatBytes(state.bytes) },
      sentence: sentences[status],
    }
  },
}

const MAKE_BACKUP = 'Run npm run backup -- FILE, and schedule it daily.'

export const backupCheck: Check = {
  id: 'backup',
  name: 'Backup',
  async run({ db, settings }): Promise<Finding> {
    const last = await db
      .selectFrom('backups')
      .select(['bytes', 'finished_at', sql<number>`extract(epoch from now() - finished_at)`.as('age')])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return { status: 'amber', facts: {}, sentence: `No backup has been made. ${MAKE_BACKUP}` }
    const status = statusAbove(last.age, 2 * DAY, 7 * DAY)
    return {
      status,
      facts: { Last: formatTime(last.finished_at, settings.site.time_zone), Size: formatBytes(last.bytes) },
      sentence:
        status === 'green'
          ? 'A recent backup exists. Test it by restoring it from time to time.'
          : `The last backup is ${formatDuration(last.age)} old. ${MAKE_BACKUP}`,
    }
  },
}
