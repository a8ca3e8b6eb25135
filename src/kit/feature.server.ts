import type { RawBuilder } from 'kysely'
import type { Contract } from './contract.ts'
import type { Limit } from './limits.server.ts'
import type { MailKind } from './mailKinds.server.ts'
import type { ComposedMailKind, ComposeMail, Handlers, Services, Tasks } from './services.server.ts'

/** A document for feed readers and calendars. Where it throws 404, the page of that address answers. */
export type Feed = {
  /** As Hono writes paths. */
  path: string
  type: 'atom' | 'ics'
  read(services: Services, request: FeedRequest): Promise<string>
  /** The name under which browsers save it; null when they show it. */
  file: ((request: FeedRequest) => string) | null
}
export type FeedRequest = { params: Record<string, string>; query: URLSearchParams }

/** A page without parameters, and the pages below it: `/jobs`, `/jobs/1`, `/jobs/2`, … */
export type SitemapList = { path: `/${string}`; entries: SitemapEntries | null }
/** The rows that have pages of their own. */
export type SitemapEntries = {
  table: string
  id: RawBuilder<number>
  from: RawBuilder<unknown>
  shown: RawBuilder<boolean>
  changed_at: RawBuilder<unknown>
}

/** Everything that the server has to know of a feature. Every part is stated, also where there is none. */
export type Feature<C extends Contract = Contract> = {
  /** The endpoints of the API, and the functions that answer them. */
  contract: C
  handlers: Handlers<C>
  tasks: Tasks
  limits: Limit[]
  mails: ComposedMailKind[]
  feeds: Feed[]
  sitemap: SitemapList[]
  /**
   * Reads when the next change happens that is not a write, such as an expiry, as of `Date.now()`: cached pages are
   * invalid then. Every write invalidates them without being declared.
   */
  nextChange: ((services: Services) => Promise<number>) | null
}

/** Checks at compile time that nothing of a feature is missing, and that every endpoint has its handler. */
export const defineFeature = <C extends Contract>(feature: Feature<C>): Feature<C> => feature

/** Joins kinds and the functions that compose them; does not compile while one is missing. */
export const composedBy = <Kind extends string>(
  kinds: Record<Kind, MailKind>,
  composers: Record<Kind, ComposeMail>,
): ComposedMailKind[] => (Object.keys(kinds) as Kind[]).map((kind) => ({ ...kinds[kind], compose: composers[kind] }))
