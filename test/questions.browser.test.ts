import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeModerator, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  field,
  fill,
  findHorizontalOverflow,
  heading,
  startBrowser,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

/** Clicks three times before the page can react. */
const clickThrice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    for (let times = 0; times < 3; times++) element.click()
  })

test('several clicks before the page can react post one question and one answer', async () => {
  const { page } = await open('/questions/new', { as: await makeUser() })
  await fill(page, { Title: 'Who has a spare propeller?', Details: 'Ours is bent.' })
  await clickThrice(button(page, 'Post Question'))
  await heading(page, 'Who has a spare propeller?').waitFor()
  await fill(page, { Answer: 'We found one.' })
  await clickThrice(button(page, 'Post Answer'))
  await page.getByRole('article').getByText('We found one.').waitFor()
  await page.reload()
  await waitUntilReady(page)
  const count = (table: 'questions' | 'answers', text: string) =>
    db.selectFrom(table).where('content', '=', text).select('id').execute()
  expect([await count('questions', 'Ours is bent.'), await count('answers', 'We found one.')]).toMatchObject([
    [{ id: expect.any(Number) }],
    [{ id: expect.any(Number) }],
  ])
})

test('on a slow device a posted answer keeps the focus when it moves into the list', async () => {
  const as = await makeUser({ full_name: 'Hal Helper' })
  const asker = await makeUser()
  const { page } = await open('/questions', { as, slowdown: 8 })
  for (let times = 0; times < 3; times++) {
    const { id } = await makeQuestion({ user_id: asker.id })
    await page.goto(`/questions/${id}`)
    await waitUntilReady(page)
    await fill(page, { Answer: 'Drain it, and keep it dry.' })
    await button(page, 'Post Answer').click()
    const posted = page.getByRole('region', { name: '1 answer' }).locator('ul:first-of-type > li > article')
    await posted.waitFor()
    await expect.poll(() => posted.evaluate((card) => card === document.activeElement)).toBe(true)
  }
})

test.each([1280, 390])('three people ask, answer, vote, accept, edit and delete at %i pixels', async (width) => {
  const [asker, helper, voter] = await Promise.all([
    makeUser({ full_name: 'Asa Asker' }),
    makeUser({ full_name: 'Hal Helper' }),
    makeUser({ full_name: 'Vera Voter' }),
  ])
  const title = `How do I winter a skiff in Cordova, at ${width}?`

  const askerVisit = await open('/questions', { as: asker, width })
  await askerVisit.page.getByRole('link', { name: 'Ask Question' }).first().click()
  await heading(askerVisit.page, 'Ask a Question').waitFor()
  await button(askerVisit.page, 'Post Question').click()
  await askerVisit.page.getByText('Title is required').waitFor()
  await askerVisit.page.getByText('Details are required').waitFor()
  await fill(askerVisit.page, { Title: title, Details: 'It has an **outboard**.' })
  await askerVisit.page.getByRole('tab', { name: 'Preview' }).click()
  await askerVisit.page.locator('strong', { hasText: 'outboard' }).waitFor()
  await askerVisit.page.getByRole('tab', { name: 'Write' }).click()
  await expectValues(askerVisit.page, { Details: 'It has an **outboard**.' })
  await button(askerVisit.page, 'Post Question').click()
  await heading(askerVisit.page, title).waitFor()
  const { pathname: path } = new URL(askerVisit.page.url())
  expect(await askerVisit.runAxe()).toEqual([])

  const answering = await open(path, { as: helper, width })
  await fill(answering.page, { Answer: 'Drain it, and keep it dry.' })
  await button(answering.page, 'Post Answer').click()
  const posted = answering.page.getByRole('article', { name: 'Answer by Hal Helper' })
  await posted.waitFor()
  await expect.poll(() => posted.evaluate((card) => card === document.activeElement)).toBe(true)
  expect((await posted.boundingBox())?.y).toBeGreaterThan(0)
  await expectValues(answering.page, { Answer: '' })

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

  await askerVisit.page.reload()
  await waitUntilReady(askerVisit.page)
  await button(askerVisit.page, 'Accept').click()
  await askerVisit.page.getByRole('article', { name: 'Accepted answer' }).waitFor()
  expect(await findHorizontalOverflow(askerVisit.page)).toEqual([])

  await answering.page.reload()
  await waitUntilReady(answering.page)
  await button(answering.page, 'Edit').click()
  const answerField = answering.page.getByRole('article').getByLabel('Answer', { exact: true })
  await answerField.fill('Drain it, fog it, and keep it dry.')
  await answering.page.getByRole('article').getByRole('button', { name: 'Save Changes' }).click()
  await answering.page.getByText('Drain it, fog it, and keep it dry.').waitFor()
  await answering.page.getByRole('button', { name: /^edited / }).click()
  const history = answering.page.getByRole('dialog', { name: 'History of this answer' })
  await history.locator('ins', { hasText: 'fog it' }).waitFor()
  expect(await history.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    expect.stringMatching(/^Edited /),
    expect.stringMatching(/^Posted /),
  ])
  expect(await answering.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(answering.page)).toEqual([])
  await history.getByRole('button', { name: 'Close' }).click()

  await askerVisit.page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click()
  await heading(askerVisit.page, 'Q&A Forum').waitFor()
  await askerVisit.page.getByText('The question has been deleted, with its 1 answer.').waitFor()
  const stored = db.selectFrom('questions').where('title', '=', title).selectAll()
  expect(await stored.execute()).toEqual([])
  await askerVisit.page.reload()
  await askerVisit.page.getByText('A question was deleted. You can undo this until').waitFor()
  expect(await askerVisit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(askerVisit.page)).toEqual([])
  await button(askerVisit.page, 'Undo').click()
  await askerVisit.page.getByText('Drain it, fog it, and keep it dry.').waitFor()
  expect(await stored.execute()).toHaveLength(1)

  const deleted = askerVisit.page.locator('.toast', { hasText: 'The question has been deleted' })
  await askerVisit.page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click()
  await deleted.waitFor()
  await askerVisit.page.getByRole('region', { name: 'Deleted just now' }).getByRole('button', { name: 'Undo' }).click()
  await askerVisit.page.getByText('It is back, with everything that belongs to it.').waitFor()
  await deleted.waitFor({ state: 'detached' })
})

test('an invalid text returns from the preview to its field', async () => {
  const { page } = await open('/questions/new', { as: await makeUser() })
  await fill(page, { Title: 'No details' })
  for (let times = 0; times < 2; times++) {
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByText('Nothing to preview yet.').waitFor()
    await button(page, 'Post Question').click()
    await page.getByText('Details are required').waitFor()
    await expect.poll(() => field(page, 'Details').evaluate((area) => area === document.activeElement)).toBe(true)
  }
})

test('a visitor who answers logs in and returns to the question', async () => {
  const author = await makeUser()
  const { id } = await makeQuestion({ user_id: author.id, title: 'Where to?' })
  const { page } = await open(`/questions/${id}`)
  await page.getByRole('link', { name: 'Log in to answer' }).first().click()
  await page.waitForURL(`**/login?return=%2Fquestions%2F${id}`)
  await fill(page, { Email: author.email, Password: PASSWORD })
  await button(page, 'Login').click()
  await page.waitForURL(`**/questions/${id}`)
  await field(page, 'Answer').waitFor()
})

test('a visitor who votes logs in for that, and returns to the post with the vote', async () => {
  const [author, voter] = [await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: author.id, title: 'Where to?' })
  const { page } = await open(`/questions/${id}`)
  await page.getByRole('link', { name: 'Downvote 0' }).first().click()
  await page.getByText('Log in to vote. After that you continue there.').waitFor()
  await fill(page, { Email: voter.email, Password: PASSWORD })
  await button(page, 'Login').click()
  await page.waitForURL(`**/questions/${id}`)
  await page.getByRole('button', { name: 'Downvote 1', pressed: true }).waitFor()
  await expect.poll(() => votesOn(id)).toEqual([{ vote_type: 'downvote' }])
})

test('opening a link casts no vote for a logged-in user', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await open(`/questions/${id}?vote=questions.${id}.upvote`, { as: user })
  await page.waitForURL(`**/questions/${id}`)
  await button(page, 'Upvote 0').waitFor()
  expect(await votesOn(id)).toEqual([])
})

test('a draft survives a reload and a lost connection, and is removed once it is sent', async () => {
  const user = await makeUser()
  const visit = await open('/questions/new', { as: user })
  const { page } = visit
  const typed = { Title: 'Half a question', Details: 'With some words.' }
  await fill(page, typed)
  await page.reload()
  await waitUntilReady(page)
  await expectValues(page, typed)
  visit.expectPageError(/status of 502/)
  await page.route('**/api/questions', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await button(page, 'Post Question').click()
  const failure = 'Failed to create question. The server is not available right now. Please try again.'
  await page.getByRole('alert').getByText(failure, { exact: true }).waitFor()
  await expectValues(page, typed)
  await page.unroute('**/api/questions')

  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.locator('html[data-outbox=ready]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await button(page, 'Post Question').click()
  await page
    .getByText('Your question is kept on this device, and is sent when there is a connection.', { exact: true })
    .first()
    .waitFor()
  await expectValues(page, { Title: '', Details: '' })
  await page.getByRole('link', { name: 'Show the outbox' }).click()
  await page.getByRole('main').getByText('With some words.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 action that waited on this device was sent.').waitFor()
  await page.goto('/questions')
  await page.getByRole('link', { name: 'Half a question' }).click()
  await heading(page, 'Half a question').waitFor()
  await page.goto('/questions/new')
  await waitUntilReady(page)
  await expectValues(page, { Title: '', Details: '' })
})

test('clearing the field removes its draft', async () => {
  const user = await makeUser()
  const { page } = await open('/questions/new', { as: user })
  // The key `draft viewer` holds a copy of the logged-in user for offline pages, and no draft of a form.
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft(?! viewer)/.test(key)))
  await fill(page, { Title: 'Half a question' })
  await expect.poll(drafts).toHaveLength(1)
  await page.reload()
  await waitUntilReady(page)
  await expectValues(page, { Title: 'Half a question' })
  await fill(page, { Title: '' })
  await expect.poll(drafts).toEqual([])

  const { id } = await makeQuestion({ user_id: user.id, title: 'As it was' })
  await page.goto(`/questions/${id}`)
  await waitUntilReady(page)
  await button(page, 'Edit').click()
  await fill(page, { Title: 'As it was not' })
  await expect.poll(drafts).toHaveLength(1)
  await fill(page, { Title: 'As it was' })
  await expect.poll(drafts).toEqual([])
})

test('leaving keeps the latest draft, and Cancel removes it', async () => {
  const { page } = await open('/questions', { as: await makeUser() })
  const clickAskQuestion = () => page.getByRole('link', { name: 'Ask Question' }).first().click()
  await clickAskQuestion()
  await fill(page, { Details: 'Typed at the last moment' })
  await page.getByRole('link', { name: 'Q&A Forum' }).first().click()
  await heading(page, 'Q&A Forum').waitFor()
  await clickAskQuestion()
  await expectValues(page, { Details: 'Typed at the last moment' })
  await fill(page, { Details: 'Never mind' })
  await button(page, 'Cancel').click()
  await heading(page, 'Q&A Forum').waitFor()
  // Longer than the debounce of drafts.
  await page.waitForTimeout(500)
  await clickAskQuestion()
  await expectValues(page, { Details: '' })
})

test('logout asks before it removes drafts', async () => {
  const { page } = await open('/questions/new', { as: await makeUser() })
  const suggested = ['**/similar?*', '**/topics/suggest'].map((path) => page.waitForResponse(path))
  await fill(page, { Title: 'Half a question' })
  await Promise.all(suggested)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft')))
  const question = page.getByRole('alertdialog', { name: 'Log out and lose what was not sent?' })
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await question.getByText('You have typed a text without sending it.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expectValues(page, { Title: 'Half a question' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login*')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the second of two tabs sees the newer text of an answer before it replaces it', async () => {
  const author = await makeUser()
  const { id: question_id } = await makeQuestion({ user_id: author.id })
  const { id } = await makeAnswer({ question_id, user_id: author.id, content: 'Old text' })
  const visit = await open(`/questions/${question_id}`, { as: author, width: 390 })
  const { page } = visit
  visit.expectPageError(/status of 409/)
  const card = page.getByRole('article').filter({ has: page.getByText('Old text') })
  await card.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const editor = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save Changes' }) })
  await editor.getByRole('textbox', { name: 'Answer' }).fill('Text of this tab')
  expect((await app.as(author).put(`/api/answers/${id}`, { content: 'Text of the other tab' })).status).toBe(200)
  await button(page, 'Save Changes').press('Enter')
  await page.getByText('“Save Changes” now replaces this one').waitFor()
  await page.getByText('Text of the other tab').waitFor()
  expect(await visit.runAxe()).toEqual([])
  await button(page, 'Save Changes').press('Enter')
  await button(page, 'Save Changes').waitFor({ state: 'detached' })
  expect((await app.visitor.get(`/api/answers/${id}`)).body.answer.content).toBe('Text of this tab')
})

for (const width of [390, 1280]) {
  test(`the second of two tabs sees the newer text of a question before it replaces it, at ${width} pixels`, async () => {
    const author = await makeUser()
    const { id } = await makeQuestion({ user_id: author.id, title: 'Old title', content: 'Old text' })
    const visit = await open(`/questions/${id}`, { as: author, width })
    const { page } = visit
    visit.expectPageError(/status of 409/)
    await button(page, 'Edit').press('Enter')
    await fill(page, { Details: 'Text of this tab' })
    const body = { title: 'New title', content: 'Text of the other tab' }
    expect((await app.as(author).put(`/api/questions/${id}`, body)).status).toBe(200)
    await button(page, 'Save Changes').press('Enter')
    await page.getByText('“Save Changes” now replaces this one').waitFor()
    await page.getByText('Text of the other tab').waitFor()
    await expectValues(page, { Details: 'Text of this tab' })
    expect(await visit.runAxe()).toEqual([])
    await button(page, 'Save Changes').press('Enter')
    await button(page, 'Edit').waitFor()
    expect((await app.visitor.get(`/api/questions/${id}`)).body.question.content).toBe('Text of this tab')
  })

  test(`the address of a deleted question lets its author restore it, at ${width} pixels`, async () => {
    const author = await makeUser()
    const { id } = await makeQuestion({ user_id: author.id, title: `Gone and back ${width}` })
    const visit = await open(`/questions/${id}`, { as: author, width })
    const { page } = visit
    visit.allowPageError(/status of 404/)
    await button(page, 'Delete').click()
    await page.waitForURL('/questions')
    await page.goto(`/questions/${id}`)
    await heading(page, 'Question not found').waitFor()
    const note = page.getByRole('region', { name: 'Deleted just now' })
    await note.getByText('This question was deleted. You can undo this until').waitFor()
    expect(await visit.runAxe()).toEqual([])
    await note.getByRole('button', { name: 'Undo' }).press('Enter')
    await heading(page, `Gone and back ${width}`).waitFor()
  })
}

test('a refused vote is reverted', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  const visit = await open(`/questions/${id}`, { as: user })
  visit.expectPageError(/status of 503/)
  visit.expectPageError(/vote failed/)
  await visit.page.route('**/vote', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"Busy"}' }),
  )
  await button(visit.page, 'Upvote 0').click()
  await visit.page.getByRole('alert').getByText('Busy').waitFor()
  await visit.page.getByRole('button', { name: 'Upvote 0', pressed: false }).waitFor()
})

/** Sends each matching request at once, but delays its response until it is released. */
async function delayResponses(page: Page, url: string) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  let held = 0
  await page.route(url, async (route) => {
    const response = await route.fetch()
    held += 1
    await gate
    await route.fulfill({ response })
  })
  return { letGo, arrived: () => expect.poll(() => held).toBe(1) }
}

const votesOn = (question_id: number) =>
  db.selectFrom('question_votes').select('vote_type').where('question_id', '=', question_id).execute()

test.each([
  ['a new vote', null, 'Upvote 0', 'Upvote 1'],
  ['a vote taken back', 'upvote', 'Upvote 1', 'Upvote 0'],
] as const)('%s waits until the viewer’s votes have loaded', async (_, before, shown, after) => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  if (before) await app.as(user).post(`/api/questions/${id}/vote`, { vote_type: before })
  const { page } = await open('/', { as: user })
  const heldQuestion = await delayResponses(page, `**/api/questions/${id}`)
  await page.goto(`/questions/${id}`)
  await waitUntilReady(page)
  await heldQuestion.arrived()
  const upvote = button(page, shown)
  await upvote.and(page.locator('[aria-disabled="true"][aria-pressed="false"]')).waitFor()
  await upvote.click({ force: true })
  heldQuestion.letGo()
  await upvote.and(page.locator(`:not([aria-disabled])[aria-pressed="${before !== null}"]`)).waitFor()
  expect(await votesOn(id)).toHaveLength(before ? 1 : 0)

  await upvote.click()
  await page.getByRole('button', { name: after, pressed: before === null }).waitFor()
  await expect.poll(() => votesOn(id)).toHaveLength(before ? 0 : 1)
})

test('a vote survives an older page load and an open edit form', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await open(`/questions/${id}`, { as: user })
  await fill(page, { Answer: 'I know it.' })
  const before = await delayResponses(page, `**/api/questions/${id}`)
  await button(page, 'Post Answer').click()
  await before.arrived()
  await button(page, 'Upvote 0').click()
  await expect.poll(() => votesOn(id)).toHaveLength(1)
  before.letGo()
  const article = page.getByRole('article')
  await article.waitFor()
  const voted = page.getByRole('button', { name: 'Upvote 1', pressed: true })
  await voted.waitFor()

  await article.getByRole('button', { name: 'Upvote 0' }).click()
  await expect.poll(() => voted.count()).toBe(2)
  for (const post of [page.getByRole('main'), article]) {
    await post.getByRole('button', { name: 'Edit' }).first().click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' })
    expect(await voted.count()).toBe(2)
  }
})

test('counts only the last of several quick votes', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await open(`/questions/${id}`, { as: user })
  const first = await delayResponses(page, '**/vote')
  await button(page, 'Upvote 0').click()
  await first.arrived()
  await button(page, 'Downvote 0').click()
  await page.getByRole('button', { name: 'Downvote 1', pressed: true }).waitFor()
  first.letGo()
  await expect.poll(() => votesOn(id)).toEqual([{ vote_type: 'downvote' }])
  await page.getByRole('button', { name: 'Downvote 1', pressed: true }).waitFor()

  const second = await delayResponses(page, '**/vote')
  await button(page, 'Downvote 1').click()
  await second.arrived()
  await button(page, 'Upvote 0').click()
  await button(page, 'Upvote 1').click()
  second.letGo()
  await expect.poll(() => votesOn(id)).toEqual([])
  await page.getByRole('button', { name: 'Upvote 0', pressed: false }).waitFor()
})

test('failed actions show a message, and a failed acceptance is logged', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id, title: 'Still here' })
  await makeAnswer({ question_id: id, user_id: user.id })
  const visit = await open(`/questions/${id}`, { as: user })
  const { page } = visit
  visit.expectPageError(/status of 502/)
  visit.expectPageError(/The answer was not accepted/)
  await page.route('**/accept', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await button(page, 'Accept').click()
  await page
    .getByRole('alert')
    .getByText('The answer was not accepted. The server is not available right now. Please try again.')
    .waitFor()

  await page.route(`**/api/questions/${id}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await button(page, 'Delete').first().click()
  await page.getByRole('alert').getByText('Failed to delete question').waitFor()
  await heading(page, 'Still here').waitFor()
})

test('a question with many answers shows more on demand, the linked answer, and the viewer’s own answer', async () => {
  const [asker, member] = [await makeUser(), await makeUser({ full_name: 'Mae Member' })]
  const { id } = await makeQuestion({ user_id: asker.id, title: 'Who sells ice?' })
  await db
    .insertInto('answers')
    .values(Array.from({ length: 170 }, (_, n) => ({ question_id: id, user_id: asker.id, content: `Shop ${n + 1}.` })))
    .execute()
  const last = await db.selectFrom('answers').where('content', '=', 'Shop 170.').select('id').executeTakeFirstOrThrow()
  const { page, runAxe: audit } = await open(`/questions/${id}#answer-${last.id}`, { as: member, width: 390 })
  const answers = page.getByRole('article')
  await page.getByRole('heading', { name: '170 answers' }).waitFor()
  await page.locator(`#answer-${last.id}`).getByText('Shop 170.').waitFor()
  expect(await answers.count()).toBe(51)

  await fill(page, { Answer: 'Ask at the cannery.' })
  await button(page, 'Post Answer').click()
  await page.getByRole('article', { name: 'Answer by Mae Member' }).getByText('Ask at the cannery.').waitFor()
  await page.getByRole('heading', { name: '171 answers' }).waitFor()
  expect(await audit()).toEqual([])
  // Names and times of answers are links below each other. axe runs this rule only by name.
  expect(await audit('target-size')).toEqual([])

  await button(page, 'Show more answers').click()
  await expect.poll(() => answers.count()).toBe(151)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Shop 51.')
  await button(page, 'Show more answers').click()
  await expect.poll(() => answers.count()).toBe(171)
  expect(await button(page, 'Show more answers').count()).toBe(0)
  const own = page.getByRole('article', { name: 'Answer by Mae Member' })
  expect(await own.count()).toBe(1)
  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByRole('textbox', { name: 'Answer' }).fill('Ask at the harbor.')
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await own.getByText('Ask at the harbor.').waitFor()
  await own.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => answers.count()).toBe(170)
})

test('the list keeps search and sort in the URL, and loads more rows', async () => {
  const user = await makeUser()
  await db.deleteFrom('questions').execute()
  for (let n = 0; n < 45; n++) await makeQuestion({ user_id: user.id, title: `Listed question ${n}` })
  const moose = await makeQuestion({ user_id: user.id, title: 'Moose in the parking lot', content: 'x '.repeat(300) })
  await makeAnswer({ question_id: moose.id, user_id: user.id })
  const { page, runAxe: audit } = await open('/questions', { width: 390 })
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
  // A search keeps the selected order, and the unanswered question is gone after an answer.
  await page.goto('/questions')
  await waitUntilReady(page)
  await field(page, 'Search questions').fill('mose parkin')
  await page.waitForURL(/search=mose/)
  await page.getByText('Showing results for “moose parkin”. Search instead for “mose parkin”.').waitFor()
  await page.getByRole('link', { name: 'Moose in the parking lot' }).waitFor()
  await page.reload()
  await waitUntilReady(page)
  await expectValues(page, { 'Search questions': 'mose parkin' })
  await field(page, 'Search questions').fill('nothing of the kind')
  await page.getByText('No questions found').waitFor()
})

test('Back restores the list’s length and scroll position', async () => {
  const user = await makeUser()
  await db.deleteFrom('questions').execute()
  for (let n = 0; n < 45; n++) {
    await makeQuestion({ user_id: user.id, title: `Listed ${n}`, created_at: `2026-01-01T00:00:${60 - n - 1}Z` })
  }
  const { page } = await open('/questions', { width: 390 })
  // The visitors' list is not rendered again for each row.
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('main').getByRole('listitem').getByRole('heading').first().textContent()
    })
    .toBe('Listed 0')
  await waitUntilReady(page)
  const more = button(page, 'Show more questions')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await more.click()
  await expect.poll(focused).toBe('Listed 20')
  await more.click()
  await expect.poll(focused).toBe('Listed 40')
  const scrolled = () => page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Listed 33' }).scrollIntoViewIfNeeded()
  const there = await scrolled()
  expect(there).toBeGreaterThan(1000)

  await page.getByRole('link', { name: 'Listed 33' }).click()
  await heading(page, 'Listed 33').waitFor()
  // A question that is added meanwhile shifts the rows of the next page.
  await makeQuestion({ user_id: user.id, title: 'New' })
  await page.goBack()
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect.poll(() => titles.count()).toBe(46)
  const [first, ...others] = await titles.allTextContents()
  expect(first).toBe('New')
  expect(others).toEqual(Array.from({ length: 45 }, (_, n) => `Listed ${n}`))
  await expect.poll(scrolled).toBe(there)

  await page.reload()
  await waitUntilReady(page)
  await expect.poll(() => titles.count()).toBe(46)
  await page.getByRole('navigation').getByRole('link', { name: 'Most votes' }).click()
  await page.waitForURL('**/questions?sort=votes')
  await expect.poll(() => titles.count()).toBe(20)
})

test('only members can ask, and an empty list asks visitors to log in', async () => {
  const user = await makeUser()
  await makeQuestion({ user_id: user.id })
  const countAskLinks = (page: Page) => page.getByRole('link', { name: 'Ask Question' }).count()
  for (const path of ['/questions', '/questions?search=zeppelin']) {
    const { page } = await open(path)
    expect(await countAskLinks(page)).toBe(0)
    expect(await page.getByRole('link', { name: 'Log in to ask' }).count()).toBe(path === '/questions' ? 0 : 1)
    const member = await open(path, { as: user })
    expect(await countAskLinks(member.page)).toBe(path === '/questions' ? 1 : 2)
  }
})

test('the words of a search without results are the title of the new question', async () => {
  const { page } = await open('/questions?search=zeppelin', { as: await makeUser() })
  await page.locator('.empty').getByRole('link', { name: 'Ask Question' }).click()
  await expectValues(page, { Title: 'zeppelin', Details: '' })
})

test('similar questions appear while a title is typed, and an empty title requests none', async () => {
  const user = await makeUser()
  await makeQuestion({ user_id: user.id, title: 'Which borough collects sales tax on charters?' })
  const { page, runAxe: audit } = await open('/questions/new', { as: user, width: 390 })
  const requestedTitles: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/questions/similar') requestedTitles.push(searchParams.get('title'))
  })
  const top = async () => (await field(page, 'Details').boundingBox())?.y
  const topBefore = await top()
  await field(page, 'Title').fill('Sales tax for fishing charters')
  const count = page.getByText('1 similar question')
  await count.waitFor()
  expect(await top()).toBe(topBefore)
  await count.click()
  const similar = page.getByRole('link', { name: /Which borough collects sales tax/ })
  await similar.waitFor()
  expect(await audit()).toEqual([])
  await field(page, 'Title').fill(' ')
  await similar.waitFor({ state: 'detached' })
  expect(requestedTitles).toEqual(['Sales tax for fishing charters'])
})

/** A user without a mouse, whose focus moves only by key presses. */
function createKeyboardUser(page: Page) {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const { press, type } = {
    press: page.keyboard.press.bind(page.keyboard),
    type: page.keyboard.type.bind(page.keyboard),
  }
  async function tabTo(target: Locator) {
    // Finding it by its role after each press would take longer than everything else.
    const element = await target.elementHandle()
    for (let presses = 0; presses < 40; presses++) {
      await press('Tab')
      if (await element?.evaluate((found) => found === document.activeElement)) return
    }
    throw new Error(`${target} cannot be reached`)
  }
  return {
    tabTo,
    press,
    async fill(label: string, text: string) {
      await tabTo(field(page, label))
      await type(text)
    },
    async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target)
      await press(key)
    },
    isAt: (target: Locator) => expect.poll(() => isFocused(target)).toBe(true),
  }
}

test.each([1280, 390])('three people use the forum with only the keyboard at %i pixels', async (width) => {
  const [asker, helper, voter] = await Promise.all([
    makeUser({ full_name: 'Asa Asker' }),
    makeUser({ full_name: 'Hal Helper' }),
    makeUser({ full_name: 'Vera Voter' }),
  ])
  const title = `By keyboard, at ${width}?`
  const start = async (path: string, as: { token: string }) => {
    const { page } = await open(path, { as, width })
    return { page, keys: createKeyboardUser(page), main: page.getByRole('main') }
  }

  const askerVisit = await start('/questions', asker)
  await askerVisit.keys.activate(askerVisit.main.getByRole('link', { name: 'Ask Question' }))
  await heading(askerVisit.page, 'Ask a Question').waitFor()
  await askerVisit.keys.fill('Title', title)
  await askerVisit.keys.fill('Details', 'No mouse here.')
  await askerVisit.keys.activate(button(askerVisit.page, 'Post Question'))
  await heading(askerVisit.page, title).waitFor()
  const { pathname: path } = new URL(askerVisit.page.url())

  const answering = await start(path, helper)
  await answering.keys.fill('Answer', 'Neither here.')
  await answering.keys.activate(button(answering.page, 'Post Answer'), 'Space')
  await answering.page.getByRole('article', { name: 'Answer by Hal Helper' }).waitFor()

  const voting = await start(path, voter)
  const findPressedButton = (name: string) => voting.main.getByRole('button', { name, pressed: true })
  await voting.keys.activate(button(voting.page, 'Upvote 0').first(), 'Space')
  await findPressedButton('Upvote 1').waitFor()
  await voting.keys.activate(voting.main.getByRole('article').getByRole('button', { name: 'Downvote 0' }))
  await findPressedButton('Downvote 1').waitFor()

  await askerVisit.page.reload()
  await waitUntilReady(askerVisit.page)
  await askerVisit.keys.activate(button(askerVisit.page, 'Accept'))
  const accepted = askerVisit.page.getByRole('article', { name: 'Accepted answer' })
  await accepted.waitFor()
  await askerVisit.keys.isAt(accepted)

  await answering.page.reload()
  await waitUntilReady(answering.page)
  const card = answering.page.getByRole('article')
  const edit = button(answering.page, 'Edit')
  await answering.keys.activate(edit)
  await answering.keys.isAt(card.getByLabel('Answer', { exact: true }))
  await answering.keys.activate(card.getByRole('button', { name: 'Cancel' }), 'Space')
  await answering.keys.isAt(edit)
  await answering.keys.press('Enter')
  await answering.keys.isAt(card.getByLabel('Answer', { exact: true }))
  await answering.page.keyboard.type('Really. ')
  await answering.keys.activate(card.getByRole('button', { name: 'Save Changes' }))
  await answering.keys.isAt(edit)
  await card.getByText('Really.').waitFor()
  await answering.keys.activate(button(answering.page, 'Delete'))
  await answering.keys.isAt(answering.page.getByRole('heading', { name: 'No answers yet' }))

  await askerVisit.page.reload()
  await waitUntilReady(askerVisit.page)
  await askerVisit.keys.activate(button(askerVisit.page, 'Edit'))
  await askerVisit.keys.isAt(field(askerVisit.page, 'Title'))
  await askerVisit.page.keyboard.press('End')
  await askerVisit.page.keyboard.type(' Yes.')
  await askerVisit.keys.activate(button(askerVisit.page, 'Save Changes'))
  await heading(askerVisit.page, `${title} Yes.`).waitFor()
  await askerVisit.keys.isAt(button(askerVisit.page, 'Edit'))
  await askerVisit.keys.activate(button(askerVisit.page, 'Delete'), 'Space')
  await heading(askerVisit.page, 'Q&A Forum').waitFor()
  expect(await db.selectFrom('questions').where('title', 'like', `${title}%`).selectAll().execute()).toEqual([])
})

test('a moderator changes the topics of another member’s question', async () => {
  const { id } = await makeQuestion({ user_id: (await makeUser()).id, title: 'Which sales tax applies in Sitka?' })
  const { page, runAxe } = await open(`/questions/${id}`, { as: await makeModerator(), width: 390 })
  await button(page, 'Change Topics').click()
  const dialog = page.getByRole('dialog', { name: 'Change topics' })
  await dialog.getByRole('checkbox', { name: 'Money and taxes' }).check()
  expect(await runAxe()).toEqual([])
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('The topics have been changed.').waitFor()
  await page.getByRole('link', { name: 'Money and taxes' }).waitFor()
  expect(await findHorizontalOverflow(page)).toEqual([])
})
