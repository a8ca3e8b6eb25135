import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { makeFolder, STEP_TIMEOUT } from '../serverProcess.ts'
import { longFault } from './fault.ts'
import { findFreePort } from './ports.ts'

const isRoot = process.getuid?.() === 0
/** An account without privileges that exists on every machine. */
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}

longFault('the folder of the container image, run by an account that may write to DATA_DIR only', async () => {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  const app = join(folder, 'app')
  await promisify(execFile)(process.execPath, ['scripts/assemble.mjs', app])
  await promisify(execFile)('chmod', ['-R', 'a-w', app])
  const data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot) chownSync(data, 65_534, 65_534)
  const before = statSync(app).mtimeMs

  const port = await findFreePort()
  const child = spawn('node_modules/node/bin/node', ['dist/server/main.js'], {
    ...nobody,
    cwd: app,
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    )
  await vi.waitUntil(async () => (await status('/readyz')) === 200, { timeout: STEP_TIMEOUT, interval: 200 })
  for (const path of ['/', '/businesses', '/privacy', '/api/docs', '/api/openapi.json', '/sitemap.xml', '/feed']) {
    expect([path, await status(path)]).toEqual([path, path === '/feed' ? 404 : 200])
  }
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(errors).toBe('')
  expect(statSync(app).mtimeMs).toBe(before)
  await promisify(execFile)('chmod', ['-R', 'u+w', app])
})
