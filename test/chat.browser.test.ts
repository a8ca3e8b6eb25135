import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, switchColorScheme, waitUntilReady } from './browser.ts'
import {
  askChat,
  expectFocus,
  getChatButton,
  getChatLog,
  getChatPanel,
  getMessageInput,
  getSendButton,
  getTypingIndicator,
  openChat,
} from './chatPage.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const NO_RESULT = 'I found nothing'

test.each([1280, 390])('a visitor uses the chat by keyboard, also after a reload, at %i pixels', async (width) => {
  const trade = `Wharfwork${width}`
  const { id, business_name } = await makeBusiness({ business_name: `${trade} & Sons <b>Ltd</b>` })
  const visit = await open('/businesses', { width })
  const { page } = visit
  await getChatButton(page).focus()
  await page.keyboard.press('Enter')
  await getChatPanel(page).waitFor()
  await expectFocus(page, '#chat-input')
  await getChatPanel(page).getByText('Ask me anything about the network').waitFor()
  expect(await getSendButton(page).isDisabled()).toBe(true)
  expect(await visit.runAxe()).toEqual([])
  await switchColorScheme(page, 'dark')
  expect(await visit.runAxe('color-contrast')).toEqual([])

  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  expect(await getSendButton(page).isDisabled()).toBe(true)
  await getMessageInput(page).fill('')
  const chatRequest = page.waitForRequest('**/api/chat')
  await page.keyboard.type(' zzzz,')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('qqqq ')
  await page.keyboard.press('Enter')
  expect((await chatRequest).postDataJSON()).toEqual({ message: 'zzzz,\nqqqq', conversationHistory: [] })
  expect(await getMessageInput(page).inputValue()).toBe('')
  await getChatLog(page).getByText(NO_RESULT).waitFor()
  await expectFocus(page, '#chat-input')

  const further = page.waitForRequest('**/api/chat')
  await askChat(page, trade)
  const card = getChatPanel(page).getByRole('list', { name: 'Sources' }).getByRole('link')
  await card.waitFor()
  const { conversationHistory } = (await further).postDataJSON()
  expect(conversationHistory).toEqual([
    { role: 'user', content: 'zzzz,\nqqqq' },
    { role: 'assistant', content: expect.stringContaining(NO_RESULT) },
  ])
  expect(await card.textContent()).toContain(business_name)
  for (const link of [card, getChatLog(page).locator('.prose').getByRole('link', { name: business_name })]) {
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/businesses/${id}$`))
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc')
  }
  expect(await visit.runAxe('color-contrast')).toEqual([])
  await switchColorScheme(page, 'light')
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  const box = await getChatPanel(page).boundingBox()
  if (width === 1280) expect(box).toEqual({ x: 1280 - 380 - 24, y: 900 - 600 - 24, width: 380, height: 600 })
  else expect(box).toEqual({ x: 0, y: 0, width: 390, height: 900 })

  await getMessageInput(page).fill('Not sent yet')
  await page.keyboard.press('Escape')
  await getChatPanel(page).waitFor({ state: 'hidden' })
  await expectFocus(page, '.chat-button')
  await page.reload()
  await waitUntilReady(page)
  await openChat(page)
  await card.waitFor()
  expect(await getMessageInput(page).inputValue()).toBe('Not sent yet')
})

test('what is typed right after a key has opened the chat is in its input', async () => {
  const { page } = await open('/help', { fresh: true, width: 390 })
  let load = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/Chat\.host/, async (route) => {
    await isAllowed
    await route.continue()
  })
  await getChatButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('two wordz')
  await page.keyboard.press('Backspace')
  load()
  await expectFocus(page, '#chat-input')
  await expect.poll(() => getMessageInput(page).inputValue()).toBe('two word')
  await page.keyboard.type('s')
  await expect.poll(() => getMessageInput(page).inputValue()).toBe('two words')
})

test('beside the page the chat stays open and keeps its text over navigations', async () => {
  const { page } = await open('/')
  await openChat(page)
  await askChat(page, 'zzzz nowhere')
  await getChatLog(page).getByText(NO_RESULT).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job Board' }).click()
  await page.waitForURL('**/jobs')
  await getChatLog(page).getByText(NO_RESULT).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await page.waitForURL('**/events')
  await getChatLog(page).getByText(NO_RESULT).waitFor()
})

test.each([1280, 390])('the chat traps the focus until it is closed, at %i pixels', async (width) => {
  const { page } = await open('/questions', { width })
  await openChat(page)
  await askChat(page, 'zzzz nowhere')
  await getChatLog(page).getByText(NO_RESULT).waitFor()
  await getMessageInput(page).fill('more')
  const stops: (string | null | undefined)[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press(key)
      const { inside, name } = await page.evaluate(() => {
        const { activeElement } = document
        return {
          inside: Boolean(activeElement?.closest('dialog')),
          name: activeElement?.getAttribute('aria-label') ?? activeElement?.textContent,
        }
      })
      expect(inside).toBe(true)
      stops.push(name)
    }
  }
  expect(stops).toEqual(expect.arrayContaining(['Send', 'New conversation', 'Close chat', 'Conversation', 'directory']))
  await getChatPanel(page).getByRole('button', { name: 'Close chat' }).click()
  await expectFocus(page, '.chat-button')
})

test('the chat fills a small window and stands beside the page in a wide one', async () => {
  const { page } = await open('/')
  await openChat(page)
  await getMessageInput(page).fill('Half a question')
  const isModal = () => getChatPanel(page).evaluate((dialog) => dialog.matches(':modal'))
  expect(await isModal()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(isModal).toBe(true)
  await expect.poll(() => getChatPanel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(isModal).toBe(false)
  await expect.poll(async () => (await getChatPanel(page).boundingBox())?.width).toBe(380)
  await expectFocus(page, '#chat-input')
  expect(await getMessageInput(page).inputValue()).toBe('Half a question')
})

test('a message has at most 1,000 characters, and a counter shows the remaining ones near the end', async () => {
  const { page } = await open('/')
  await openChat(page)
  await getMessageInput(page).fill('x'.repeat(799))
  expect(await getChatPanel(page).getByText('left').count()).toBe(0)
  await getMessageInput(page).press('x')
  await getChatPanel(page).getByText('200 characters left').waitFor()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', 'y'.repeat(300))
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    document.querySelector('#chat-input')?.dispatchEvent(event)
  })
  await page.keyboard.insertText('y'.repeat(300))
  expect(await getMessageInput(page).inputValue()).toBe('x'.repeat(800) + 'y'.repeat(200))
  await getChatPanel(page).getByText('The pasted text was cut at 1,000 characters').waitFor()
  await getMessageInput(page).press('Backspace')
  await getChatPanel(page).getByText('1 character left').waitFor()
})

test('Enter during text composition sends nothing', async () => {
  const { page } = await open('/')
  await openChat(page)
  await getMessageInput(page).fill('さけ')
  const prevented = await getMessageInput(page).evaluate((area) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    return !area.dispatchEvent(event)
  })
  expect(prevented).toBe(false)
  expect(await getMessageInput(page).inputValue()).toBe('さけ')
})

test('a cleared conversation can be restored until the next question, and is removed at logout', async () => {
  const member = await makeUser()
  const { page } = await open('/', { as: member })
  await openChat(page)
  expect(await getChatPanel(page).getByRole('button', { name: 'New conversation' }).count()).toBe(0)
  await getChatPanel(page).getByRole('button', { name: 'Which events are coming up?' }).click()
  await getChatLog(page).getByText('Which events').waitFor()
  await getTypingIndicator(page).waitFor({ state: 'detached' })
  const newConversation = getChatPanel(page).getByRole('button', { name: 'New conversation' })
  await newConversation.click()
  await expectFocus(page, '#chat-input')
  expect(await getChatLog(page).getByText('Which events').count()).toBe(0)
  await getChatPanel(page).getByRole('button', { name: 'Bring it back' }).click()
  await getChatLog(page).getByText('Which events').waitFor()
  await newConversation.click()
  const chatRequest = page.waitForRequest('**/api/chat')
  await askChat(page, 'zzzz secret')
  expect((await chatRequest).postDataJSON().conversationHistory).toEqual([])
  await getChatLog(page).getByText(NO_RESULT).waitFor()
  expect(await getChatPanel(page).getByRole('button', { name: 'Bring it back' }).count()).toBe(0)

  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await stored()).toContain('secret')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await waitUntilReady(page)
  expect(await stored()).not.toContain('secret')
  await openChat(page)
  expect(await getChatLog(page).getByText('secret').count()).toBe(0)
})

test('the chat’s code loads when it is opened, and its button covers nothing', async () => {
  const { page } = await open('about:blank')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const chat = () => loaded.filter((path) => /chat\.host|chat-|replymarkup/i.test(path) && path.startsWith('/assets'))
  await page.goto('/businesses')
  await waitUntilReady(page)
  await page.waitForLoadState('networkidle')
  expect(chat()).toEqual([])

  for (const width of [320, 390, 768, 1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const covered = await page.evaluate(() => {
      const buttonBox = document.querySelector('.chat-button')?.getBoundingClientRect() as DOMRect
      return [...document.querySelectorAll('main a, main button, footer p, footer a')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return { text: element.textContent, box: range.getBoundingClientRect() }
        })
        .filter(
          ({ box }) =>
            box.right > buttonBox.left &&
            box.left < buttonBox.right &&
            box.bottom > buttonBox.top &&
            box.top < buttonBox.bottom,
        )
        .map(({ text }) => text)
    })
    expect(covered, `under the button at ${width} pixels`).toEqual([])
  }

  await page.emulateMedia({ media: 'print' })
  expect(await getChatButton(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await openChat(page)
  await page.waitForLoadState('networkidle')
  expect(chat().length).toBeGreaterThanOrEqual(3)
  const { page: plain } = await open('/businesses', { scripts: false })
  expect(await plain.locator('.chat-button').isVisible()).toBe(false)
})
