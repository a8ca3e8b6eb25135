import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { createPreferenceLink } from '../src/features/notifications/preferenceLinks.server.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { button, heading, navigate, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'off' })
const { open } = await startBrowser(app)
const answer = (user: { token: string }, question_id: number) =>
  app.as(user).post('/api/answers', { question_id, content: 'Try the pier.' })

test('the bell counts notifications, the list opens their pages, and reading them counts on every device', async () => {
  const [asker, other] = [await makeUser(), await makeUser({ full_name: 'Ann Other' })]
  const question = await makeQuestion({ user_id: asker.id, title: 'Where to moor?' })
  const second = await makeQuestion({ user_id: asker.id, title: 'When to sail?' })
  for (let count = 0; count < 3; count++) await answer(other, question.id)
  await answer(other, second.id)
  const { page, runAxe: audit } = await open('/notifications', { as: asker })
  const { page: device } = await open('/questions', { as: asker })
  await page.getByRole('link', { name: 'Notifications: 2 unread' }).waitFor()
  await device.getByRole('link', { name: 'Notifications: 2 unread' }).waitFor()
  expect(await audit()).toEqual([])
  await page.getByRole('link', { name: '3 answers to “Where to moor?”' }).click()
  await heading(page, 'Where to moor?').waitFor()
  await page.getByRole('link', { name: 'Notifications: 1 unread' }).waitFor()
  await device.evaluate(() => dispatchEvent(new Event('focus')))
  await device.getByRole('link', { name: 'Notifications: 1 unread' }).waitFor()
  await navigate(page, '/notifications')
  await button(page, 'Mark All as Read').click()
  await page.getByText('All notifications are read.').waitFor()
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
})

test('preferences are saved at once, by a member and with the link in an email', async () => {
  const member = await makeUser()
  const { page, runAxe: audit } = await open('/notifications/preferences', { as: member })
  await page.getByLabel('By email: Answers to your questions').selectOption('Daily digest')
  await page.getByText('Saved: Answers to your questions.').waitFor()
  await page.getByLabel('On the site: Applications to your jobs').uncheck()
  await page.getByText('Saved: Applications to your jobs.').waitFor()
  expect(await audit()).toEqual([])
  const token = await createPreferenceLink(db, member.id, ['answer.created'])
  const { page: linked, runAxe: auditLinked } = await open(`/email-preferences?token=${token}`)
  await linked.getByText('What is sent to u…@example.com').waitFor()
  expect(await linked.getByLabel('By email: Answers to your questions').inputValue()).toBe('daily')
  expect(await auditLinked()).toEqual([])
  await button(linked, 'Stop These Emails').click()
  await linked.getByText('You do not get emails like the one that led here any more').waitFor()
  const { body } = await app.as(member).get('/api/notifications/preferences')
  expect(body.preferences['answer.created']).toEqual({ site: true, email: 'never' })
  expect(body.preferences['application.created']).toEqual({ site: false, email: 'now' })
})

test('a visitor who wants to follow logs in, returns and follows', async () => {
  const [asker, member] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Who has ice?' })
  const { page } = await open(`/questions/${question.id}`)
  const link = await page.getByRole('main').getByRole('link', { name: 'Follow', exact: true }).getAttribute('href')
  expect(link).toBe(`/login?return=${encodeURIComponent(`/questions/${question.id}?follow=question.${question.id}`)}`)
  const { page: returned } = await open(`/questions/${question.id}?follow=question.${question.id}`, { as: member })
  await button(returned, 'Following').waitFor()
  await returned.waitForURL(`/questions/${question.id}`)
  await button(returned, 'Following').click()
  await button(returned, 'Follow').waitFor()
  expect((await app.as(member).get('/api/follows')).body.follows).toEqual([])
})
