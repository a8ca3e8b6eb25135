import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { checkBackup } from '../../src/database/backup/restore.server.ts'
import { createEmptyDatabase, makeDataFolder, makeFolder, register, startServer } from '../serverProcess.ts'
import { fault, isLongRun } from './fault.ts'
import { startWriters } from './writers.ts'

/** Runs a backup or restore; after `killAfter` milliseconds it is killed. */
async function run(command: 'backup' | 'restore', file: string, env: Record<string, string>, killAfter?: number) {
  const child = spawn(process.execPath, ['src/database/backupCommand.ts', command, file], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...env },
    stdio: 'ignore',
  })
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return code as number | null
}

fault('backup under 16 writers, restored into another kind of database', async (report) => {
  const rounds = isLongRun ? 10 : 1
  const source = { DATA_DIR: makeDataFolder() }
  const server = await startServer({ ...source, RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const writers = startWriters(() => server, token)
  let lost = 0
  let acknowledged = 0
  for (let round = 0; round < rounds; round++) {
    await writers.untilAcknowledged(50)
    const before = [...writers.acknowledged]
    const file = join(makeFolder(), 'network.backup')
    expect(await run('backup', file, source)).toBe(0)
    const into = { DATABASE_URL: await createEmptyDatabase() }
    expect(await run('restore', file, into)).toBe(0)
    const restored = await startServer(into)
    const { body } = await restored.get('/api/profiles/user/me', { token })
    const names = new Set(body.profiles.map((profile: { business_name: string }) => profile.business_name))
    lost += before.filter((name) => !names.has(name)).length
    acknowledged += before.length
    await restored.end('SIGTERM')
  }
  await writers.stop()
  report({ rounds, died: Number(server.hasEnded()), acknowledged, lost, answers: writers.answers })
  expect(lost).toBe(0)
  expect(Object.keys(writers.answers)).toEqual(['201'])
  await server.end('SIGTERM')
})

fault('kill -9 of a backup and of a restore', async (report) => {
  const rounds = isLongRun ? 10 : 2
  const source = { DATA_DIR: makeDataFolder() }
  const server = await startServer({ ...source, RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const writers = startWriters(() => server, token, 4)
  await writers.untilAcknowledged(100)
  await writers.stop()
  const folder = makeFolder()
  const file = join(folder, 'network.backup')
  expect(await run('backup', file, source)).toBe(0)
  let incomplete = 0
  for (let round = 0; round < rounds; round++) {
    const killAfter = 100 + Math.random() * 700
    const other = join(folder, `${round}.backup`)
    const code = await run('backup', other, source, killAfter)
    // A kill after the last step of a backup leaves a complete file, and no exit code of 0.
    if (code !== 0 && existsSync(other)) await checkBackup(other).catch(() => incomplete++)
    const into = { DATABASE_URL: await createEmptyDatabase() }
    // PostgreSQL rolls a killed restore back, so the database accepts another one.
    if ((await run('restore', file, into, killAfter)) === 0) continue
    await sleep(500)
    expect(await run('restore', file, into)).toBe(0)
  }
  report({
    rounds,
    died: Number(server.hasEnded()),
    remarks: `${incomplete} incomplete files with the name of a backup`,
  })
  expect(incomplete).toBe(0)
  await server.end('SIGTERM')
})
