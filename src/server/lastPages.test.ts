import { expect, test } from 'vitest'
import { createLastPages } from './lastPages.ts'
import type { CachedPage } from './pageCache.ts'

const makeEntry = (key: string, until: number) => [key, { key, until } as CachedPage] as [string, CachedPage]

test('keeps the valid pages when the listener is disconnected', () => {
  const lastPages = createLastPages()
  lastPages.keep([makeEntry('/jobs', Date.now() + 1000), makeEntry('/events', Date.now() - 1)])
  expect(lastPages.find('/jobs')).toMatchObject({ key: '/jobs' })
  expect(lastPages.find('/events')).toBe(undefined)
  lastPages.clear()
  expect(lastPages.find('/jobs')).toBe(undefined)
})
