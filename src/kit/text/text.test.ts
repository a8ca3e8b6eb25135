import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'
import { markdownToText, preview } from './text.ts'

test('a preview ends between words, and a short text is unchanged', () => {
  expect(preview('Halibut and salmon', 120)).toBe('Halibut and salmon')
  expect(preview('Halibut and salmon', 14)).toBe('Halibut and…')
})

test('removes Markdown syntax and keeps the text', () => {
  expect(markdownToText('**Since 1962** a *family* `shop`, see [our page](https://example.com "Shop").')).toBe(
    'Since 1962 a family shop, see our page.',
  )
  expect(
    markdownToText('said __all__ of _them_, ~~never~~ at <https://example.com>, 3 \\* 4, [here][1]\n\n[1]: /x'),
  ).toBe('said all of them, never at https://example.com, 3 * 4, here')
})

test('separates list items, whatever their last character', () => {
  expect(
    markdownToText('It is taxed:\n\n- inventory, if it is sold\n- equipment, if it is not.\n- inventory again'),
  ).toBe('It is taxed: inventory, if it is sold · equipment, if it is not. · inventory again')
  expect(markdownToText('1. Call\n2. Pay\n   - in cash\n\nThen wait')).toBe('1. Call · 2. Pay · in cash · Then wait')
})

test('separates headings, paragraphs, table rows and quotes', () => {
  expect(markdownToText('## Who we are ##\n\nA shop.\nOf *two*.\n\nCome by\n> Nice\n> place')).toBe(
    'Who we are · A shop. Of two. Come by · Nice place',
  )
  expect(markdownToText('Prices:\n\n| Boat | Day |\n| :-- | --: |\n| Skiff | **$90** |\n| Raft | $40 |')).toBe(
    'Prices: Boat, Day · Skiff, $90 · Raft, $40',
  )
})

const kinds = {
  paragraph: 'alpha one\nomega',
  heading: '## alpha omega',
  'underlined heading': 'alpha omega\n===',
  'second underlined heading': 'alpha omega\n---',
  list: '- alpha\n- omega',
  'list with stars': '* alpha\n* omega',
  'numbered list': '1. alpha\n2. omega',
  'nested list': '- alpha\n  - middle\n    - omega',
  'loose list': '- alpha\n\n- omega',
  quote: '> alpha\n> omega',
  'quote of paragraphs': '> alpha\n>\n> omega',
  'fenced code': '```sh\nalpha --x\nomega\n```',
  'code fenced by tildes': '~~~\nalpha\n\nomega\n~~~',
  table: '| alpha | x |\n|---|---|\n| y | omega |',
  'table without outer bars': 'alpha | x\n--- | ---\ny | omega',
  'rule around': '---\n\nalpha omega\n\n***',
}
const pairs = Object.keys(kinds).flatMap((first) => Object.keys(kinds).map((second) => [first, second] as const))

test.each(pairs)('separates %s and %s', (firstKind, secondKind) => {
  const [first, second] = [kinds[firstKind as keyof typeof kinds], kinds[secondKind as keyof typeof kinds]]
  const text = markdownToText(`${first}\n\n${second.replace('alpha', 'ALPHA')}`)
  expect(text).toMatch(/^(1\. )?alpha.*omega( ·|:|\.) (1\. )?ALPHA.*omega$/)
  // The rendered page has the same words.
  const words = (content: string) => content.match(/[\p{L}\p{N}$]+/gu)?.filter((word) => !/^\d$/.test(word))
  const html = renderMarkdown(`${first}\n\n${second.replace('alpha', 'ALPHA')}`)
  expect(words(text)).toEqual(words(html.replace(/<[^>]+>/g, ' ')))
})

test('keeps text that only looks like Markdown', () => {
  for (const text of ['2 * 3 * 4', 'snake_case_name', '#1 in Alaska', 'C# & F#', 'a - b', '5* hotel', '[sic]']) {
    expect(markdownToText(text)).toBe(text)
  }
})
