import type { Logger } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { connection, db as owner } from '../../test/database.ts'
import { openDatabase, sql } from './open.server.ts'
import { isRead, withReadFallback } from './readFallback.server.ts'

const log = { info() {}, warn() {} } as unknown as Logger
const nameQuery = sql<{ name: string }>`select current_setting('application_name') as name`

const replica = openDatabase({ ...connection, application_name: 'replica' })
afterAll(() => replica.close())

test('a function that may write runs on the primary only', async () => {
  const { rows } = await sql<{ proname: string }>`
    select proname from pg_proc
    where pronamespace = current_schema()::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(owner)
  expect(rows.length).toBeGreaterThan(0)
  for (const { proname } of rows) expect(isRead(`select * from ${proname}($1)`), proname).toBe(false)
})

test('a read waits for the primary when all its connections are busy, since the replica may lack the latest write', async () => {
  const primary = openDatabase(
    { ...connection, application_name: 'primary', connectionTimeoutMillis: 50 },
    undefined,
    1,
  )
  const fallback = withReadFallback(primary.pool, replica.pool, log, () => {})
  // On a busy machine a connection may take longer than this timeout.
  const busy = await vi.waitFor(() => primary.pool.connect(), { timeout: 60_000 })
  await expect(nameQuery.execute(fallback.db)).rejects.toThrow('timeout exceeded when trying to connect')
  busy.release()
  expect((await nameQuery.execute(fallback.db)).rows).toEqual([{ name: 'primary' }])
  fallback.close()
  await primary.close()
})

test('a read runs on the replica when the primary does not answer', async () => {
  const primary = openDatabase({ ...connection, host: '127.0.0.1', port: 1 })
  const fallback = withReadFallback(primary.pool, replica.pool, log, () => {})
  expect((await nameQuery.execute(fallback.db)).rows).toEqual([{ name: 'replica' }])
  fallback.close()
  await primary.close()
})
