import { expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectKeptWhenItFails,
  expectTyped,
  field,
  fill,
  heading,
  settle,
  sidewaysScroll,
  startBrowser,
} from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test.each([1280, 390])('three people ask, answer, vote, accept, edit and delete at %i pixels', async (width) => {
  const [asker, helper, voter] = await Promise.all([
    makeUser({ full_name: 'Asa Asker' }),
    makeUser({ full_name: 'Hal Helper' }),
    makeUser({ full_name: 'Vera Voter' }),
  ])
  const title = `How do I winter a skiff in Cordova, at ${width}?`

  const asking = await open('/questions', { as: asker, width })
  await asking.page.getByRole('link', { name: 'Ask Question' }).first().click()
  await heading(asking.page, 'Ask a Question').waitFor()
  await button(asking.page, 'Post Question').click()
  await asking.page.getByText('Title is required').waitFor()
  await asking.page.getByText('Details are required').waitFor()
  await fill(asking.page, { Title: title, Details: 'It has an **outboard**.' })
  await asking.page.getByRole('tab', { name: 'Preview' }).click()
  await asking.page.locator('strong', { hasText: 'outboard' }).waitFor()
  await asking.page.getByRole('tab', { name: 'Write' }).click()
  await expectTyped(asking.page, { Details: 'It has an **outboard**.' })
  await button(asking.page, 'Post Question').click()
  await heading(asking.page, title).waitFor()
  const { pathname: path } = new URL(asking.page.url())
  expect(await asking.audit()).toEqual([])

  const answering = await open(path, { as: helper, width })
  await fill(answering.page, { Answer: 'Drain it, and keep it dry.' })
  await button(answering.page, 'Post Answer').click()
  await answering.page.getByRole('article', { name: 'Answer by Hal Helper' }).waitFor()
  await expectTyped(answering.page, { Answer: '' })

  const voting = await open(path, { as: voter, width })
  const vote = voting.page.getByRole('button', { name: 'Upvote' })
  await vote.first().click()
  await voting.page.getByRole('button', { name: 'Upvote 1', pressed: true }).waitFor()
  await vote.nth(1).click()
  await expect.poll(() => voting.page.getByRole('button', { name: 'Upvote 1', pressed: true }).count()).toBe(2)
  await voting.page.getByRole('button', { name: 'Downvote' }).first().click()
  await voting.page.getByRole('button', { name: 'Downvote 1', pressed: true }).waitFor()
  expect(await voting.page.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  expect(await button(voting.page, 'Accept').count()).toBe(0)

  await asking.page.reload()
  await settle(asking.page)
  await button(asking.page, 'Accept').click()
  await asking.page.getByRole('article', { name: 'Accepted answer' }).waitFor()
  expect(await sidewaysScroll(asking.page)).toEqual([])

  await answering.page.reload()
  await settle(answering.page)
  await button(answering.page, 'Edit').click()
  const own = answering.page.getByRole('article').getByLabel('Answer', { exact: true })
  await own.fill('Drain it, fog it, and keep it dry.')
  await answering.page.getByRole('article').getByRole('button', { name: 'Save Changes' }).click()
  await answering.page.getByText('Drain it, fog it, and keep it dry.').waitFor()
  await answering.page.getByText(/^edited /).waitFor()

  await asking.page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click()
  const dialog = asking.page.getByRole('alertdialog')
  await dialog.getByText('Its 1 answer will be deleted with it.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await heading(asking.page, 'Q&A Forum').waitFor()
  expect(await db.selectFrom('questions').where('title', '=', title).selectAll().execute()).toEqual([])
})

test('a visitor who wants to vote or answer logs in and is back where they were', async () => {
  const author = await makeUser()
  const { id } = await makeQuestion({ user_id: author.id, title: 'Where to?' })
  for (const name of ['Upvote 0', 'Log in to answer']) {
    const { page } = await open(`/questions/${id}`)
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL(`**/login?return=%2Fquestions%2F${id}`)
    await fill(page, { Email: author.email, Password: PASSWORD })
    await button(page, 'Login').click()
    await page.waitForURL(`**/questions/${id}`)
    await field(page, 'Answer').waitFor()
  }
})

test('a draft survives a reload and a lost connection, and goes once it is sent', async () => {
  const user = await makeUser()
  const visit = await open('/questions/new', { as: user })
  const { page } = visit
  const typed = { Title: 'Half a question', Details: 'With some words.' }
  await fill(page, typed)
  await page.reload()
  await settle(page)
  await expectTyped(page, typed)
  await expectKeptWhenItFails(visit, 'Post Question', '**/api/questions', 'Failed to create question', typed)
  await button(page, 'Post Question').click()
  await heading(page, 'Half a question').waitFor()
  await page.goto('/questions/new')
  await settle(page)
  await expectTyped(page, { Title: '', Details: '' })
})

test('who logs out leaves no draft behind', async () => {
  const { page } = await open('/questions/new', { as: await makeUser() })
  await fill(page, { Title: 'Half a question' })
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft')))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login*')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a vote that the server refuses comes back', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  const visit = await open(`/questions/${id}`, { as: user })
  visit.expectComplaint(/status of 503/)
  visit.expectComplaint(/The vote was not counted/)
  await visit.page.route('**/vote', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"Busy"}' }),
  )
  await button(visit.page, 'Upvote 0').click()
  await visit.page.getByRole('alert').getByText('Busy').waitFor()
  await visit.page.getByRole('button', { name: 'Upvote 0', pressed: false }).waitFor()
})

test('the list searches, sorts and shows more, all but the last in the URL', async () => {
  const user = await makeUser()
  await db.deleteFrom('questions').execute()
  for (let n = 0; n < 45; n++) await makeQuestion({ user_id: user.id, title: `Listed question ${n}` })
  const moose = await makeQuestion({ user_id: user.id, title: 'Moose in the parking lot', content: 'x '.repeat(300) })
  await makeAnswer({ question_id: moose.id, user_id: user.id })
  const { page, audit } = await open('/questions', { width: 390 })
  const rows = page.getByRole('main').getByRole('listitem').getByRole('heading')
  expect(await rows.count()).toBe(20)
  await button(page, 'Show more questions').click()
  await expect.poll(() => rows.count()).toBe(40)
  await button(page, 'Show more questions').click()
  await expect.poll(() => rows.count()).toBe(46)
  expect(await button(page, 'Show more questions').count()).toBe(0)
  expect(await audit()).toEqual([])

  await page.getByRole('link', { name: 'Unanswered' }).click()
  await page.waitForURL('**/questions?sort=unanswered')
  await expect.poll(() => page.getByText('Moose in the parking lot').count()).toBe(0)
  await field(page, 'Search questions').fill('mose parkin')
  await page.waitForURL(/search=mose/)
  await page.getByText('Nothing has “mose parkin” as typed. These are about “moose parkin”.').waitFor()
  await page.getByRole('link', { name: 'Moose in the parking lot' }).waitFor()
  await page.reload()
  await settle(page)
  await expectTyped(page, { 'Search questions': 'mose parkin' })
  await field(page, 'Search questions').fill('nothing of the kind')
  await page.getByText('No questions found').waitFor()
})

test('while a title is typed, questions like it are shown, and none are asked for without one', async () => {
  const user = await makeUser()
  await makeQuestion({ user_id: user.id, title: 'Which borough collects sales tax on charters?' })
  const { page, audit } = await open('/questions/new', { as: user })
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/questions/similar') asked.push(searchParams.get('title'))
  })
  await field(page, 'Title').fill('Sales tax for fishing charters')
  const similar = page.getByRole('link', { name: /Which borough collects sales tax/ })
  await similar.waitFor()
  expect(await audit()).toEqual([])
  await field(page, 'Title').fill(' ')
  await similar.waitFor({ state: 'detached' })
  expect(asked).toEqual(['Sales tax for fishing charters'])
})

test('the whole way works by keyboard alone', async () => {
  const user = await makeUser()
  const { page } = await open('/questions/new', { as: user })
  await field(page, 'Title').focus()
  await page.keyboard.type('By keyboard')
  const tabTo = async (name: string, role: 'textbox' | 'button') => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true }).first()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${name} cannot be reached`)
  }
  await tabTo('Details', 'textbox')
  await page.keyboard.type('No mouse here.')
  await tabTo('Post Question', 'button')
  await page.keyboard.press('Enter')
  await heading(page, 'By keyboard').waitFor()
  await settle(page)
  await page.getByRole('main').getByRole('button', { name: 'Upvote 0' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Upvote 1', pressed: true }).waitFor()
  await tabTo('Answer', 'textbox')
  await page.keyboard.type('I answer myself.')
  await tabTo('Post Answer', 'button')
  await page.keyboard.press('Enter')
  await button(page, 'Accept').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Accepted answer' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await heading(page, 'By keyboard').waitFor()
})
