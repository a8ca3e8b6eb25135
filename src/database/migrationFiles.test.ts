import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFrom, readMigrations } from './migrationFiles.server.ts'

const migrations = await readMigrations()
const files = [...migrations.upgrade, ...migrations.baseline, ...migrations.later]

// After a release: sha256sum migrations/upgrade-2.9/*.sql migrations/*.sql > test/data/migrations.sha256
test('released migrations are frozen', () => {
  const released = readFileSync('test/data/migrations.sha256', 'utf8').trim().split('\n')
  const present = files.map(({ path, checksum }) => `${checksum}  ${path}`)
  expect(released.filter((line) => !present.includes(line))).toEqual([])
  expect(released.length).toBeGreaterThanOrEqual(migrations.upgrade.length + migrations.baseline.length)
})

test('no two migrations have the same name', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
})

test('a new database begins with the baseline, an older database with the upgrade', () => {
  const { upgrade, baseline, later } = migrations
  expect(migrationsFrom(migrations, undefined)).toEqual([...baseline, ...later])
  expect(migrationsFrom(migrations, '0020-foundations')).toEqual([...baseline, ...later])
  expect(migrationsFrom(migrations, '0001-accounts')).toEqual([...upgrade, ...later])
  expect([upgrade.at(-1)?.name, baseline.at(-1)?.name]).toEqual(['to-baseline', '0029-administration'])
})
