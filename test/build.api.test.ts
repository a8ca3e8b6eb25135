import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { refuseServerImports } from '../vite.config.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('fails the build when a server file would reach the browser', async () => {
  writeFileSync(join(folder, 'secret.server.ts'), 'export const secret = 1')
  writeFileSync(join(folder, 'entry.ts'), `import { secret } from './secret.server.ts'\nconsole.log(secret)`)
  const input = join(folder, 'entry.ts')
  const building = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [refuseServerImports()],
    build: { write: false, rolldownOptions: { input } },
  })
  await expect(building).rejects.toThrow('must not import ./secret.server.ts')
})

test('the committed types, schema and functions match the migrated database', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/types.mjs', '--verify'], {
    encoding: 'utf8',
  })
  expect(status, `run npm run schema: ${stdout}${stderr}`).toBe(0)
})
