import { expect, inject, test } from 'vitest'
import { makeEmptyDatabase, query } from '../../test/emptyDatabase.ts'
import { migrate } from './migrate.server.ts'

test.each(['SQL_ASCII', 'LATIN1'])('a database with the encoding %s is refused', async (encoding) => {
  const connection = await makeEmptyDatabase(`encoding '${encoding}' locale 'C'`)
  await expect(migrate(connection)).rejects.toThrow(
    `DATABASE_URL points to a database with the encoding ${encoding}: create it with template template0 and encoding 'UTF8'`,
  )
  expect(await query(connection, `select to_regclass('kysely_migration') as records`)).toEqual([{ records: null }])
})

const { user, password } = inject('application')
const refusal = (database: string) =>
  `DATABASE_URL points to a database that its role cannot migrate: ${user} may not create tables in ${database}. Run npm run migrate as the owner, or make ${user} the owner`

test('an empty database is refused when the role may not create tables', async () => {
  const connection = await makeEmptyDatabase()
  await expect(migrate({ ...connection, user, password })).rejects.toThrow(refusal(connection.database))
})

test('the role of the application cannot start a new version before the owner has migrated', async () => {
  const connection = await makeEmptyDatabase()
  await migrate(connection, { applicationRole: user })
  const application = { ...connection, user, password }
  expect(await migrate(application)).toEqual([])
  await query(connection, 'delete from kysely_migration where name = (select max(name) from kysely_migration)')
  await expect(migrate(application)).rejects.toThrow(refusal(connection.database))
})
