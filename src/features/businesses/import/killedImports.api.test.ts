import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { sendUntilServed, startTestApp } from '../../../../test/app.ts'
import { connection, db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'
import { makeImport } from './imports.make.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The number of rows in one step of the task, and a number of rows for several steps. */
const [BATCH_SIZE, ROW_COUNT] = [400, 2600]
const app = await startTestApp()
const admin = await makeAdmin()

/** Runs the task of an import in a separate process. */
const startTask = (id: number) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openDatabase } = await import('./src/database/open.server.ts')
      const { runImport } = await import('./src/features/businesses/import/run/imports.tasks.server.ts')
      const { db } = openDatabase(JSON.parse(process.env.CONNECTION))
      await runImport({ background: db }, ${id}, undefined, ${BATCH_SIZE})
      await db.destroy()`,
    ],
    { env: { ...process.env, CONNECTION: JSON.stringify(connection) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )

const readImport = (id: number) => db.selectFrom('imports').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

async function count(table: 'businesses' | 'import_businesses' | 'audit_log', condition = sql<boolean>`true`) {
  const { total } = await db
    .selectFrom(table)
    .where(condition)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

test('a process that is killed while it applies, publishes and undoes an import leaves everything done once', async () => {
  const { id } = await makeImport(admin, 'checked')
  await sql`
    insert into import_lines (import_id, line, kind, business_name, city, state)
    select ${id}, n + 1, 'new', 'Business ' || n, 'Nome', 'AK' from generate_series(2, ${ROW_COUNT}::int) as n`.execute(
    db,
  )

  const isRunning = async () => {
    const { state, publishing } = await readImport(id)
    return ['applying', 'undoing'].includes(state) || publishing === 'running'
  }

  /** Kills the task after its first step, repeats the call, and lets two processes continue. */
  async function killAndContinue(action: 'apply' | 'publish' | 'undo', hasStepped: () => Promise<boolean>) {
    const killed = startTask(id)
    await vi.waitUntil(hasStepped, { timeout: 60_000, interval: 5 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await isRunning(), 'It was killed before the last step').toBe(true)
    const again = sendUntilServed(() => app.as(admin).post(`/api/admin/imports/${id}/${action}`, {}))
    const others = [startTask(id), startTask(id)]
    for (const exit of others.map((other) => once(other, 'exit'))) expect(await exit).toEqual([0, null])
    const { status, body } = await again
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.import.id).toBe(id)
    const repeated = await app.as(admin).post(`/api/admin/imports/${id}/${action}`, {})
    expect(repeated.status).toBe(200)
    return repeated.body.import
  }

  // The state after the call. No task is queued, so no other process starts before the killed one.
  await db.updateTable('imports').set({ state: 'applying', total: ROW_COUNT }).where('id', '=', id).execute()
  const hasNextLine = async () => (await readImport(id)).last_line > 0
  expect(await killAndContinue('apply', hasNextLine)).toMatchObject({
    state: 'applied',
    results: { created: ROW_COUNT, skipped: 0 },
  })
  expect([await count('businesses'), await count('import_businesses')]).toEqual([ROW_COUNT, ROW_COUNT])

  const entry = await db
    .insertInto('audit_log')
    .values({ actor_id: admin.id, actor_name: 'Ada', action: 'business.publish', target_type: 'business' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('imports')
    .set({ publishing: 'running', published_line: 0, publisher_id: admin.id, publish_entry_id: entry.id })
    .where('id', '=', id)
    .execute()
  expect(await killAndContinue('publish', async () => (await readImport(id)).published_line > 0)).toMatchObject({
    publishing: { state: 'done', published: ROW_COUNT },
  })
  expect(await count('businesses', sql`is_public`)).toBe(ROW_COUNT)
  expect(await count('audit_log', sql`part_of = ${entry.id}`)).toBe(ROW_COUNT)

  await db.updateTable('imports').set({ state: 'undoing', processed: 0 }).where('id', '=', id).execute()
  expect(await killAndContinue('undo', hasNextLine)).toMatchObject({
    state: 'undone',
    results: { removed: ROW_COUNT, restored: 0, kept: 0 },
    progress: { processed: ROW_COUNT },
  })
  expect(await count('businesses')).toBe(0)
})
