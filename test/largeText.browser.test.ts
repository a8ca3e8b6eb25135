import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, navigate, startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test('a phone with text of twice the size shows whole words and fields, and nothing beyond its side', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Transportation Desk', industry: 'Construction' }, { owner })
  const event = await makeEvent({
    business_id: id,
    title: 'Community Convention',
    location: 'Convention center, Anchorage',
    start_datetime: '2031-11-27T19:00:00Z',
    end_datetime: '2031-11-27T20:00:00Z',
  })
  const { page } = await open('/events', { as: owner, width: 390 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const path of [
    '/events',
    '/events?view=calendar&day=2031-11-27',
    `/events/${event.id}`,
    '/businesses',
    '/search',
    '/profile',
    `/my-businesses/${id}`,
    `/businesses/${id}/edit`,
    '/notifications',
    '/notifications/preferences',
  ]) {
    await navigate(page, path)
    expect(await findHorizontalOverflow(page), path).toEqual([])
    const narrow = await page.getByRole('main').evaluate((main) => {
      const found: string[] = []
      for (const control of main.querySelectorAll('input.control, textarea, .select')) {
        const { width } = control.getBoundingClientRect()
        if (width > 0 && width < 150) found.push(`${control.outerHTML.slice(0, 80)} is ${width} wide`)
      }
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[\w:,.]{4,13}(?!\S)/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1 && !node.parentElement?.closest('.sr-only')) found.push(`${word} is broken`)
        }
      }
      return found
    })
    expect(narrow, path).toEqual([])
    const brand = page.getByRole('banner').getByRole('link', { name: 'Alaska Business Network' })
    const isCut = await brand.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    expect(isCut, path).toBe(false)
  }
})

test('the buttons of a long form stay in the window, but not with text of twice the size', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { page } = await open(`/businesses/${id}/edit`, { as: owner, width: 390 })
  const save = await page.getByRole('button', { name: 'Save Changes' }).elementHandle()
  const isInWindow = async () => ((await save?.boundingBox())?.y ?? 0) < 900
  expect(await isInWindow()).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await isInWindow()).toBe(false)
})

test('with text of twice the size, the chat button is a tab in the margin and the footer within a narrow phone', async () => {
  const { page } = await open('/privacy', { width: 320 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const widthOfButton = async () => (await page.getByRole('button', { name: 'Open chat' }).boundingBox())?.width
  await expect.poll(widthOfButton).toBe(32)
  const { x = 0, width = 0 } =
    (await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(320)
})
