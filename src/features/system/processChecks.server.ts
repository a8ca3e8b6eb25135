import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from '../../database/open.server.ts'
import { readLag } from '../../kit/server/eventLoop.server.ts'
import { formatBytes } from '../../kit/text/text.ts'
import { type Check, type Finding, statusAbove } from './check.server.ts'

export const eventLoopCheck: Check = {
  id: 'event_loop',
  name: 'Event loop',
  run() {
    const lag = readLag()
    const status = statusAbove(lag, 100, 500)
    const sentences = {
      green: 'The server replies without delay.',
      amber: 'The server is busy, and replies are delayed. If this continues, add CPU or start another process.',
      red: 'The server is overloaded. Add CPU, or start another process behind the proxy.',
    }
    return { status, facts: { 'Lag (99th percentile)': `${lag} ms` }, sentence: sentences[status] }
  },
}

export const versionCheck: Check = {
  id: 'versions',
  name: 'Versions',
  async run({ db }): Promise<Finding> {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
    const postgres = rows[0]?.version ?? ''
    const isOld = Number.parseInt(postgres, 10) < 15
    return {
      status: isOld ? 'amber' : 'green',
      facts: {
        Product: __VERSION__,
        Built: __BUILD_DATE__,
        ...(__COMMIT__ && { Commit: __COMMIT__ }),
        'Node.js': process.versions.node,
        PostgreSQL: postgres,
      },
      sentence: isOld
        ? 'PostgreSQL is older than version 15, which this version needs. Update PostgreSQL.'
        : 'Include these versions when you report a problem.',
    }
  },
}

const [MB, GB] = [1024 ** 2, 1024 ** 3]

/** The folder or its nearest existing parent. With DATABASE_URL, the first written email creates the folder. */
const findExistingFolder = (folder: string): string =>
  existsSync(folder) ? folder : findExistingFolder(dirname(folder))

export const diskCheck: Check = {
  id: 'disk',
  name: 'Disk',
  async run({ settings }): Promise<Finding> {
    const { bavail, blocks, bsize } = await statfs(findExistingFolder(settings.data_dir))
    const free = bavail * bsize
    const share = bavail / blocks
    const status = free < 512 * MB || share < 0.03 ? 'red' : free < 2 * GB || share < 0.1 ? 'amber' : 'green'
    const sentences = {
      green: 'The disk of DATA_DIR has free space.',
      amber: 'The disk of DATA_DIR is filling up. Delete unneeded files, or enlarge the disk.',
      red: 'The disk of DATA_DIR is almost full. A full disk stops all writes. Free space now.',
    }
    return {
      status,
      facts: { Free: `${formatBytes(free)} of ${formatBytes(blocks * bsize)}`, Folder: settings.data_dir },
      sentence: sentences[status],
    }
  },
}
