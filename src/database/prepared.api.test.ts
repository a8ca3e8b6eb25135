import { expect, test } from 'vitest'
import { connection } from '../../test/database.ts'
import { openDatabase, sql } from './open.server.ts'
import { prepareQuery } from './prepared.server.ts'

const addNumbers = prepareQuery(
  (_, { first, second }: { first: number; second: number }) =>
    sql<{ sum: number }>`select ${first}::integer + ${second}::integer + ${1}::integer as sum`,
)
const readNames = sql<{ name: string }>`select name from pg_prepared_statements`

test('a prepared query is built once and takes new values each time', async () => {
  const { db, close } = openDatabase(connection, undefined, 1)
  try {
    expect(await addNumbers(db, { first: 1, second: 2 })).toEqual([{ sum: 4 }])
    expect(await addNumbers(db, { second: 5, first: 10 })).toEqual([{ sum: 16 }])
    expect((await readNames.execute(db)).rows).toHaveLength(1)
  } finally {
    await close()
  }
})

test('without prepared statements the session keeps none', async () => {
  const { db, close } = openDatabase({ ...connection, keepsStatements: false }, undefined, 1)
  try {
    expect(await addNumbers(db, { first: 1, second: 2 })).toEqual([{ sum: 4 }])
    expect((await readNames.execute(db)).rows).toEqual([])
  } finally {
    await close()
  }
})
