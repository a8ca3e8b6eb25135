import { expect, test } from 'vitest'
import { plainText, preview } from './text.ts'

test('a preview is cut between words, and short texts stay whole', () => {
  expect(preview('Halibut and salmon', 120)).toBe('Halibut and salmon')
  expect(preview('Halibut and salmon', 14)).toBe('Halibut and…')
})

test('Markdown loses its marks and keeps its words', () => {
  expect(plainText('## Who we are\n\n**Since 1962** a *family* `shop`, see [our page](https://example.com).')).toBe(
    'Who we are Since 1962 a family shop, see our page.',
  )
  expect(plainText('- boats\n- nets\n\n> said __all__ of _them_')).toBe('boats nets said all of them')
})

test('what only looks like Markdown is left alone', () => {
  for (const text of ['2 * 3 * 4', 'snake_case_name', '#1 in Alaska', 'C# & F#', 'a - b', '5* hotel', '[sic]']) {
    expect(plainText(text)).toBe(text)
  }
})
