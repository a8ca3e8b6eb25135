import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runLocked } from '../scripts/lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'below', '.lock')

test('runs two tasks with the same lock file one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    steps.push(`${name} ends`)
  }
  await Promise.all([runLocked(file, work('a')), runLocked(file, work('b'))])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(existsSync(file)).toBe(false)
})

test('releases the lock when the work fails', async () => {
  await expect(runLocked(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await runLocked(file, async () => 'done')).toBe('done')
})

test('takes over the lock of a process that was killed', async () => {
  const child = spawn('sleep', ['60'])
  writeFileSync(file, String(child.pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await runLocked(file, async () => 'done')).toBe('done')
})
