import { expect, test } from 'vitest'
import { makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { button, findHorizontalOverflow, heading, navigate, startBrowser } from './browser.ts'

const { open } = await startBrowser(await startTestApp())
const asker = await makeUser()
const ask = (title: string) => makeQuestion({ user_id: asker.id, title })

test.each([1280, 390])('a moderator closes a question as a duplicate and reopens it at %i pixels', async (width) => {
  const original = await ask(`Where is scrap iron bought in Valdez, ${width}?`)
  const later = await ask(`Who buys scrap iron in Valdez, ${width}?`)
  const { page, runAxe, expectPageError } = await open(`/questions/${later.id}`, { as: await makeModerator(), width })
  await button(page, 'Close as Duplicate').click()
  const dialog = page.getByRole('dialog', { name: 'Close as a duplicate' })
  await dialog.getByRole('link', { name: original.title }).waitFor()
  expect(await dialog.getByRole('link', { name: later.title }).count()).toBe(0)
  const words = dialog.getByLabel('Words of the other question, or its address')
  await words.fill('zeppelins')
  await dialog.getByText('No question found').waitFor()
  expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await words.fill('scrap')
  await dialog.getByRole('alert').getByText('The questions could not be searched.').waitFor()
  expect(await dialog.getByText('No question found').count()).toBe(0)
  await page.context().setOffline(false)
  await words.fill(`https://example.com/questions/${original.id}#answers`)
  await dialog.getByRole('link', { name: original.title }).waitFor()
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await dialog.getByRole('button', { name: `Choose “${original.title}”` }).click()
  await page.getByText('The question was closed as a duplicate.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('This question was asked before.').waitFor()
  expect(await button(page, 'Close as Duplicate').count()).toBe(0)

  const visit = await open(`/questions/${later.id}`, { width })
  const main = visit.page.getByRole('main')
  await main.getByText('This question was asked before.').waitFor()
  expect(await main.getByText('Log in to answer').count()).toBe(0)
  expect(await button(visit.page, 'Open Again').count()).toBe(0)
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(visit.page)).toEqual([])
  await main.getByText('Its answers are at').getByRole('link', { name: original.title }).click()
  await heading(visit.page, original.title).waitFor()

  await button(page, 'Open Again').click()
  await page.getByText('The question is open again.').waitFor()
  await button(page, 'Close as Duplicate').waitFor()
  await button(page, 'Post Answer').waitFor()
  await navigate(visit.page, `/questions/${later.id}`)
  await main.getByText('Log in to answer').waitFor()
  expect(await main.getByText('This question was asked before.').count()).toBe(0)
})

test('a question links to related questions, and they link to each other', async () => {
  const [skiff, boat, other] = [
    await ask('How do I winter an aluminium skiff?'),
    await ask('Where to winter an aluminium boat?'),
    await ask('Who carves totem poles?'),
  ]
  await makeAnswer({ question_id: boat.id, user_id: asker.id })
  const { page, runAxe } = await open(`/questions/${skiff.id}`, { width: 390 })
  const related = page.getByRole('region', { name: 'Related questions' })
  await related.getByRole('listitem').filter({ hasText: '1 answer' }).getByRole('link', { name: boat.title }).waitFor()
  expect(await related.getByRole('listitem').count()).toBe(1)
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await related.getByRole('link', { name: boat.title }).click()
  await heading(page, boat.title).waitFor()
  await related.getByRole('link', { name: skiff.title }).waitFor()
  expect(await related.getByRole('link', { name: boat.title }).count()).toBe(0)
  await navigate(page, `/questions/${other.id}`)
  await heading(page, other.title).waitFor()
  await expect.poll(() => related.count()).toBe(0)
})
