import { expect, test } from 'vitest'
import { screens } from '../src/app/features.ts'
import { startTestApp } from './app.ts'

const { visitor, url } = await startTestApp()

test('robots.txt names the sitemap and excludes private pages and list queries', async () => {
  const { status, headers, body } = await visitor.get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(body).toContain(`\nSitemap: ${url}/sitemap.xml\n`)
  const rules: string[] = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)
  const isClosed = (path: string) =>
    rules.some((rule) => new RegExp(`^${rule.replace(/[.?+^$()|[\]{}]/g, '\\$&').replaceAll('*', '.*')}`).test(path))
  const { body: sitemap } = await visitor.get('/sitemap.xml')
  const listed: string[] = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, loc]) => loc.replace(url, ''))
  expect(listed.length).toBeGreaterThan(5)
  for (const path of [
    ...listed,
    '/questions/1',
    '/businesses?page=2',
    '/jobs.atom',
    '/icon.svg',
    '/assets/x.js',
    '/login',
  ]) {
    expect([path, isClosed(path)]).toEqual([path, false])
  }
  for (const { path, access } of screens.filter(({ access }) => access !== 'public')) {
    expect([access, path, isClosed(path.replaceAll(/:\w+/g, '17'))]).toEqual([access, path, true])
  }
  for (const path of ['/api/questions', '/events?view=calendar&month=2030-01', '/businesses?page=2&city=Sitka']) {
    expect([path, isClosed(path)]).toEqual([path, true])
  }
})
