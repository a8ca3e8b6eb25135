import type { RawBuilder } from 'kysely'
import type { Contract } from '../api/contract.ts'
import type { AuditActions } from './auditActions.ts'
import type { CachingOf } from './caching.server.ts'
import type { Limit } from './limits.server.ts'
import type { MailKind } from './mailKinds.server.ts'
import type {
  ComposedMailKind,
  ComposeMail,
  Handlers,
  Reportable,
  SearchSource,
  Services,
  Tasks,
  WaitingQueue,
} from './services.server.ts'

/**
 * A document for feed readers, calendars and address books. When `read` throws a 404, the page of the same address is
 * served instead.
 */
export type Feed = {
  /** The path in the syntax of Hono. */
  path: string
  type: 'atom' | 'ics' | 'vcf' | 'svg'
  read(services: Services, request: FeedRequest): Promise<string>
  /** Returns the name under which browsers save the document; null when browsers display it. */
  file: ((request: FeedRequest) => string) | null
}
export type FeedRequest = { params: Record<string, string>; query: URLSearchParams }

/** A page without parameters and the pages below it, such as `/jobs`, `/jobs/1` and `/jobs/2`. */
export type SitemapList = { path: `/${string}`; entries: SitemapEntries | null }
/** Pages that are not rows of a table. `name` names their sitemap file. */
export type SitemapPaths = { name: string; readPaths(db: Services['db']): Promise<string[]> }
/** The entries of a sitemap that are rows of a table. Each row has a page. */
export type SitemapEntries = {
  table: string
  id: RawBuilder<number>
  from: RawBuilder<unknown>
  shown: RawBuilder<boolean>
  changed_at: RawBuilder<unknown>
}

/** The next change of lists without a write, such as an expiry. */
export type NextChange = {
  /** Pages with this tag are cached at most until that change. */
  tag: string
  /** Reads the time of the change, in epoch milliseconds. */
  read(services: Services): Promise<number>
}

/**
 * The server side of a feature. Every property is required, so that none is forgotten. A property that a feature does not need is empty or null.
 */
export type Feature<C extends Contract = Contract> = {
  contract: C
  handlers: Handlers<C>
  tasks: Tasks
  limits: Limit[]
  mails: ComposedMailKind[]
  audit: AuditActions
  feeds: Feed[]
  sitemap: (SitemapList | SitemapPaths)[]
  searchSource: SearchSource | null
  /** The queues of items that wait for a decision of moderators or administrators. */
  waiting: WaitingQueue[]
  /** The content of the feature that can be reported to moderators. */
  reportables: Reportable[]
  /**
   * The cache tags of the replies that pages load. A page that loads an endpoint without tags is invalidated by every
   * change.
   */
  caching: CachingOf<C>
  nextChange: NextChange | null
}

/** Checks at compile time that a feature has all properties, and a handler for every endpoint. */
export const defineFeature = <C extends Contract>(feature: Feature<C>): Feature<C> => feature

/** Combines kinds of email with the functions that compose them. It does not compile when a function is missing. */
export const combineMailKinds = <Kind extends string>(
  kinds: Record<Kind, MailKind>,
  composers: Record<Kind, ComposeMail>,
): ComposedMailKind[] => (Object.keys(kinds) as Kind[]).map((kind) => ({ ...kinds[kind], compose: composers[kind] }))
