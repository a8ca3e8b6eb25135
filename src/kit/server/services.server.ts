import type { RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Contract, Handlers as ContractHandlers } from '../api/contract.ts'
import type { Viewer } from '../page/session.ts'
import type { Visibility } from '../page/visibility.ts'
import type { AuditActions } from './auditActions.ts'
import type { FileStore } from './fileStore.server.ts'
import type { Limits } from './limits.server.ts'
import type { Mail, Mailer } from './mail.server.ts'
import type { MailKind } from './mailKinds.server.ts'
import type { Memory } from './memory.server.ts'
import type { Settings } from './settings.server.ts'
import type { Task, TaskQueue } from './tasks.server.ts'

/**
 * The services for every handler and task. The database adds its connections by declaration merging. Functions of a
 * service take the database, or the services they need, then the viewer or actor, then ids and input.
 */
export interface Services {
  settings: Settings
  limits: Limits
  memory: Memory
  mailer: Mailer
  /** The pictures that people upload. */
  files: FileStore
  /** All kinds of email, by their name in the queue. */
  mailKinds: ReadonlyMap<string, ComposedMailKind>
  /** The administrative actions of all features, in the order of the features. */
  auditActions: AuditActions
  /** The features whose pages the search finds. */
  searchSources: readonly SearchSource[]
  /** The search engine, for lists of features below it. */
  closeSearch: CloseSearch
  /** The queues of items that wait for decisions, in the order of the features. */
  waitingQueues: readonly WaitingQueue[]
  /** The types of content that can be reported, by name. */
  reportables: ReadonlyMap<string, Reportable>
  log: Logger
}

export type Handlers<C extends Contract> = ContractHandlers<C, Services>

/** The tasks of a feature, by the name of their queue. */
export type Tasks = Record<string, FeatureTask>
export type FeatureTask = Omit<TaskQueue, 'run'> & {
  /** Runs a task. It may run twice for one task, when a process dies before the result is recorded. */
  run(services: Services, task: Task): Promise<void>
}

/** Composes an email at the time of sending. Returns null when the email is no longer needed. */
export type ComposeMail = (services: Services, data: never, task: Pick<Task, 'created_at'>) => Promise<Mail | null>
export type ComposedMailKind = MailKind & { compose: ComposeMail }

/** An item for search results; `body` is the Markdown from which the search cuts an excerpt. */
export type FoundItem = {
  id: number
  title: string
  url: string
  meta: string[]
  start_datetime: string | null
  end_datetime: string | null
  body: string
}

/** The content of a page for the assistant, with the external URLs in it. */
export type PageContent = { title: string; content: Record<string, unknown>; links: (string | null)[] }

/** The pages of a feature, for the search and for the assistant. Both show only public content. */
export interface SearchSource {
  /** The kind of the results. */
  kind: string
  /** Loads items, without those that are no longer visible. */
  loadItems(services: Pick<Services, 'replica'>, ids: number[]): Promise<FoundItem[]>
  /** @throws 404 */
  readPage(services: Pick<Services, 'replica' | 'settings'>, id: number): Promise<PageContent>
}

/** The matches of a list's search for which nothing contains all words as typed. */
export type CloseMatches = {
  /** The ids of the matches, best first. */
  ids: number[]
  /** Whether these are partial matches, because nothing contains all words. */
  partial: boolean
  /** The spelling-corrected text that was searched; null when the typed text was searched. */
  corrected: string | null
}

/** The filters of a list, which also apply to close matches. Queries are tsqueries as text. */
export type CloseFilters = {
  /** A query that the documents of businesses or jobs must also match. */
  query?: string | null
  /** The filters of the list of events. */
  event?: { type?: string; businessId?: number; startDate?: string; endDate?: string }
}

type SearchedKind = 'business' | 'job' | 'event' | 'question'
type SearchServices = Pick<Services, 'db' | 'replica' | 'memory' | 'settings'>

/** Finds matches by meaning: synonyms of words and places, corrected spelling, and partial matches. */
export interface CloseSearch {
  /** Finds the best matches of all words, or else of most words. */
  find(
    services: SearchServices,
    kind: SearchedKind,
    text: string,
    filters: CloseFilters,
    limit: number,
  ): Promise<CloseMatches>
  /** Finds what a text probably asks for, most certain first. @returns ids */
  findProbable(
    services: SearchServices & Pick<Services, 'searchSources'>,
    kind: SearchedKind,
    text: string,
    limit: number,
  ): Promise<number[]>
  /** Returns the query for documents with all words in any order; empty when no word is searchable. */
  readQuery(
    services: SearchServices,
    kind: SearchedKind,
    text: string,
  ): Promise<{ query: string; corrected: string | null }>
}

/**
 * A queue of items that wait for a decision. The dashboard and emails to administrators show its count. Call
 * `notifyOfWaiting` in the transaction that adds an item.
 */
export type WaitingQueue = {
  kind: string
  /** The noun after the count: `{ one: 'claim', many: 'claims' }`. */
  name: { one: string; many: string }
  /** The path of the screen with the queue. */
  path: string
  /** The id of the dashboard's tab that shows the count; null when the queue is on another screen. */
  tab: string | null
  /** The users who may decide. Emails go to administrators only. */
  access: 'moderator' | 'admin'
  /** Selects all items, and the time since which each waits. */
  rows: RawBuilder<unknown>
}

type Tx = Parameters<Parameters<ReturnType<Services['db']['transaction']>['execute']>[0]>[0]
type Moderator = { viewer: Viewer; ip: string }

/** Reported content, with the fields for moderators. */
export type ReportTarget = {
  title: string
  /** The path of the content, which may have a fragment; null when it has no page. */
  path: string | null
  /** The account of its author, or of the owner of a business; null when there is none. */
  author_id: number | null
  /** The text of the content as Markdown. */
  content: string
  visibility: Visibility
}

/** A type of content that can be reported, and how moderators read, hide and delete it. */
export interface Reportable {
  type: string
  /** Returns the content; null when it does not exist. */
  load(db: Services['db'], id: number): Promise<ReportTarget | null>
  /** Whether the viewer may see the content. */
  isVisible(db: Services['db'], viewer: Viewer | null, id: number): Promise<boolean>
  /** Hides the content, or shows it again; null when this type cannot be hidden. @throws 404 */
  setVisibility: ((tx: Tx, id: number, visibility: 'public' | 'hidden') => Promise<void>) | null
  /**
   * Deletes the content like the feature does, and writes an audit entry; null when this type cannot be deleted.
   * @throws 404, 409
   */
  remove: ((tx: Tx, actor: Moderator, id: number) => Promise<void>) | null
  /** Lists the other held occurrences of a repeating event, to which the decision about this one also applies. */
  listHeldCopies?(tx: Tx, id: number): Promise<number[]>
}
