import { Hono } from 'hono'
import { openDatabase } from '../../src/database/open.server.ts'
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

/** Opens pages that are rendered for each request, with the settings of an application. */
export async function openFreshPages({ settings }: TestApp) {
  const { db, pool, close } = openDatabase(application)
  // Nobody turns this cache on.
  const pages = await createPages(
    {
      ...{ db, replica: db, background: db, settings, searchSources, memory: createMemory() },
      ...{ limits: createLimits(pool, settings, limits, noSiblings), log: createLog('silent') },
    } as unknown as Services,
    await readFrontend(showFontAlways),
  )
  const app = new Hono<Env>().get('*', pages.handler)
  return { read: async (path: string) => toContent(await app.request(path)), close }
}

/** The status and the text of a page, without the time at which it was rendered. */
export const toContent = async (response: Response) =>
  `${response.status} ${(await response.text()).replace(/(loadedAt\D{1,10})\d{13}/g, '$1')}`
