import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const folder = '/usr/lib/postgresql/15/bin'

/** The folder of Debian's PostgreSQL 15. As root, installs it if missing. Null, with a warning, if that fails. */
export function findDebianPostgres(): string | null {
  if (existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'postgres'))) return folder
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const script = `
      apt-get update && apt-get install -y --no-install-recommends postgresql-common &&
      # The package would create and start a server of its own.
      sed -ri 's/^#?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf &&
      apt-get install -y --no-install-recommends postgresql-15`
    spawnSync('sh', ['-c', script], { env, stdio: 'ignore', timeout: 300_000 })
    if (existsSync(join(folder, 'pg_dump'))) return folder
  }
  console.warn(`SKIPPED: ${folder} is missing and could not be installed (apt-get install postgresql-15, as root)`)
  return null
}

/** Starts Debian's PostgreSQL 15 with the superuser `postgres`, on a Unix socket in a temporary folder. */
export async function startDebianPostgres(binaries: string) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'debian-')))
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (account.uid) chownSync(home, account.uid, account.gid)
  chmodSync(home, 0o755)
  const cluster = join(home, 'cluster')
  const initdb = ['-D', cluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(binaries, 'initdb'), initdb, { ...account, cwd: home, stdio: 'ignore' })
  const args = ['-D', cluster, '-k', home, '-p', '5432', '-c', 'listen_addresses=', '-c', 'fsync=off']
  const server = spawn(join(binaries, 'postgres'), args, { ...account, cwd: home, stdio: 'ignore' })
  const connection = { host: home, port: 5432, user: 'postgres', database: 'postgres', ssl: false as const }
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.end()
      break
    } catch (error) {
      if (tries === 300) throw error
      await sleep(100)
    }
  }
  return {
    connection,
    /** Runs one of Debian's tools against this server. @throws with its standard error */
    run(tool: string, ...args: string[]) {
      const env = { ...process.env, PGHOST: home, PGPORT: '5432', PGUSER: 'postgres' }
      const { status, stdout, stderr, error } = spawnSync(join(binaries, tool), args, { env, encoding: 'utf8' })
      if (status !== 0 || stderr) throw new Error(`${tool} ended with ${status}: ${error?.message ?? stderr}`)
      return stdout
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
