import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { expectValues, field, heading, startBrowser, waitUntilReady } from './browser.ts'
import { application } from './database.ts'
import { makeNextRelease } from './nextRelease.ts'
import { startServer, toDatabaseUrl } from './serverProcess.ts'

const NEXT = '99.0.0'
const user = await makeUser()
const question = await makeQuestion({ user_id: user.id, title: 'Who repairs outboards?', content: 'Near Kodiak.' })
await makeJob({ user_id: user.id, title: 'Deckhand' })
const settings = { DATABASE_URL: toDatabaseUrl(application), RATE_LIMITS: 'off' }
const [old, nextRelease] = await Promise.all([startServer(settings), makeNextRelease(NEXT)])
const { open } = await startBrowser(old)

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const isOfNextRelease = (page: Page) => page.getByText(`Version ${NEXT}`).waitFor({ state: 'attached' })
/** The version of the code in the document of this tab. A file may be fetched before it is imported. */
const readCode = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(names.filter((name) => /entry-.*\.js$/.test(name)))].map((name) => /-next/.test(name))
  })

/** Waits until the device has the offline page of this release with all its files. */
const waitForOfflinePage = (page: Page, isNext: boolean) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await caches.open('files')
        const names = (await (await files.match('/offline'))?.text())?.match(/\/assets\/[\w./-]+/g) ?? []
        const kept = await Promise.all(names.map((name) => files.match(name)))
        return [
          names.some((name) => /OfflinePage-/.test(name)) && kept.every(Boolean),
          names.some((name) => /-next/.test(name)),
        ]
      }),
    )
    .toEqual([true, isNext])

test('a release leaves no broken or outdated page in an open tab, and is complete on the device', async () => {
  const visit = await open(`/questions/${question.id}`, { worker: true, width: 1280 })
  const reader = visit.page
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|assets\/(?!.*-next)|Failed to fetch/)
  await reader.evaluate(() => navigator.serviceWorker.ready)
  await waitForOfflinePage(reader, false)
  const writer = await reader.context().newPage()
  const exceptions: Error[] = []
  writer.on('pageerror', (error) => exceptions.push(error))
  await writer.goto('/jobs')
  await waitUntilReady(writer)
  await field(writer, 'Search jobs').fill('deck')

  await old.end('SIGTERM')
  const { port } = old
  await startServer({ ...settings, PORT: `${port}` }, undefined, nextRelease)

  // The server no longer has the code of this screen in the version that the tab would load.
  await link(reader, 'Events').click()
  await heading(reader, 'Alaska Business Events').waitFor()
  await isOfNextRelease(reader)
  await waitUntilReady(reader)

  await writer.locator('html[data-outdated]').waitFor({ state: 'attached' })
  await expectValues(writer, { 'Search jobs': 'deck' })
  await link(writer, 'Q&A Forum').click()
  await heading(writer, 'Q&A Forum').waitFor()
  await isOfNextRelease(writer)
  await waitUntilReady(writer)
  await link(writer, 'Who repairs outboards?').click()
  await writer.getByText('Near Kodiak.').waitFor()
  for (const page of [reader, writer]) expect(await readCode(page)).toEqual([true])

  await waitForOfflinePage(reader, true)
  await reader.context().setOffline(true)
  await reader.reload()
  await isOfNextRelease(reader)
  await waitUntilReady(reader)
  // The copy of this page is from the previous release, with its code.
  await writer.reload()
  await writer.getByText('Near Kodiak.').waitFor()
  await waitUntilReady(writer)
  expect(exceptions).toEqual([])
})
