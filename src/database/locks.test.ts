import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locks } from './locks.ts'

test('every advisory lock has a number of its own', () => {
  const numbers = Object.values<bigint>(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock that is taken is one of the list', () => {
  const uses = ['src', 'test', 'demo', 'bench', 'migrations']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !file.endsWith('locks.test.ts'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.filter((line) => /pg_(try_)?advisory/.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter((use) => !/\(\$\{locks\.\w+\}\)|\(\$1\).*\[(locks\.\w+|usage)\]/.test(use))).toEqual([])
})
