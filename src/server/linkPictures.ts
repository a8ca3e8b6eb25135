import { Hono } from 'hono'
import { businessPicture } from '../features/businesses/profile/businessPicture.ts'
import { readProfile } from '../features/businesses/readBusinesses.server.ts'
import { eventPicture } from '../features/events/eventPicture.ts'
import { readEventPage } from '../features/events/readEvents.server.ts'
import { jobPicture } from '../features/jobs/jobPicture.ts'
import { readJobPage } from '../features/jobs/readJobs.server.ts'
import { questionPicture } from '../features/questions/questionPicture.ts'
import { readQuestionPage } from '../features/questions/questions.service.server.ts'
import { assertFound } from '../kit/api/errors.ts'
import { type LinkPicture, linkPicturePath } from '../kit/page/linkPicture.ts'
import { createLinkPictureStore } from '../kit/server/linkPictures/linkPictureStore.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { matchesEtag } from './assets.ts'
import type { Env } from './http.ts'
import { limitReads } from './readers.ts'

/** Functions that describe public content for its picture. All throw 404 for content that visitors may not see. */
const readers: Record<string, (services: Services, id: number) => Promise<LinkPicture>> = {
  questions: async ({ db }, id) => questionPicture((await readQuestionPage(db, null, id, { limit: 1 })).question),
  jobs: async ({ db }, id) => jobPicture(await readJobPage(db, null, id)),
  events: async ({ db, settings }, id) => {
    const { event } = await readEventPage(db, null, settings.site.time_zone, id)
    return eventPicture(event, event.time_zone)
  },
  businesses: async (services, id) => businessPicture(await readProfile(services, null, id)),
}

/** Like other pictures: shared caches revalidate after a minute, so that the picture of hidden content disappears. */
const PUBLIC = 'public, max-age=31536000, s-maxage=60, immutable'

/** Serves the preview pictures of links. The URL of an earlier version redirects to the current picture. */
export function createLinkPictures(services: Services) {
  const store = createLinkPictureStore(services.settings, services.log)
  const app = new Hono<Env>()
  app.use('/link-pictures/*', limitReads(services), async (context, next) => {
    await next()
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/link-pictures/:section/:file', async (context) => {
    const { section, file } = context.req.param()
    const [, id] = assertFound(/^([1-9]\d{0,14})-[0-9a-f]{12}\.png$/.exec(file), 'Picture not found')
    const read = assertFound(Object.hasOwn(readers, section) ? readers[section] : null, 'Picture not found')
    const picture = await read(services, Number(id))
    const path = linkPicturePath(picture, services.settings.site.name)
    if (path !== `/link-pictures/${section}/${file}`) return context.redirect(path)
    const headers = {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': PUBLIC,
      ETag: `"${file}"`,
    }
    if (matchesEtag(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers)
    return context.body(await store.read(picture, path), 200, headers)
  })
  return app
}
