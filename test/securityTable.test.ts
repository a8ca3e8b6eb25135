import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. They precede those of level 3 in each
 * section.
 */
const sections: Record<string, number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, n) => `${chapter}.${section + 1}.${n + 1}`)),
)

const [themes = '', table = ''] = readFileSync('docs/security.md', 'utf8').split(/^## ASVS /m)
const rows = table.split('\n').filter((line) => line.startsWith('| V'))

/** The requirements that a row names: `V3.3.1, V3.3.2`, or `V10.1.1 to V10.7.3`. */
function parseRequirements(row: string): string[] {
  const [, cell = ''] = row.split('|')
  const [, first = '', last = ''] = cell.match(/(V[\d.]+) to (V[\d.]+)/) ?? []
  if (first) return required.slice(required.indexOf(first), required.indexOf(last) + 1)
  return cell.match(/V\d+\.\d+\.\d+/g) ?? []
}

const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
const findFiles = (name: string) => files.filter((file) => `/${file}`.endsWith(`/${name.replace(/^test\//, '')}`))

test('every requirement of levels 1 and 2 has one row', () => {
  expect(required).toHaveLength(253)
  expect(rows.flatMap(parseRequirements).toSorted()).toEqual(required.toSorted())
})

test('every row of the table has a state and an explanation', () => {
  const states = ['met', 'partial', '**fails by default**']
  const wrong = rows.filter((row) => {
    const [, requirement = '', state = '', how = '', shown = ''] = row.split('|').map((cell) => cell.trim())
    return /\(\d\)/.test(requirement) && !(states.includes(state) && how && shown)
  })
  expect(wrong).toEqual([])
})

test('every test that the page names exists in exactly one file', () => {
  const missing = [...`${themes}${table}`.matchAll(/`([\w./]+\.(?:test|faults)\.ts)`((?: “[^”]+”)*)/g)].filter(
    ([, file = '', names = '']) => {
      const [path, ...others] = findFiles(file)
      if (!path || others.length > 0) return true
      const source = readFileSync(path, 'utf8')
      return [...names.matchAll(/“([^”]+)”/g)].some(([, name = '']) => !source.includes(name))
    },
  )
  expect(missing.map(([reference]) => reference)).toEqual([])
})

test('every link within the repository leads to a file and a heading', () => {
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-')
  const missing = [...`${themes}${table}`.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
    ([, file = '', anchor]) => {
      const text = readFileSync(`docs/${file || 'security.md'}`, 'utf8')
      const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))
      return anchor !== undefined && !anchors.includes(anchor)
    },
  )
  expect(missing.map(([link]) => link)).toEqual([])
})
