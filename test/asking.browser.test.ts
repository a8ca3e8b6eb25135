import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { button, field, heading, startBrowser } from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const verified = await startTestApp({ EMAIL_VERIFICATION: 'required' })
const { open } = await startBrowser(verified)
const mailbox = openMailbox(verified.mailFolder)
await makeQuestion({ user_id: (await makeUser()).id, title: 'Who repairs nets?' })

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

const MAX_CLICKS = 5
const MAX_FIELDS = 4

/** Counts the actions of a person: clicks, and fields that are filled in. */
function countActions() {
  const done = { clicks: 0, fields: 0 }
  return {
    done,
    async click(target: ReturnType<typeof button>) {
      done.clicks++
      await target.click()
    },
    async fill(page: Page, name: string, value: string) {
      done.fields++
      await field(page, name).fill(value)
    },
  }
}

async function signUp({ click, fill }: ReturnType<typeof countActions>, page: Page, email: string) {
  await heading(page, 'Sign Up').waitFor()
  await fill(page, 'Full name', 'Nils Newcomer')
  await fill(page, 'Email', email)
  await fill(page, 'Password', PASSWORD)
  await fill(page, 'Confirm password', PASSWORD)
  await click(button(page, 'Sign Up'))
}

/** Writes and posts the question. The text is not counted. */
async function post({ click }: ReturnType<typeof countActions>, page: Page, title: string) {
  await heading(page, 'Ask a Question').waitFor()
  await field(page, 'Title').fill(title)
  await field(page, 'Details').fill('Ours is torn.')
  await click(button(page, 'Post Question'))
  await heading(page, title).waitFor()
}

test('a new visitor asks from the list with at most five clicks and four fields, with verification by email', async () => {
  const actions = countActions()
  const email = 'nils@example.com'
  const { page } = await open('/questions?search=repairs')
  await actions.click(link(page, 'sign up'))
  await signUp(actions, page, email)
  const path = await mailbox.waitForLink(email)
  actions.done.clicks++
  await page.goto(path)
  await page.getByText('Your email address has been verified.').waitFor()
  await actions.click(button(page, 'Continue'))
  await heading(page, 'Ask a Question').waitFor()
  expect(await field(page, 'Title').inputValue()).toBe('repairs')
  await post(actions, page, 'Who repairs my net?')
  expect(actions.done.clicks).toBeLessThanOrEqual(MAX_CLICKS)
  expect(actions.done.fields).toBeLessThanOrEqual(MAX_FIELDS)
  expect(await page.evaluate(() => localStorage.getItem('first_login'))).toBeNull()
})

test('a search without results offers to ask with its words, even on another device after the verification', async () => {
  const actions = countActions()
  const email = 'oda@example.com'
  const visit = await open('/questions?search=zeppelin+mooring')
  const { page } = visit
  await actions.click(link(page, 'Sign up to ask'))
  await signUp(actions, page, email)
  await page.waitForURL(/\/login\?return=/)
  expect(await field(page, 'Email').inputValue()).toBe(email)
  // The address is not verified yet.
  const other = await open(await mailbox.waitForLink(email))
  await other.page.waitForURL(/\/login\?return=/)
  expect(await field(other.page, 'Email').inputValue()).toBe(email)
  await field(other.page, 'Password').fill(PASSWORD)
  await button(other.page, 'Login').click()
  await heading(other.page, 'Ask a Question').waitFor()
  expect(await field(other.page, 'Title').inputValue()).toBe('zeppelin mooring')
  // The first device continues too.
  await button(page, 'Continue').click()
  await heading(page, 'Ask a Question').waitFor()
  expect(await field(page, 'Title').inputValue()).toBe('zeppelin mooring')
})

test('the page that waits for the verification explains that, and keeps its button', async () => {
  const visit = await open('/register?return=%2Fjobs')
  const { page } = visit
  visit.expectPageError(/status of 403/)
  await signUp(countActions(), page, 'early@example.com')
  await button(page, 'Continue').click()
  await page.getByText('Your email address is not verified yet.').waitFor()
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).execute()
  await mailbox.waitForLink('early@example.com')
  await button(page, 'Continue').click()
  await page.waitForURL('/jobs')
})

test('logging in to ask opens the form with the words of the search', async () => {
  const member = await makeUser()
  const { page } = await open('/questions?search=repairs')
  await link(page, 'Log in').click()
  await field(page, 'Email').fill(member.email)
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Login').click()
  await heading(page, 'Ask a Question').waitFor()
  expect(await field(page, 'Title').inputValue()).toBe('repairs')
})
