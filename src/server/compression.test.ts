import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCompressor, decompress, toGzip } from './compression.ts'

const style = `<style>${'.a{color:red}'.repeat(2000)}${Math.random()}</style>`

test('pages that share their styles are valid gzip files, each with its own content', () => {
  const compressPage = createCompressor()
  const bodyText = fc.oneof(
    fc.string(),
    fc.constant(style),
    fc.string({ minLength: 1000, unit: 'grapheme' }),
    fc.constant(''),
  )
  const property = fc.property(fc.constantFrom('', '<p>', style, `<b>${style}`), bodyText, (start, end) => {
    const html = Buffer.from(start + end)
    const page = compressPage(html)
    expect(gunzipSync(toGzip(page)).equals(html)).toBe(true)
    expect(decompress(page).equals(html)).toBe(true)
  })
  fc.assert(property)
})

test('stores shared styles once, for a limited number of kinds of pages', () => {
  const compressPage = createCompressor()
  const pages = Array.from({ length: 200 }, (_, index) =>
    compressPage(Buffer.from(`${style.replace('red', `#${index % 100}`)}Text ${index}`)),
  )
  expect(new Set(pages.map((page) => page.start)).size).toBe(65)
  expect(pages[0]?.rest.length).toBeLessThan(40)
  expect(pages[100]?.start).toBe(pages[0]?.start)
})
