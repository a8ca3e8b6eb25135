import { createHash } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import {
  renderBusinessCalendar,
  renderEventCalendar,
  renderEventListCalendar,
} from '../features/events/eventCalendars.server.ts'
import { eventsFeed } from '../features/events/eventsFeed.server.ts'
import { jobsFeed } from '../features/jobs/jobsFeed.server.ts'
import { questionsFeed } from '../features/questions/questionsFeed.server.ts'
import { AppError, assertFound } from '../kit/errors.ts'
import type { Services } from '../kit/services.server.ts'
import { etagMatches } from './assets.ts'
import type { Env } from './http.ts'

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

/** An id out of an address. @throws 404 when it is none. */
const idOf = (text = '') => Number(assertFound(text.match(/^[1-9]\d{0,14}$/)?.[0], 'There is nothing here'))
const paramsOf = (context: Context) => new URL(context.req.url).searchParams

/**
 * What readers of news and calendars ask for: always as it is now, so that nothing that has ended is passed on.
 * Where there is nothing, the page says so.
 */
export function createFeeds(services: Services) {
  const feeds = new Hono<Env>()

  const serve = (
    path: string,
    type: keyof typeof types,
    read: (context: Context) => Promise<string>,
    file?: (context: Context) => string,
  ) => {
    const answer: MiddlewareHandler<Env> = async (context, next) => {
      let body: string
      try {
        body = await read(context)
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return next()
        throw error
      }
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const headers = {
        'Content-Type': types[type],
        'Cache-Control': 'no-cache',
        ETag: etag,
        ...(file && { 'Content-Disposition': `attachment; filename="${file(context)}"` }),
      }
      if (etagMatches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
      return context.body(body, 200, headers)
    }
    feeds.get(path, compress(), answer)
  }

  serve('/questions.atom', 'atom', (context) => questionsFeed(services, paramsOf(context)))
  serve('/jobs.atom', 'atom', (context) => jobsFeed(services, paramsOf(context)))
  serve('/events.atom', 'atom', (context) => eventsFeed(services, paramsOf(context)))
  serve('/events.ics', 'ics', (context) => renderEventListCalendar(services, paramsOf(context)))
  serve('/businesses/:id/events.ics', 'ics', (context) =>
    renderBusinessCalendar(services, idOf(context.req.param('id'))),
  )
  const eventOf = (context: Context) => idOf(context.req.param('file')?.slice(0, -'.ics'.length))
  serve(
    '/events/:file{.+\\.ics}',
    'ics',
    (context) => renderEventCalendar(services, eventOf(context)),
    (context) => `event-${eventOf(context)}.ics`,
  )
  return feeds
}
