import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedPostgres } from './embedded.server.ts'

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
afterAll(() => rmSync(dataDir, { recursive: true }))

const lockFile = join(dataDir, 'postgres/cluster/postmaster.pid')
const readPid = () => Number.parseInt(readFileSync(lockFile, 'utf8'), 10)

async function query(db: EmbeddedDatabase, text: string) {
  const client = new Client(db.connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('restarts a killed server with every committed row', async () => {
  const db = await startEmbeddedPostgres(dataDir)
  await query(db, `create table notes as select 'kept' as text`)
  process.kill(readPid(), 'SIGKILL')

  const notes = await vi.waitFor(() => query(db, 'select text from notes'), 30_000)
  expect(notes).toEqual([{ text: 'kept' }])
  await db.stop()
  expect(existsSync(lockFile)).toBe(false)
})

test('a second process uses the running server, and the last process stops it', async () => {
  const [first, second] = await Promise.all([startEmbeddedPostgres(dataDir), startEmbeddedPostgres(dataDir)])
  const pid = readPid()
  const third = await startEmbeddedPostgres(dataDir)
  expect(readPid()).toBe(pid)

  await Promise.all([first.stop(), second.stop()])
  expect(await query(third, 'select 1 as one')).toEqual([{ one: 1 }])
  await third.stop()
  expect(existsSync(lockFile)).toBe(false)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 30_000)
})

test('compares letters outside ASCII case-insensitively', async () => {
  const db = await startEmbeddedPostgres(dataDir)
  expect(await query(db, `select 'ÅNGSTRÖM' ilike 'ångström' as same, lower('ÉÑ') as small`)).toEqual([
    { same: true, small: 'éñ' },
  ])
  await db.stop()
})
