import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const hostile = '</script><script>globalThis.stolen = 1</script><img src=x onerror="globalThis.stolen = 1"><!--'

const machineData = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  )

test('structured data never runs and is removed with its page', async () => {
  const user = await makeUser({ full_name: hostile })
  const question = await makeQuestion({ user_id: user.id, title: hostile, content: hostile })
  const answer = await makeAnswer({ question_id: question.id, user_id: user.id, content: hostile })
  const fields = { user_id: user.id, title: hostile, company: hostile, location: hostile, description: hostile }
  const job = await makeJob({ ...fields, salary_range: '$20 an hour' })
  const business = await makeBusiness({ business_name: hostile, tagline: hostile, description: hostile, city: hostile })

  const { page } = await open('/')
  for (const [path, list, type, name] of [
    [`/questions/${question.id}`, '/questions', 'QAPage', hostile],
    [`/jobs/${job.id}`, '/jobs', 'JobPosting', undefined],
    [`/businesses/${business.id}`, '/businesses', 'LocalBusiness', hostile],
  ] as const) {
    await page.goto(path)
    await waitUntilReady(page)
    const onArrival = await machineData(page)
    expect(onArrival.map((data) => data['@type'])).toEqual([type, 'BreadcrumbList'])
    const [about] = onArrival
    expect(about.name ?? about.mainEntity?.name).toBe(name)

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    const visible = (await trail.getByRole('listitem').allTextContents()).map((text) => text.trim())
    expect(onArrival[1].itemListElement.map((item: { name: string }) => item.name.trim())).toEqual(visible)

    await trail.getByRole('link').first().click()
    await page.waitForURL(`**${list}`)
    await waitUntilReady(page)
    expect((await machineData(page)).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
    await waitUntilReady(page)
    expect(await machineData(page)).toEqual(onArrival)
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
  }

  await page.goto(`/questions/${question.id}#answer-${answer.id}`)
  await waitUntilReady(page)
  expect(await page.evaluate(() => document.querySelector(':target')?.tagName)).toBe('LI')
})

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Parses an XML document in the browser. @throws if it is not well-formed */
async function readXml(page: Page, path: string): Promise<Element> {
  const { parseError, root } = await page.evaluate(async (from) => {
    const xml = new DOMParser().parseFromString(await (await fetch(from)).text(), 'application/xml')
    const tree = (element: globalThis.Element): Element => ({
      name: `${element.namespaceURI} ${element.localName}`,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.textContent ?? '',
      children: [...element.children].map(tree),
    })
    return { parseError: xml.querySelector('parsererror')?.textContent, root: tree(xml.documentElement) }
  }, path)
  if (parseError) throw new Error(parseError)
  return root
}

const atom = 'http://www.w3.org/2005/Atom'
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text))

/** Elements that RFC 4287 requires of a feed (4.1.1) and of an entry (4.1.2). */
function expectAtom(feed: Element): Element[] {
  const named = (parent: Element, name: string) => parent.children.filter((child) => child.name === `${atom} ${name}`)
  expect(feed.name).toBe(`${atom} feed`)
  const entries = named(feed, 'entry')
  for (const part of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect([name, named(part, name).length]).toEqual([name, 1])
    expect(URL.canParse(named(part, 'id')[0]?.text ?? '')).toBe(true)
    expect(isTime(named(part, 'updated')[0]?.text ?? '')).toBe(true)
    const alternates = named(part, 'link').filter(({ attributes }) => attributes.rel === 'alternate')
    expect(alternates.map(({ attributes }) => attributes.type)).toEqual(['text/html'])
  }
  const [self] = named(feed, 'link').filter(({ attributes }) => attributes.rel === 'self')
  expect(self?.attributes.href).toBe(named(feed, 'id')[0]?.text)
  for (const entry of entries) {
    expect(named(entry, 'published').every(({ text }) => isTime(text))).toBe(true)
    const [author] = named(entry, 'author')
    expect(author?.children.map(({ name }) => name)).toEqual([`${atom} name`])
    expect(named(entry, 'content').map(({ attributes }) => attributes.type)).toEqual(['html'])
  }
  const ids = entries.map((entry) => named(entry, 'id')[0]?.text)
  expect(new Set(ids).size).toBe(ids.length)
  return entries
}

test('the feeds that pages link to are valid Atom, also with hostile text', async () => {
  const text = `${hostile} ]]> & \u0001\u000b \ud800 \ufffe \u{1f43b}`
  await db.deleteFrom('questions').execute()
  await db.deleteFrom('jobs').execute()
  const user = await makeUser({ full_name: text })
  for (let n = 0; n < 60; n++) await makeQuestion({ user_id: n ? user.id : null, title: `${text} ${n}`, content: text })
  for (let n = 0; n < 60; n++)
    await makeJob({ user_id: user.id, title: `${text} ${n}`, company: text, description: text })
  const { page } = await open('/')
  for (const [list, entries] of [
    ['/questions', 50],
    ['/questions?search=script', 50],
    ['/questions?search=zzzzzz', 0],
    ['/questions?sort=unanswered', 50],
    ['/jobs', 50],
    ['/jobs?search=script%26%3C%22', 50],
    ['/jobs?location=nowhere', 0],
  ] as const) {
    await page.goto(list)
    await waitUntilReady(page)
    const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
    const feed = await readXml(page, (await link.getAttribute('href')) ?? '')
    expect([list, expectAtom(feed).length]).toEqual([list, entries])
    expect(feed.children.find(({ name }) => name === `${atom} id`)?.text).toBe(
      app.url + list.replace(/^\/\w+/, '$&.atom'),
    )
  }
})

test('the sitemap is well-formed', async () => {
  const { page } = await open('/')
  await makeQuestion({ user_id: null })
  const { name, children } = await readXml(page, '/sitemap.xml')
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  expect(name).toBe(`${namespace} urlset`)
  for (const { name, children: fields } of children) {
    expect(name).toBe(`${namespace} url`)
    const [loc, lastmod, ...more] = fields
    expect([loc?.name, loc?.text.startsWith(`${app.url}/`), more]).toEqual([`${namespace} loc`, true, []])
    if (lastmod) expect([lastmod.name, isTime(lastmod.text)]).toEqual([`${namespace} lastmod`, true])
  }
})
