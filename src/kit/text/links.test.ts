import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addScheme, hasLink, hasLinkInBusinessName } from './links.ts'

const links = [
  ...['evil.com', 'You won $1000, go to evil.com', 'EVIL.COM', 'Visit evil.com!', 'evil.co.uk', 'win.evil.shop now'],
  ...[
    'https://evil.example',
    'hxxp://evil',
    'hxxps evil hxxps:evil',
    'http:evil',
    'ftp://evil',
    'mailto:a',
    'x://evil',
  ],
  ...['www.evil.example', 'WWW . evil', 'www2.evil', 'me@evil.com', 't.co/x', 't.me/x', 'bit.ly/abc', 'x.com'],
  ...[
    'evil.whatever/win',
    'evil[.]com',
    'evil(dot)com',
    'evil [dot] com',
    'evil。com',
    'evil．com',
    'evil․com',
    'evil｡com',
  ],
  ...[
    'evil\u200B.\u200Bcom',
    'ev\u00ADil.com',
    'ｅｖｉｌ.ｃｏｍ',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    '192.0.2.1',
    '192.0.2.1/win',
  ],
]
test.each(links)('finds the link in %j', (text) => {
  expect(hasLink(text)).toBe(true)
  expect(hasLinkInBusinessName(text)).toBe(true)
})

const names = [
  ...[
    'St. Paul Co.op',
    'St.Paul Store',
    'J.R.Services',
    'A.B.Co. Lumber',
    'A.A.Plumbing Inc.',
    'U.S. Army',
    'O.K. Lumber',
    'Mt.St. Elias',
  ],
  ...[
    "Dr. Smith's D.D.S.",
    'Smith & Co.Inc',
    'No.1 Nails',
    'THE@COMPASS',
    'Council C/O Church',
    'Utqiaġvik Café',
    'Ph.D. Advisors',
  ],
  ...[
    'Version 2.0 Fitness',
    '24/7 Towing',
    'Jean-Luc O’Neill Jr.',
    '阿拉斯加',
    'Ann.-Marie',
    'World Wide Web Design',
    'Http Club',
  ],
]
test.each(names)('finds no link in %j', (name) => {
  expect(hasLink(name)).toBe(false)
  expect(hasLinkInBusinessName(name)).toBe(false)
})

test('a business name with a legal form may begin with one domain', () => {
  for (const name of ['Booking.com Alaska LLC', '1-800-Flowers.com, Inc.', 'alaska.org Corporation']) {
    expect([name, hasLinkInBusinessName(name)]).toEqual([name, false])
    expect(hasLink(name)).toBe(true)
  }
  for (const name of ['Booking.com', 'Go to evil.com LLC', 'evil.com/win LLC', 'Fine.com see evil.com Inc']) {
    expect([name, hasLinkInBusinessName(name)]).toEqual([name, true])
  }
})

test('no name of a real organization contains a link', () => {
  const [, ...lines] = readFileSync('test/data/alaska-organizations.csv', 'utf8').split(/\r?\n/)
  const names = lines.map((line) => /^("(?:[^"]|"")*"|[^,]*)/.exec(line)?.[0] ?? '')
  expect(names.length).toBeGreaterThan(5000)
  expect(names.filter((name) => hasLink(name) || hasLinkInBusinessName(name))).toEqual([])
})

test('adds a scheme to a URL that has none', () => {
  expect(
    ['plumbers-ak.example', ' www.example.com/a?b ', 'https://example.com', 'http://example.com'].map(addScheme),
  ).toEqual(['https://plumbers-ak.example', 'https://www.example.com/a?b', 'https://example.com', 'http://example.com'])
  for (const other of ['nowhere', 'javascript:alert(1)', 'me@example.com', 'two words.com', ''])
    expect(addScheme(other)).toBe(other)
})
