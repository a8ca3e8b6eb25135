import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createEmptyDatabase, startServer } from '../../test/serverProcess.ts'
import { locks } from './locks.ts'

vi.setConfig({ testTimeout: 180_000 })

test('every advisory lock has its own number', () => {
  const numbers = Object.values<bigint>(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock in the code is in the list', () => {
  const uses = ['src', 'test', 'demo', 'bench', 'migrations']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !file.endsWith('locks.api.test.ts'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.filter((line) => /pg_(try_)?advisory/.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter((use) => !/\(\$\{locks\.\w+\}\)|\(\$1\).*\[locks\.\w+\]/.test(use))).toEqual([])
})

test('a second process starts while an import and a cost reservation of the assistant hold their locks', async () => {
  const settings = {
    DATABASE_URL: await createEmptyDatabase(),
    ADMIN_EMAIL: 'root@example.com',
    ADMIN_PASSWORD: 'root-password',
  }
  await startServer(settings)
  const client = new pg.Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  for (const lock of [locks.businessImport, locks.chatBudget]) {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
  }
  await client.query(`
    insert into businesses (business_name, state) values ('Imported', 'AK');
    insert into audit_log (actor_id, actor_name, action, target_type) select id, full_name, 'x', 'user' from users`)
  const second = await startServer(settings)
  expect((await second.get('/readyz')).status).toBe(200)
  await client.end()
})
