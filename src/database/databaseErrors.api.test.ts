import { expect, test } from 'vitest'
import { connection } from '../../test/database.ts'
import { classifyDatabaseError, isConnectionBroken } from './databaseErrors.server.ts'
import { openDatabase, sql } from './open.server.ts'

const failed = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error) => error,
  )

test('names the cause of a statement that took too long, and keeps its connection', async () => {
  const { db, pool, close } = openDatabase({ ...connection, statement_timeout: 50 }, undefined, 1)
  const error = await failed(sql`select pg_sleep(5)`.execute(db))
  expect(classifyDatabaseError(error)).toEqual({ cause: 'a statement took too long', affectsWritesOnly: false })
  expect(isConnectionBroken(error)).toBe(false)
  expect(pool.totalCount).toBe(1)
  await close()
})

test('closes a connection that does not answer, without a rollback on it', async () => {
  const { db, pool, close } = openDatabase({ ...connection, statement_timeout: 0, query_timeout: 50 }, undefined, 1)
  const error = await failed(db.transaction().execute((tx) => sql`select pg_sleep(5)`.execute(tx)))
  expect(classifyDatabaseError(error)).toEqual({ cause: 'the database does not answer', affectsWritesOnly: false })
  expect(pool.totalCount).toBe(0)
  // The first statement of a new connection can take more than the timeout of 50 ms on a busy machine.
  const countRows = () =>
    sql`select`.execute(db).then(
      ({ rows }) => rows.length,
      () => 0,
    )
  await expect.poll(countRows).toBe(1)
  await close()
})

test('names the cause of a write to a read-only database, after the rollback too', async () => {
  const options = '-c default_transaction_read_only=on'
  const { db, close } = openDatabase({ ...connection, options }, undefined, 1)
  const error = await failed(db.transaction().execute((tx) => sql`create table t ()`.execute(tx)))
  expect(classifyDatabaseError(error)).toEqual({ cause: 'the database is read-only', affectsWritesOnly: true })
  await close()
})

test('returns values in the same format whatever the settings of the role are', async () => {
  const settings = ["DateStyle = 'German, DMY'", "TimeZone = 'Asia/Kolkata'", 'extra_float_digits = -3']
  const change = async (verb: (name: string) => string) => {
    const { db, close } = openDatabase(connection, undefined, 1)
    for (const setting of settings)
      await sql.raw(`alter role current_user in database ${connection.database} ${verb(setting)}`).execute(db)
    await close()
  }
  await change((setting) => `set ${setting}`)
  try {
    const { db, close } = openDatabase(connection, undefined, 1)
    const { rows } = await sql`select timestamptz '2026-12-31 23:30:00Z' as time, 0.1::float8 + 0.2 as sum`.execute(db)
    expect(rows).toEqual([{ time: '2026-12-31T23:30:00.000Z', sum: 0.30000000000000004 }])
    await close()
  } finally {
    await change((setting) => `reset ${setting.split(' ')[0]}`)
  }
})

test('survives the end of a connection in the middle of a transaction', async () => {
  const { db, close } = openDatabase(connection, undefined, 2)
  const transaction = failed(
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await sql`select`.execute(tx)
    }),
  )
  expect(classifyDatabaseError(await transaction)).toMatchObject({ affectsWritesOnly: false })
  expect((await sql`select`.execute(db)).rows).toHaveLength(1)
  await close()
})

test('prepares a statement again after a migration has changed its result type', async () => {
  const { db, close } = openDatabase(connection, undefined, 1)
  await sql`create table changing (a int)`.execute(db)
  const read = () => sql`select * from changing where a is distinct from ${1}`.execute(db)
  await read()
  await sql`alter table changing add column b int`.execute(db)
  expect(classifyDatabaseError(await failed(read()))).toMatchObject({ affectsWritesOnly: false })
  await read()
  await close()
})

test.for([
  ['ECONNREFUSED', 'the database cannot be reached'],
  ['EHOSTUNREACH', 'the database cannot be reached'],
  ['ENOSPC', 'the disk of this machine is full'],
  ['57P01', 'the database is shutting down or starting up'],
  ['53100', 'the disk of the database is full'],
  ['53200', 'the database is out of memory'],
  ['53300', 'the database has no connection left'],
  ['08006', 'the connection to the database failed'],
  ['23505', undefined],
  ['42P01', undefined],
  ['22021', undefined],
  ['EEXIST', undefined],
] as const)('classifies the error: %s', ([code, cause]) => {
  expect(classifyDatabaseError(Object.assign(new Error(), { code }))?.cause).toBe(cause)
})
