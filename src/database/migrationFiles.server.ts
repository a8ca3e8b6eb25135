import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LAST_OF_BASELINE = '0029-administration'

export type MigrationFile = { name: string; path: string; text: string; checksum: string }

export type Migrations = {
  /** The whole schema, which the last step of `upgrade` makes too. */
  baseline: MigrationFile[]
  /** The migrations since the baseline. */
  later: MigrationFile[]
  /** The migrations of version 2.9.0 and the time since, and as the last one the step to the baseline. */
  upgrade: MigrationFile[]
}

/** A migration that a database or a backup records. Version 2.9.0 recorded no checksums. */
export type MigrationRecord = { name: string; checksum: string | null }

export async function readMigrations(folder = 'migrations'): Promise<Migrations> {
  const files = await readFiles(folder)
  return {
    baseline: files.filter(({ name }) => name <= LAST_OF_BASELINE),
    later: files.filter(({ name }) => name > LAST_OF_BASELINE),
    upgrade: await readFiles(join(folder, 'upgrade-2.9')),
  }
}

/** The files of a folder, by name. */
async function readFiles(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      // Git may have changed the line endings.
      const path = join(folder, file)
      const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.replace(/\.sql$/, ''), path, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** The migrations of a database. @param first the name of the first migration that it has recorded; undefined for an empty one */
export const migrationsFrom = ({ baseline, later, upgrade }: Migrations, first: string | undefined) =>
  upgrade.some(({ name }) => name === first) ? [...upgrade, ...later] : [...baseline, ...later]
