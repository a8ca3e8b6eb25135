import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { connection, db } from '../../../test/database.ts'
import { openDatabase, sql } from '../../database/open.server.ts'
import { announceAll } from './announce.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const FOLLOWERS = 20_000
const services = { background: db }

/** Runs the task in a process of its own. */
const startAnnouncing = () =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openDatabase } = await import('./src/database/open.server.ts')
      const { announceAll } = await import('./src/features/notifications/announce.server.ts')
      const { db } = openDatabase(JSON.parse(process.env.CONNECTION))
      await announceAll({ background: db })
      await db.destroy()`,
    ],
    { env: { ...process.env, CONNECTION: JSON.stringify(connection) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )

async function countTold(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications`.execute(db)
  return rows[0]?.count ?? 0
}

test('notifies every follower once when the process is killed and several others continue', async () => {
  await sql`
    insert into users (email, full_name, password_hash, state, is_banned)
    select 'follower' || n || '@example.com', 'Follower ' || n, '', 'AK', n % 1000 = 0
    from generate_series(1, ${FOLLOWERS}::int) as n`.execute(db)
  // Every second account follows both the topic and the city, and must be notified once.
  await sql`insert into follows (user_id, target_type, key) select id, 'topic', 'boats' from users`.execute(db)
  await sql`insert into follows (user_id, target_type, key) select id, 'city', 'sitka' from users where id % 2 = 0`.execute(
    db,
  )
  const actor = await db.selectFrom('users').select('id').orderBy('id').offset(5).limit(1).executeTakeFirstOrThrow()
  await sql`
    with notice as (
      insert into notices (kind, subject_type, subject_id, about_type, about_id, title, url, actor_id)
      values ('follow.new', 'test', 1, 'test', 1, 'A boat', '/', ${actor.id}) returning id
    )
    insert into announcements (notice_id, target_types, target_keys)
    select id, array['topic', 'city'], array['boats', 'sitka'] from notice`.execute(db)
  const killed = startAnnouncing()
  await vi.waitUntil(async () => (await countTold()) > 0, { timeout: 30_000, interval: 5 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const other = openDatabase(connection)
  // PostgreSQL may still hold the locks of the killed process for a moment. The schedule of the task continues later.
  const isDone = async () => {
    await Promise.all([announceAll(services), announceAll({ background: other.db })])
    return (await db.selectFrom('announcements').selectAll().execute()).length === 0
  }
  await vi.waitUntil(isDone, { timeout: 30_000 })
  await other.close()
  // The actor and 20 banned accounts are left out.
  expect(await countTold()).toBe(FOLLOWERS - 21)
})
