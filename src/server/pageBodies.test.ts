import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createPageBodies } from './pageBodies.ts'
import { createPageCache } from './pageCache.ts'

const cache = createPageCache()
const bodies = createPageBodies(cache)

function addPage(key: string, size: number) {
  const html = Buffer.from(`<style>a{}</style>${randomBytes(size).toString('base64')}`)
  const content = bodies.compress(html)
  cache.add({ key, etag: key, policy: '', content, hits: 0, tags: [], until: Number.POSITIVE_INFINITY })
  const page = cache.read(key)
  if (!page) throw new Error('not cached')
  return page
}

test('does not compress a page again that fits in the first packets', async () => {
  expect((await bodies.read(addPage('/small', 5000), 'gzip, br')).encoding).toBe('gzip')
})

test('compresses at most one larger page per interval with the higher quality', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [first, second] = [addPage('/first', 30_000), addPage('/second', 30_000)]
  expect((await bodies.read(first, 'gzip, br')).encoding).toBe('br')
  expect((await bodies.read(second, 'gzip, br')).encoding).toBe('gzip')
  expect((await bodies.read(first, 'gzip, br')).encoding).toBe('br')
  vi.advanceTimersByTime(1000)
  expect((await bodies.read(second, 'gzip, br')).encoding).toBe('br')
  vi.useRealTimers()
})
