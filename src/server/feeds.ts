import { Hono } from 'hono'
import { jobsFeed } from '../features/jobs/jobsFeed.server.ts'
import { questionsFeed } from '../features/questions/questionsFeed.server.ts'
import type { Services } from '../features/services.server.ts'
import type { Env } from './http.ts'

/** What readers of news ask for: always as it is now, so that nothing that has ended is passed on. */
export function createFeeds(services: Services) {
  const feeds = new Hono<Env>()
  for (const [path, feed] of [
    ['/questions.atom', questionsFeed],
    ['/jobs.atom', jobsFeed],
  ] as const) {
    feeds.get(path, async (context) =>
      context.body(await feed(services, new URL(context.req.url).searchParams), 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
  }
  return feeds
}
