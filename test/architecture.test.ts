import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const architecture = readFileSync('docs/architecture.md', 'utf8')

test('the architecture names every table', () => {
  const [, tables = ''] = readFileSync('src/database/schema.generated.ts', 'utf8').split('export interface DB {')
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(90)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(architecture))).toEqual([])
})
