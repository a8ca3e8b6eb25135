import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { heading, startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const texts = [
  { path: '/privacy', file: '/privacy-policy.md', link: 'Privacy', title: 'Privacy policy' },
  { path: '/terms', file: '/terms-of-service.md', link: 'Terms', title: 'Terms of service' },
]

test.each(texts)('$path fetches $file and shows it formatted, when opened and when navigated to', async (text) => {
  const visit = await open('/login')
  const { page } = visit
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: text.link }).click()
  await heading(page, text.title).waitFor()
  expect(fetched).toContain(text.file)
  const navigated = await page.locator('.prose').innerHTML()
  expect(navigated).toContain('<h2>')

  fetched.length = 0
  await page.reload()
  await waitUntilReady(page)
  await expect.poll(() => fetched).toContain(text.file)
  await heading(page, text.title).waitFor()
  expect(await page.locator('.prose').innerHTML()).toBe(navigated)
  // The server renders the same text.
  const plain = await open(text.path, { scripts: false })
  expect(await plain.page.locator('.prose').innerHTML()).toBe(navigated)
  expect(await visit.runAxe()).toEqual([])
})

test.each(texts)('$path shows the content of $file, or why it could not be loaded', async ({ path, file, link }) => {
  const visit = await open('/login')
  const { page } = visit
  await page.route(file, (route) => route.fulfill({ status: 200, body: '# Other title\n\nOther **words**.' }))
  const follow = () => page.getByRole('contentinfo').getByRole('link', { name: link }).click()
  await follow()
  await heading(page, 'Other title').waitFor()
  await page.locator('.prose strong', { hasText: 'words' }).waitFor()

  await page.goto('/login')
  await waitUntilReady(page)
  await page.unroute(file)
  await page.route(file, (route) => route.abort())
  visit.expectPageError(/ERR_FAILED/)
  await follow()
  const alert = page.getByRole('alert')
  await alert.getByText('Error loading content: the server could not be reached').waitFor()
  await page.unroute(file)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.locator('.prose h2').first().waitFor()

  await page.route(file, (route) => route.fulfill({ status: 503, body: '' }))
  visit.expectPageError(/status of 503/)
  await page.goto(path)
  await alert.getByText(`Error loading content: the server answered 503 to ${file}`).waitFor()
})
