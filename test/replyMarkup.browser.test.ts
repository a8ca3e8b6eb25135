import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as ReplyMarkup from '../src/features/chat/widget/replyMarkup.ts'
import { launchChromium } from './chromium.ts'
import { hostileReplies } from './hostileReplies.ts'

const SITE = 'http://site.test'

declare global {
  var markup: typeof ReplyMarkup
  var fired: string[]
}

const browser = await launchChromium()
afterAll(() => browser.close())
let code = ''
beforeAll(async () => {
  const entry = 'src/features/chat/widget/replyMarkup.ts'
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'markup' } },
  })) as Rolldown.RolldownOutput[]
  code = bundle?.output[0].code ?? ''
})

/** Opens a page without a content security policy, which only the sanitizer protects. */
async function openBare() {
  const page = await (await browser.newContext()).newPage()
  const requests: string[] = []
  const start = `<script type="module">import * as markup from '/markup.js'; globalThis.markup = markup</script>`
  const html = `<!doctype html><title>Bare</title><div id="reply"></div>${start}`
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url === `${SITE}/`) return route.fulfill({ contentType: 'text/html', body: html })
    if (url === `${SITE}/markup.js`) return route.fulfill({ contentType: 'text/javascript', body: code })
    requests.push(url)
    return route.abort()
  })
  await page.addInitScript(() => {
    globalThis.fired = []
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      globalThis[name] = ((...given: unknown[]) => void fired.push(`${name} ${given}`)) as never
  })
  await page.goto(SITE)
  return { page, requests }
}

/** Detects all forbidden effects of a reply on the page. */
const findForbiddenEffects = (page: Page) =>
  page.evaluate(() => {
    const tags =
      'P BR HR DIV SPAN H3 H4 H5 H6 BLOCKQUOTE UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR TH TD PRE CODE KBD SAMP VAR A B STRONG I EM U S DEL INS MARK SMALL SUB SUP Q CITE ABBR DFN DETAILS SUMMARY'.split(
        ' ',
      )
    const schemes = 'http: https: irc: ircs: mailto: xmpp:'.split(' ')
    const faults: string[] = []
    for (const element of document.querySelectorAll('#reply *')) {
      const names = element.getAttributeNames()
      const allowedAttributes = element.tagName === 'A' ? ['href', 'target', 'rel', 'title'] : []
      if (element.tagName === 'OL') allowedAttributes.push('start')
      if (element.tagName === 'TABLE') allowedAttributes.push('tabindex')
      if (!tags.includes(element.tagName) || names.some((name) => !allowedAttributes.includes(name)))
        faults.push(element.outerHTML)
      if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) continue
      const { protocol, target, rel } = element
      if (!schemes.includes(protocol) || target !== '_blank' || rel !== 'noopener nofollow ugc')
        faults.push(element.outerHTML)
    }
    return faults
  })

/** Performs all actions of a reader except following a link. */
const triggerEvents = (page: Page) =>
  page.evaluate(async () => {
    const types = ['pointerenter', 'mouseenter', 'mouseover', 'pointerover', 'focus', 'beforeinput', 'animationstart']
    for (const element of document.querySelectorAll<HTMLElement>('#reply *')) {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
      element.focus()
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

test('no hostile reply executes, loads or disguises anything, complete or while it streams', async () => {
  const { page, requests } = await openBare()
  for (const reply of hostileReplies) {
    await page.evaluate((text) => {
      const target = document.querySelector('#reply') as HTMLElement
      for (let length = 1; length <= text.length; length++) markup.updateReply(target, text.slice(0, length))
    }, reply)
    expect(await findForbiddenEffects(page), reply).toEqual([])
    await triggerEvents(page)
    expect(await page.evaluate(() => fired.splice(0)), reply).toEqual([])
    expect([page.url(), ...requests], reply).toEqual([`${SITE}/`])
  }
  // The combined effects of all replies.
  const combined = hostileReplies.join('\n\n')
  await page.evaluate((text) => markup.updateReply(document.querySelector('#reply') as HTMLElement, text), combined)
  expect(await findForbiddenEffects(page)).toEqual([])
  await triggerEvents(page)
  expect(await page.evaluate(() => fired)).toEqual([])
  expect([page.url(), ...requests]).toEqual([`${SITE}/`])
})

test('the same replies trigger every detection without the sanitizer', async () => {
  const { page, requests } = await openBare()
  let executed = 0
  for (const reply of hostileReplies.filter((text) => !/refresh|<base|<body|<html|<frameset/.test(text))) {
    await page.evaluate((html) => {
      const target = document.querySelector('#reply') as HTMLElement
      target.innerHTML = html
    }, reply)
    await triggerEvents(page)
    if ((await page.evaluate(() => fired.splice(0))).length > 0) executed += 1
  }
  expect(executed).toBeGreaterThan(30)
  expect(requests.filter((url) => url.includes('elsewhere.test')).length).toBeGreaterThan(15)
  expect((await findForbiddenEffects(page)).length).toBeGreaterThan(0)
})

/** The sanitised HTML of a reply. */
async function renderReply(page: Page, text: string) {
  return page.evaluate((reply) => {
    const target = document.querySelector('#reply') as HTMLElement
    target.replaceChildren()
    markup.updateReply(target, reply)
    return target.innerHTML.trim()
  }, text)
}

test('keeps Markdown and harmless HTML', async () => {
  const { page } = await openBare()
  const cases: [string, string][] = [
    ['**b** *i* `c`', '<p><strong>b</strong> <em>i</em> <code>c</code></p>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['# a\n\n##### b', '<h3>a</h3>\n<h6>b</h6>'],
    ['<h1>a</h1>\n\nb', '<h3>a</h3>\n<p>b</p>'],
    ['one\ntwo', '<p>one\ntwo</p>'],
    ['<b>b</b> <u>u</u><br>x', '<p><b>b</b> <u>u</u><br>x</p>'],
    ['<ul><li class="x">a</li></ul>', '<ul><li>a</li></ul>'],
    ['![A chart](https://example.com/x.png)', '<p>A chart</p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['https://example.com stays text', '<p>https://example.com stays text</p>'],
    ['a < b && c > d', '<p>a &lt; b &amp;&amp; c &gt; d</p>'],
  ]
  for (const [text, html] of cases) expect(await renderReply(page, text), text).toBe(html)
  const table = await renderReply(page, '| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(table).toMatch(/^<table tabindex="0">\s*<thead>\s*<tr>\s*<th>a<\/th>\s*<th>b<\/th>/)
})

test('links open in a new tab, state this in their title, and may have one of six schemes', async () => {
  const { page } = await openBare()
  for (const href of [
    'https://example.com/a?b=c#d',
    'http://example.com/',
    'irc://irc.example.com/alaska',
    'ircs://irc.example.com/alaska',
    'mailto:harbor@example.com',
    'xmpp:harbor@example.com',
    '/businesses/12',
    '//example.com/x',
  ]) {
    const html = await renderReply(page, `[there](${href})`)
    expect(html).toContain(`<a href="${href}"`)
    expect(html).toContain('target="_blank" rel="noopener nofollow ugc"')
    expect(html).toMatch(/title="[^"]+ \(opens in a new tab\)"/)
  }
})

test('a growing reply does not replace existing elements', async () => {
  const { page } = await openBare()
  const kept = await page.evaluate(() => {
    const target = document.querySelector('#reply') as HTMLElement
    markup.updateReply(target, '[one](/1)\n\ntwo')
    const link = target.querySelector('a') as HTMLElement
    link.focus()
    markup.updateReply(target, '[one](/1)\n\ntwo and\n\n- three')
    return [document.activeElement === link, target.textContent]
  })
  expect(kept).toEqual([true, 'one\ntwo and\n\nthree\n\n'])
})
