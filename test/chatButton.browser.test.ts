import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { findCoveredByChatButton, startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const admin = await makeAdmin()
for (let number = 0; number < 30; number++) {
  const user = await makeUser()
  await makeQuestion({ user_id: user.id, title: `Where is the tide table of every small harbor, number ${number}?` })
  await makeBusiness()
}

const widths = [320, 768, 1024] as const
const screens = [
  { path: '/register' },
  { path: '/questions' },
  { path: '/businesses' },
  { path: '/admin', as: admin },
  { path: '/admin?tab=verification', as: admin },
]

test.each(screens.flatMap((screen) => widths.map((width) => ({ ...screen, width }))))(
  '$path at $width pixels: everything that the chat button covers can be scrolled out of its way',
  async ({ path, width, as }) => {
    const { page } = await open(path, { width, as })
    expect(await findCoveredByChatButton(page)).toEqual([])
  },
)

const measureSize = async (page: Awaited<ReturnType<typeof open>>['page']) =>
  (await page.getByRole('button', { name: 'Open chat' }).boundingBox())?.width ?? 0

test('the chat button is small while the page is scrolled down', async () => {
  const { page } = await open('/privacy', { width: 390 })
  await expect.poll(() => measureSize(page)).toBe(56)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => measureSize(page)).toBe(24)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => measureSize(page)).toBe(56)
})

test('the chat button is small while a control is below it, and still opens the chat', async () => {
  const { page } = await open('/register', { width: 390 })
  const signUp = page.getByRole('main').getByRole('button', { name: 'Sign Up' })
  const below = async () => ((await signUp.boundingBox())?.y ?? 0) + 90
  await page.setViewportSize({ width: 390, height: Math.round(await below()) })
  await expect.poll(() => measureSize(page)).toBe(24)
  const chat = await page.getByRole('button', { name: 'Open chat' }).boundingBox()
  const textEnd = await signUp.evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getBoundingClientRect().right
  })
  expect(chat?.x).toBeGreaterThan(textEnd)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('dialog').waitFor()
})

test('the menu of a phone covers the chat button', async () => {
  const { page } = await open('/jobs', { width: 320, as: admin })
  await page.setViewportSize({ width: 320, height: 560 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.scrollIntoViewIfNeeded()
  const box = await logout.boundingBox()
  const above = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x as number, y as number)?.textContent,
    [(box?.x ?? 0) + (box?.width ?? 0) - 5, (box?.y ?? 0) + 10],
  )
  expect(above).toBe('Logout')
})
