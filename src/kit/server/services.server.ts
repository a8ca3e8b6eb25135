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
  /** What administrators do, in the order of the features. */
  auditActions: AuditActions
  /** The features whose pages the search finds. */
  searchSources: readonly SearchSource[]
  /** The search engine, for lists of features below it. */
  closeSearch: CloseSearch
  /** What waits for decisions, in the order of the features. */
  waitingQueues: readonly WaitingQueue[]
  /** What can be reported, by type. */
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

/** What the search shows of an item; `body` is the Markdown from which it cuts an excerpt. */
export type FoundItem = {
  id: number
  title: string
  url: string
  meta: string[]
  start_datetime: string | null
  end_datetime: string | null
  body: string
}

/** The content of a page for the assistant, with the external URLs that it contains. */
export type PageContent = { title: string; content: Record<string, unknown>; links: (string | null)[] }

/** The pages of a feature, for the search and for the assistant. Both show what every visitor may see. */
export interface SearchSource {
  /** The kind of the results. */
  kind: string
  /** Leaves out items that are no longer visible. */
  loadItems(services: Pick<Services, 'replica'>, ids: number[]): Promise<FoundItem[]>
  /** @throws 404 */
  readPage(services: Pick<Services, 'replica' | 'settings'>, id: number): Promise<PageContent>
}

/** What a list shows when nothing contains all words of its search as they were typed. */
export type CloseMatches = {
  /** Best first. */
  ids: number[]
  /** Whether these are partial matches, because nothing has all words. */
  partial: boolean
  /** The spelling-corrected text that was searched; null when the text itself was. */
  corrected: string | null
}

/** The filters of a list, which close matches keep. Texts are in the search language of PostgreSQL. */
export type CloseFilters = {
  /** What the documents of businesses and jobs must match as well. */
  query?: string | null
  /** The filters of the list of events. */
  event?: { type?: string; businessId?: number; startDate?: string; endDate?: string }
}

type SearchedKind = 'business' | 'job' | 'event' | 'question'
type SearchServices = Pick<Services, 'db' | 'replica' | 'memory' | 'settings'>

/** Finds what a text means: other words and places with the same meaning, corrected spelling, and partial matches. */
export interface CloseSearch {
  /** Finds the best matches of all words, or else of most of them. */
  find(
    services: SearchServices,
    kind: SearchedKind,
    text: string,
    filters: CloseFilters,
    limit: number,
  ): Promise<CloseMatches>
  /** Returns the query for documents with all words in any order, empty when no word can be searched for. */
  readQuery(
    services: SearchServices,
    kind: SearchedKind,
    text: string,
  ): Promise<{ query: string; corrected: string | null }>
}

/**
 * A queue of things that wait for a decision. The dashboard and emails to administrators show its count. Call
 * `notifyOfWaiting` in the transaction that adds something to it.
 */
export type WaitingQueue = {
  kind: string
  /** What follows the count: `{ one: 'claim', many: 'claims' }`. */
  name: { one: string; many: string }
  /** The path of the screen where it is decided. */
  path: string
  /** The id of the dashboard's tab that shows the count; null when it is decided elsewhere. */
  tab: string | null
  /** Who may decide. Emails go to administrators only. */
  access: 'moderator' | 'admin'
  /** Selects everything that waits, and since when. */
  rows: RawBuilder<unknown>
}

type Tx = Parameters<Parameters<ReturnType<Services['db']['transaction']>['execute']>[0]>[0]
type Moderator = { viewer: Viewer; ip: string }

/** A thing that was reported, as moderators see it. */
export type ReportTarget = {
  title: string
  /** Its path, which may have a fragment; null when it has no page. */
  path: string | null
  /** The account of its author, or of the owner of a business; null when there is none. */
  author_id: number | null
  /** Its text as Markdown. */
  content: string
  visibility: Visibility
}

/** A type of thing that can be reported: how moderators read, hide and delete it. */
export interface Reportable {
  type: string
  /** Returns null when it does not exist. */
  load(db: Services['db'], id: number): Promise<ReportTarget | null>
  /** Whether the viewer may see it. */
  isVisible(db: Services['db'], viewer: Viewer | null, id: number): Promise<boolean>
  /** Hides it, or shows it again; null when it cannot be hidden. @throws 404 */
  setVisibility: ((tx: Tx, id: number, visibility: 'public' | 'hidden') => Promise<void>) | null
  /** Deletes it like the deletion of the feature, and records it; null when it cannot be deleted. @throws 404, 409 */
  remove: ((tx: Tx, actor: Moderator, id: number) => Promise<void>) | null
  /** Lists the other held dates of a repeating event, which a moderator approves or rejects together with this one. */
  listHeldCopies?(tx: Tx, id: number): Promise<number[]>
}
