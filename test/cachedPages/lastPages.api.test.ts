import { expect, test } from 'vitest'
import { makeBusiness } from '../../src/features/businesses/businesses.make.ts'
import { startTestApp } from '../app.ts'
import { openPages } from './freshPages.ts'

const app = await startTestApp()

test('a cached page is not shown when the database fails after an unknown change', async () => {
  const { id } = await makeBusiness()
  const path = `/businesses/${id}`
  const { pages, request, close } = await openPages(app)
  pages.enableCache(true)
  expect((await request(path)).status).toBe(200)
  pages.enableCache(false)
  await close()
  expect((await request(path)).status).toBe(200)
  // Simulates a write that the disconnected listener cannot receive, for example when a moderator hides the business.
  pages.invalidateAll()
  expect((await request(path)).status).toBe(503)
})
