import { expect, test } from 'vitest'
import { connection } from '../../test/database.ts'
import { openDatabase, sql } from './open.server.ts'
import { anyId, prepareQuery } from './prepared.server.ts'

const addNumbers = prepareQuery(
  (_, { first, second }: { first: number; second: number }) =>
    sql<{ sum: number }>`select ${first}::integer + ${second}::integer + ${1}::integer as sum`,
)
const namesQuery = sql<{ name: string }>`select name from pg_prepared_statements`

test('a prepared query is built once and takes new values each time', async () => {
  const { db, close } = openDatabase(connection, undefined, 1)
  try {
    expect(await addNumbers(db, { first: 1, second: 2 })).toEqual([{ sum: 4 }])
    expect(await addNumbers(db, { second: 5, first: 10 })).toEqual([{ sum: 16 }])
    expect((await namesQuery.execute(db)).rows).toHaveLength(1)
  } finally {
    await close()
  }
})

test('a session keeps no prepared statements when the connection does not support them', async () => {
  const { db, close } = openDatabase({ ...connection, keepsStatements: false }, undefined, 1)
  try {
    expect(await addNumbers(db, { first: 1, second: 2 })).toEqual([{ sum: 4 }])
    expect((await namesQuery.execute(db)).rows).toEqual([])
  } finally {
    await close()
  }
})

test('a statement that reads rows by ids keeps its plan, whatever their number', async () => {
  const { db, close } = openDatabase(connection, undefined, 1)
  const readQuestions = prepareQuery(
    (_, { ids }: { ids: number[] }) => sql`
    select q.id, u.full_name from questions as q left join users as u on u.id = q.user_id where q.id = ${anyId(ids)}`,
  )
  try {
    for (let count = 1; count <= 10; count++) {
      await readQuestions(db, { ids: Array.from({ length: count }, (_, index) => index + 1) })
    }
    // PostgreSQL always plans the first five executions for their values.
    const { rows } = await sql<{ custom_plans: string }>`
      select custom_plans from pg_prepared_statements where statement like '%full_name%'`.execute(db)
    expect(rows.map(({ custom_plans }) => Number(custom_plans))).toEqual([5])
  } finally {
    await close()
  }
})
