import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../test/database.ts'
import { locks } from '../../database/locks.ts'
import { sql } from '../../database/open.server.ts'
import { checkPassword } from '../../kit/server/passwords.server.ts'
import { readSettings } from '../../server/settings.ts'
import { makeUser } from './accounts.make.ts'
import { ensureAdministrator } from './firstAdministrator.server.ts'

const ensure = (environment: Record<string, string> = {}) =>
  // biome-ignore lint/suspicious/noExplicitAny: the function uses only these services
  ensureAdministrator({ db, settings: readSettings(environment), log: pino({ level: 'silent' }) } as any)
const readUsers = () => db.selectFrom('users').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await db.deleteFrom('users').execute()
})

test.each([
  [[], 'admin@localhost'],
  [['admin@localhost'], 'admin-2@localhost'],
  [['ADMIN@localhost', 'admin-2@localhost', 'admin-4@localhost'], 'admin-3@localhost'],
])(
  'with the accounts %j and no administrator, creates %s and does not change the accounts',
  async (existing, email) => {
    for (const address of existing) await makeUser({ email: address })
    const before = await readUsers()

    const created = await ensure()
    expect(created?.email).toBe(email)
    const after = await readUsers()
    expect(after.slice(0, before.length)).toEqual(before)
    const [administrator] = after.slice(before.length)
    expect(administrator).toMatchObject({ email, is_admin: true })
    expect(await checkPassword(created?.password ?? '', administrator?.password_hash ?? '')).toBe(true)
    expect(await ensure()).toBeNull()
  },
)

test('promotes the account of ADMIN_EMAIL and keeps its password', async () => {
  const { id } = await makeUser({ email: 'Ada@example.com' })
  const [before] = await readUsers()
  expect(await ensure({ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'another password' })).toBeNull()
  expect(await readUsers()).toMatchObject([{ id, is_admin: true, password_hash: before?.password_hash }])
  const events = await db.selectFrom('security_events').select(['user_id', 'kind']).execute()
  expect(events).toEqual([{ user_id: id, kind: 'role.changed' }])
})

test('checks the administrator without waiting for an import that is running', async () => {
  const environment = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'root-password' }
  await ensure(environment)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.businessImport})`.execute(tx)
    await sql`select from users for key share`.execute(tx)
    expect(await ensure(environment)).toBeNull()
  })
})
