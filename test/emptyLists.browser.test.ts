import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser } from './browser.ts'

const { open } = await startBrowser(await startTestApp())

beforeAll(async () => {
  const { id: user_id } = await makeUser()
  const { id: business_id } = await makeBusiness({ business_name: 'Reindeer Diner', industry: 'Food', city: 'Nome' })
  await makeBusiness({ business_name: 'Sled Repair', industry: 'Repair', city: 'Anchorage', zip_code: '99501' })
  await makeJob({ user_id, title: 'Cook', location: 'Nome', job_type: 'Full-time' })
  await makeEvent({ business_id, title: 'Tasting', event_type: 'Workshop' })
  await makeQuestion({ user_id, title: 'Where is flour sold?' })
})

type Case = { path: string; text: string; link: string; result: string; found: string }
const cases: Case[] = [
  {
    path: '/businesses?industry=Repair&city=Nome',
    text: 'No business matches all filters',
    link: 'Remove Nome 1 business',
    result: '/businesses?industry=Repair',
    found: 'Sled Repair',
  },
  {
    path: '/businesses?search=diner&open=now',
    text: 'There are matches with fewer filters',
    link: 'Remove Open now 1 business',
    result: '/businesses?search=diner',
    found: 'Reindeer Diner',
  },
  {
    path: '/businesses?search=zeppelin&city=Nome&open=now',
    text: 'No business matches all filters',
    link: 'Remove all but Nome 1 business',
    result: '/businesses?city=Nome',
    found: 'Reindeer Diner',
  },
  {
    path: '/businesses?city=Ancorage',
    text: 'No business is listed in “Ancorage”',
    link: 'Anchorage',
    result: '/businesses?city=Anchorage',
    found: 'Sled Repair',
  },
  {
    path: '/businesses?near=Anchorrage&sort=nearest',
    text: 'No ZIP code or city is known as “Anchorrage”',
    link: 'Anchorage',
    result: '/businesses?near=Anchorage',
    found: 'Sled Repair',
  },
  {
    path: '/jobs?search=cook&location=Sitka',
    text: 'No open job matches all filters.',
    link: 'Remove Sitka 1 job',
    result: '/jobs?search=cook',
    found: 'Cook',
  },
  {
    path: '/events?search=tasting&type=Conference',
    text: 'Try adjusting your filters',
    link: 'Remove Conference 1 event',
    result: '/events?search=tasting',
    found: 'Tasting',
  },
  {
    path: '/events?startDate=2100-01-01&endDate=2020-01-01',
    text: 'The first date is after the last one.',
    link: 'Swap the dates',
    result: '/events?startDate=2020-01-01&endDate=2100-01-01',
    found: 'Tasting',
  },
]

test.each(cases)('the empty list $path names what to change', async ({ path, text, link, result, found }) => {
  const { page, runAxe } = await open(path, { width: 390 })
  const main = page.getByRole('main')
  await main.getByText(text).waitFor()
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await main.getByRole('link', { name: link, exact: true }).first().click()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(result)
  await main.getByText(found).first().waitFor()
})

test.each([
  ['/businesses?search=zeppelin', 'No business matches “zeppelin”', 'Try a shorter word or another spelling.'],
  ['/businesses?open=now', 'No business that lists its hours is open now', 'Others may be open too'],
  ['/jobs?search=zeppelin', 'No open job matches “zeppelin”.', 'No jobs found'],
  ['/jobs?job_type=Contract', 'No job of the type Contract is open now.', 'No jobs found'],
  ['/jobs?search=cook&min_pay=20', 'Jobs without clear pay are left out.', 'Remove At least $20 an hour'],
])('the empty list %s blames only the filters that are set', async (path, ...texts) => {
  const { page } = await open(path)
  for (const text of texts) await page.getByRole('main').getByText(text).waitFor()
})

test('an empty search among unanswered questions offers to search all questions', async () => {
  const { page } = await open('/questions?search=zeppelin&sort=unanswered')
  const main = page.getByRole('main')
  await main.getByText('Only questions without an answer were searched.').waitFor()
  expect(await main.getByText('Nobody has asked this yet.').count()).toBe(0)
  await main.getByRole('link', { name: 'Search all questions' }).click()
  await main.getByText('Nobody has asked this yet.').waitFor()
})

test('a list by distance says when even the nearest business is far away', async () => {
  const { page } = await open('/businesses?near=98101&search=sled', { width: 390 })
  await page.getByText(/^None of them is near: the closest is about 1,\d{3} mi away\.$/).waitFor()
  await page.goto('/businesses?near=99501&search=sled')
  await page.getByText('Nearest first, from 99501').waitFor()
  expect(await page.getByText('None of them is near').count()).toBe(0)
})

test('a search without the server says that only the exact words were looked for', async () => {
  const { page, allowPageError } = await open('/businesses', { width: 390 })
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.fill('sled')
  await page.getByRole('main').getByText('1 business', { exact: true }).waitFor()
  allowPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await search.fill('sleds')
  await page.getByText('The server cannot be reached, so only these exact words were looked for.').waitFor()
  expect(await search.inputValue()).toBe('sleds')
})
