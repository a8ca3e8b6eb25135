import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Loads each file of the built server that no other process starts with, and prints the errors. */
const loadAll = `
  import { readdirSync } from 'node:fs'
  const entries = ['main.js', 'hashThread.js', 'pictureProcess.js', 'drawProcess.js']
  const errors = {}
  for (const file of readdirSync('dist/server').filter((file) => file.endsWith('.js') && !entries.includes(file)))
    await import(process.cwd() + '/dist/server/' + file).catch((error) => { errors[file] = String(error) })
  console.log(JSON.stringify(errors))
  process.exit()
`
/** Parts of pages that only a browser loads. */
const browserOnly = /^ReferenceError: (window|document|addEventListener) is not defined$/

test('every file of the built server loads, including those that are loaded on demand', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', loadAll], { encoding: 'utf8' })
  const errors: Record<string, string> = JSON.parse(output)
  expect(Object.entries(errors).filter(([, error]) => !browserOnly.test(error))).toEqual([])
  expect(readdirSync('dist/server').length).toBeGreaterThan(100)
})
