import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Removes comments, which may give examples, and names that contain the state: an API field, an official NAICS title. */
const withoutExamples = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/alaska_business_license|American Indian and Alaska Native/g, '')

const sources = globSync('src/**/*.{ts,tsx,md,css}').filter(
  (file) => !file.startsWith('src/region/') && !/\.(test|make)\.tsx?$/.test(file),
)

test('only region files name a region or its cities', () => {
  expect(sources.length).toBeGreaterThan(400)
  const naming = sources.filter((file) =>
    /\b(Alaska|Anchorage|Fairbanks|Juneau|Palmer|Wasilla)\b/i.test(withoutExamples(readFileSync(file, 'utf8'))),
  )
  expect(naming).toEqual([])
})
