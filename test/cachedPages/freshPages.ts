import { Hono } from 'hono'
import { openDatabase } from '../../src/database/open.server.ts'
import { closeSearch } from '../../src/features/search/closeSearch.server.ts'
import { createLimits } from '../../src/kit/server/limits.server.ts'
import { createMemory } from '../../src/kit/server/memory.server.ts'
import type { Services } from '../../src/kit/server/services.server.ts'
import { noSiblings } from '../../src/kit/server/siblings.server.ts'
import { limits, searchSources } from '../../src/server/features.ts'
import { readFrontend } from '../../src/server/frontend.ts'
import type { Env } from '../../src/server/http.ts'
import { createLog } from '../../src/server/logging.ts'
import { createPages } from '../../src/server/pages.ts'
import { showFontAlways, type TestApp } from '../app.ts'
import { application } from '../database.ts'

/** Renders pages with the settings of an application, and with separate connections. */
export async function openPages({ settings }: TestApp) {
  const { db, pool, close } = openDatabase(application)
  const pages = await createPages(
    {
      ...{ db, replica: db, background: db, settings, searchSources, closeSearch, memory: createMemory() },
      ...{ limits: createLimits(pool, settings, limits, noSiblings), log: createLog('silent') },
    } as unknown as Services,
    await readFrontend(showFontAlways),
  )
  const app = new Hono<Env>().get('*', pages.handler)
  return { pages, request: (path: string) => app.request(path), close }
}

/** Renders pages without a cache, for comparison. */
export async function openFreshPages(app: TestApp) {
  const { request, close } = await openPages(app)
  return { read: async (path: string) => toContent(await request(path)), close }
}

/** The status and the text of a page, without the time of rendering. */
export const toContent = async (response: Response) =>
  `${response.status} ${(await response.text()).replace(/(loadedAt\D{1,10})\d{13}/g, '$1')}`
