import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { application, connection, db } from '../../../test/database.ts'
import { startServer, toDatabaseUrl } from '../../../test/serverProcess.ts'
import { openDatabase, sql } from '../../database/open.server.ts'
import { deliverAnnouncements } from './announcements.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const FOLLOWER_COUNT = 20_000
const services = { background: db }

/** Runs the task in a separate process. */
const startAnnouncing = () =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openDatabase } = await import('./src/database/open.server.ts')
      const { deliverAnnouncements } = await import('./src/features/notifications/announcements.server.ts')
      const { db } = openDatabase(JSON.parse(process.env.CONNECTION))
      await deliverAnnouncements({ background: db })
      await db.destroy()`,
    ],
    { env: { ...process.env, CONNECTION: JSON.stringify(connection) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )

async function countTold(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications`.execute(db)
  return rows[0]?.count ?? 0
}

const insertAnnouncement = (actor_id: number) =>
  sql`
    with notice as (
      insert into notices (kind, subject_type, subject_id, about_type, about_id, title, url, actor_id)
      values ('follow.new', 'test', 1, 'test', 1, 'A boat', '/', ${actor_id}) returning id
    )
    insert into announcements (notice_id, target_types, target_keys)
    select id, array['topic', 'city'], array['boats', 'sitka'] from notice`.execute(db)

const hasAnnouncements = async () => (await db.selectFrom('announcements').selectAll().execute()).length > 0

test('notifies every follower once when the process is killed and several others continue', async () => {
  await sql`
    insert into users (email, full_name, password_hash, state, is_banned)
    select 'follower' || n || '@example.com', 'Follower ' || n, '', 'AK', n % 1000 = 0
    from generate_series(1, ${FOLLOWER_COUNT}::int) as n`.execute(db)
  // Every second account follows both the topic and the city, and must be notified once.
  await sql`insert into follows (user_id, target_type, key) select id, 'topic', 'boats' from users`.execute(db)
  await sql`insert into follows (user_id, target_type, key) select id, 'city', 'sitka' from users where id % 2 = 0`.execute(
    db,
  )
  const actor = await db.selectFrom('users').select('id').orderBy('id').offset(5).limit(1).executeTakeFirstOrThrow()
  await insertAnnouncement(actor.id)
  const killed = startAnnouncing()
  await vi.waitUntil(async () => (await countTold()) > 0, { timeout: 60_000, interval: 5 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const other = openDatabase(connection)
  // PostgreSQL may still hold the locks of the killed process for a moment. The schedule of the task continues later.
  const isDone = async () => {
    await Promise.all([deliverAnnouncements(services), deliverAnnouncements({ background: other.db })])
    return !(await hasAnnouncements())
  }
  await vi.waitUntil(isDone, { timeout: 60_000 })
  await other.close()
  // The actor and 20 banned accounts are left out.
  expect(await countTold()).toBe(FOLLOWER_COUNT - 21)
})

test('a starting server continues the announcements of a killed one', async () => {
  const settings = { DATABASE_URL: toDatabaseUrl(application) }
  const before = await countTold()
  const { actor_id } = await db.selectFrom('notices').select('actor_id').executeTakeFirstOrThrow()
  await insertAnnouncement(actor_id as number)
  const killed = await startServer(settings)
  await vi.waitUntil(async () => (await countTold()) > before, { timeout: 60_000, interval: 5 })
  await killed.end('SIGKILL')
  expect(await hasAnnouncements()).toBe(true)
  await startServer(settings)
  await expect.poll(hasAnnouncements).toBe(false)
  expect(await countTold()).toBe(2 * before)
})
