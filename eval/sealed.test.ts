import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freeze, openSealed, retire } from './sealed.ts'

const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = {
  questions: join(folder, 'sealed.json'),
  lock: join(folder, 'sealed.lock.json'),
  runs: join(folder, 'runs.jsonl'),
}

it('runs the sealed questions only when they are frozen, unchanged and not retired', () => {
  writeFileSync(files.questions, '[]')
  expect(() => openSealed(files)).toThrow('missing')
  freeze(files)
  expect(openSealed(files).frozen).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(() => freeze(files)).toThrow('frozen since')

  writeFileSync(files.questions, '[ ]')
  expect(() => openSealed(files)).toThrow('differs')
  writeFileSync(files.questions, '[]')
  retire(files)
  expect(() => openSealed(files)).toThrow('retired')
  freeze(files)
  openSealed(files)
})
