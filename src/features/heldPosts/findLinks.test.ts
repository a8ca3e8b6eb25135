import { expect, test } from 'vitest'
import { findLinks } from './findLinks.server.ts'

const targetsOf = (text: string) => findLinks(text, 'network.example').map(({ target }) => target)

const plain: [text: string, target: string][] = [
  ['https://evil.example/win', 'evil.example/win'],
  ['HTTP://EVIL.EXAMPLE', 'evil.example'],
  ['See https://www.evil.com/.', 'evil.com'],
  ['[a shop](https://evil.com/x)', 'evil.com/x'],
  ['[a shop](//evil.com)', 'evil.com'],
  ['[a shop][1]\n\n[1]: https://evil.com', 'evil.com'],
  ['![a picture](https://evil.com/a.png)', 'evil.com/a.png'],
  ['<https://evil.com>', 'evil.com'],
  ['[write](mailto:win@evil.com)', 'mailto:win@evil.com'],
  ['mailto:win@evil.com', 'mailto:win@evil.com'],
  ['[call](tel:+19075550100)', 'tel:+19075550100'],
  ['[chat](whatsapp://send?phone=1)', 'send?phone=1'],
  ['ftp://evil.com/x', 'evil.com/x'],
  ['www.evil.zz', 'evil.zz'],
  ['Go to evil.com now', 'evil.com'],
  ['Go to Evil.Com!', 'evil.com'],
  ['(evil.com)', 'evil.com'],
  ['evil.com:8080', 'evil.com:8080'],
  ['evil.unknownzone/win', 'evil.unknownzone/win'],
  ['bit.ly/3abc', 'bit.ly/3abc'],
  ['t.me/win', 't.me/win'],
  ['evil.co.uk', 'evil.co.uk'],
  ['пример.рф', 'пример.рф'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
  ['192.0.2.1/win', '192.0.2.1/win'],
  ['192.0.2.1:8080', '192.0.2.1:8080'],
  ['https://network.example@evil.com/', 'network.example@evil.com'],
  ['me@evil.com/win', 'evil.com/win'],
  ['`evil.com`', 'evil.com'],
  ['**evil.com**', 'evil.com'],
  ['_evil.com_', 'evil.com'],
  ['evil.com_', 'evil.com'],
]
test.each(plain)('finds the link in %j', (text, target) => {
  expect(targetsOf(text)).toContain(target)
  expect(findLinks(text).find((link) => link.target === target)?.isDisguised).toBe(false)
})

const disguised = [
  'hxxp://evil.com',
  'hxxps://evil.com',
  'h**p://evil.com',
  'https[:]//evil.com',
  'https : //evil.com',
  'evil[.]com',
  'evil(.)com',
  'evil [dot] com',
  'evil(dot)com',
  'evil {DOT} com',
  'evil dot com',
  'evil .com',
  'evil . com',
  'evil,com',
  'evil\\.com',
  'evil&#46;com',
  'evil&period;com',
  'ev\u200Bil.c\u2060om',
  'ev\u00ADil.com',
  'evil\u202E.com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil․com',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
]
test.each(disguised)('finds the disguised link in %j', (text) => {
  const links = findLinks(text)
  expect(links.map(({ host }) => host)).toContain('evil.com')
  expect(links.some(({ isDisguised }) => isDisguised)).toBe(true)
})

const harmless = [
  'I need a permit.In Alaska, who knows?',
  'Open 9 a.m. to 5 p.m., e.g. on Mondays, i.e. daily, etc.',
  'U.S. citizens, St. Paul, J.R. Smith, Dr.Smith, Inc.The',
  'We use Node.js 22.4 and version 1.2.3.',
  'Costs $1,200.50 and/or 24/7, 12/31',
  'Write to jane@sealion.com or call 907.555.0100. Tel: 907-555-0100',
  'See [the forum](/questions/5) and [below](#faq).',
  'https://network.example/questions/5',
  'Note: bring a jacket. Time: 5:30',
  'The dot on the map, the net result.',
  '192.168.0.1',
]
test.each(harmless)('finds no link in %j', (text) => {
  expect(targetsOf(text)).toEqual([])
})

test('counts a link once, however often and in whatever form it is written', () => {
  expect(targetsOf('evil.com www.evil.com https://evil.com/ [evil.com](http://evil.com)')).toEqual(['evil.com'])
  expect(targetsOf('[evil.com](https://evil.com/win?a=1) https://evil.com/win?a=1')).toEqual(['evil.com/win?a=1'])
  expect(targetsOf('https://one.com/a and https://two.com/b')).toEqual(['one.com/a', 'two.com/b'])
})

/** The minimum processor time of a few runs, in milliseconds. Other processes do not influence it. */
function measure(text: string) {
  const times = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage()
    findLinks(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.for([
  'a',
  'a.',
  'a@',
  '.',
  '[',
  'http:',
  'www.',
  '1.',
  ' dot',
  '(dot)',
  '<',
  '&#46;',
  '\u200B',
  'a-',
  ' ',
  ' \u200B',
  'a.co ',
])('takes linear time for a text that repeats %j', async (unit) => {
  const repeat = (length: number) => unit.repeat(length / unit.length)
  // For a text eight times as long, quadratic time would always be 64 times as long. A busy machine is slow only at times.
  await expect
    .poll(() => measure(repeat(160_000)) / Math.max(measure(repeat(20_000)), 1), { interval: 0 })
    .toBeLessThan(30)
})

test('finds every link of a text with thousands of links', () => {
  const text = Array.from({ length: 2800 }, (_, index) => `a${index.toString(36)}.co`).join(' ')
  expect(findLinks(text)).toHaveLength(2800)
})
