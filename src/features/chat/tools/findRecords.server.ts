import type { Services } from '../../../kit/server/services.server.ts'
import { type Kind, kinds } from '../../search/kinds.ts'
import { buildPath } from '../../search/listLinks.server.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import { createParser } from '../answering/conversation/conversation.server.ts'
import { interleave } from '../interleave.ts'
import { type ListedKind, type ListFilters, type ListPage, listPage, lists } from './lists.server.ts'
import { listQueryParts } from './queryParts.ts'
import { type Address, loadRecords, type ToolRecord } from './records.server.ts'
import { parseToolCursor, writeToolCursor } from './toolCursor.ts'

/** The results of a tool. `total` is the number of records that match everything; null when they were not counted. */
export type FindResult = {
  results: ToolRecord[]
  total: number | null
  next_cursor: string | null
  /** The path of the screen that lists all matches. */
  list_url: string | null
  /** Similar results that do not pass all filters. Empty when enough results do. */
  outside_filters: ToolRecord[]
  notes: string[]
}

export type FindOptions = {
  kind: ListedKind
  query: string | undefined
  /** The filters as words, which are added to the text of the search. */
  filterWords: string
  /** The text to search the list for, when the search has understood nothing. */
  listSearch: string | undefined
  /** The filters of the list, as query parameters of its URL. */
  filters: ListFilters
  /** Whether a record passes the filters, including those that the list does not have. */
  keeps: (record: Omit<ToolRecord, 'match'>, isListed: boolean) => boolean
  limit: number
  cursor: string | undefined
}

const emptyPage: ListPage = { urls: [], total: 0, next_cursor: null, partial: false }

const omitEmpty = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
const parseFilters = (url: string): ListFilters => Object.fromEntries(new URL(url, 'http://list').searchParams)

/**
 * Finds records of one kind. The list supplies the records that match all filters, with a total and further pages. The
 * search supplies the best order and, after the list, partial matches.
 */
export async function findRecords(services: Services, options: FindOptions): Promise<FindResult> {
  const { kind, query, limit, cursor, keeps } = options
  const filters: ListFilters = omitEmpty(options.filters)
  const reply = query ? await searchAll(services, `${query} ${options.filterWords}`.trim(), { kind, limit }) : null
  const group = reply?.groups.find((other) => other.kind === kind)
  const byWords =
    reply && cursor === undefined && (group?.items.length ?? 0) < MIN_RESULTS
      ? await findByWords(services, reply, kind)
      : []
  const understood = group?.more ? parseFilters(group.more.url) : { search: options.listSearch }
  const listFilters: ListFilters = omitEmpty({ ...understood, ...filters })
  const { inner, shown } = parseToolCursor(lists[kind].path, cursor)
  const readList = (size: number) =>
    listPage(services, kind, { ...listFilters, limit: String(size), cursor: inner }).then((found) => ({
      ...found,
      urls: found.urls.filter((url) => !shown.includes(url)),
    }))
  const page = await readList(limit)
  const isFirst = cursor === undefined
  // The search returns only open jobs anyway, so this does not count as a filter.
  const hasFilters = Object.keys(filters).some((name) => name !== 'is_active')
  const searched = isFirst ? (group?.items ?? []) : []
  // Records that pass the filters are similar results even without the words. So are the newest jobs and the next
  // events.
  const hasNear = hasFilters || kind === 'job' || kind === 'event'
  const near =
    isFirst &&
    hasNear &&
    listFilters.search &&
    new Set([...page.urls, ...[...searched, ...byWords].map(({ url }) => url)]).size < MIN_RESULTS
      ? await listPage(services, kind, { ...filters, limit: String(limit) })
      : emptyPage
  const itemPaths = [...[...searched, ...byWords].map(({ url }) => url), ...page.urls, ...near.urls].map((url) => ({
    kind,
    url,
  }))
  const records = await loadRecords(services, itemPaths)
  const listUrls = new Set([...page.urls, ...near.urls])
  const listKeptRecords = (urls: string[]) =>
    urls.flatMap((url) => {
      const record = records.get(url)
      return record && keeps(record, listUrls.has(url)) ? [record] : []
    })
  const listed = page.partial ? [] : listKeptRecords(page.urls)
  const listedUrls = new Set(listed.map(({ url }) => url))
  const isFull = (url: string) =>
    listedUrls.has(url) || (!hasFilters && searched.some((item) => item.url === url && item.exact))
  const best = listKeptRecords(searched.map(({ url }) => url)).filter(({ url }) => isFull(url))
  const full = unique([...best, ...listed])
  const partial = unique([
    ...listKeptRecords([
      ...searched.map(({ url }) => url),
      ...page.urls,
      ...byWords.map(({ url }) => url),
      ...near.urls,
    ]),
  ]).filter(({ url }) => !full.some((record) => record.url === url))
  // A result that does not pass the filters may still be right.
  const outside = unique([...searched, ...byWords].flatMap(({ url }) => records.get(url) ?? [])).filter(
    (record) => !keeps(record, listUrls.has(record.url)),
  )
  const total = page.partial || (page.next_cursor === null && isFirst) ? full.length : page.total
  // The best results of the search may be on a later page of the list, which then omits them.
  const ahead = page.partial ? [] : best.flatMap(({ url }) => (listedUrls.has(url) ? [] : url))
  const isFuller = ahead.length > 0 && (page.next_cursor !== null || full.length > limit)
  const remainingPage =
    isFuller && limit > ahead.length ? await readList(limit - ahead.length) : { ...emptyPage, next_cursor: '' }
  const { urls, next_cursor } = isFuller ? remainingPage : page
  const results = [
    ...full
      .filter(({ url }) => !isFuller || ahead.includes(url) || urls.includes(url))
      .map((record) => ({ ...record, match: 'full' as const })),
    ...partial.map((record) => ({ ...record, match: 'partial' as const })),
  ].slice(0, limit)
  return {
    results,
    total,
    next_cursor:
      page.partial || next_cursor === null
        ? null
        : writeToolCursor(next_cursor, [...shown, ...(isFuller ? ahead : [])]),
    list_url: listed.length > 0 ? buildPath(lists[kind].path, listFilters) : null,
    outside_filters: outside
      .slice(0, Math.max(0, Math.min(limit, MIN_RESULTS) - full.length))
      .map((record) => ({ ...record, match: 'partial' as const })),
    notes: describeReply(reply),
  }
}

const unique = <Item extends { url: string }>(items: Item[]) => [
  ...new Map(items.map((item) => [item.url, item])).values(),
]

/** With fewer results, each word is searched separately. */
const MIN_RESULTS = 5
const MAX_WORDS = 6
const MAX_PER_WORD = 3

/**
 * Finds records that contain single words of a text, the longest words first. The search itself drops results that
 * match less than half of a text, but a model can judge whether they fit.
 */
async function findByWords(services: Services, { understood }: SearchReply, kind?: Kind): Promise<SearchItem[]> {
  const words = [...new Set(understood.words)]
    .filter((word) => word.length > 2)
    .sort((first, second) => second.length - first.length)
    .slice(0, MAX_WORDS)
  if (words.length < 2) return []
  const replies = await Promise.all(words.map((word) => searchAll(services, word, { kind, limit: MAX_PER_WORD })))
  return interleave(replies.map(({ best }) => best))
}

/** Describes how the search has understood the words. */
function describeReply(reply: SearchReply | null): string[] {
  if (!reply) return []
  const labels = reply.understood.parts.map(({ what, label }) => `${what} ${label}`)
  return [
    ...(labels.length > 0 ? [`Understood: ${[...new Set(labels)].join(', ')}.`] : []),
    ...(reply.corrected ? [`The spelling was corrected to “${reply.corrected}”.`] : []),
    ...(reply.partial ? ['Nothing matches everything that was asked for.'] : []),
  ]
}

/** The maximum number of results of each kind after the best results. */
const MAX_PER_KIND = 4

/** Finds records of all kinds or of one, the best first. */
export async function findEverything(services: Services, query: string, limit: number, onlyKind?: Kind) {
  const reply = await searchAll(services, query, { limit, kind: onlyKind })
  const missing = onlyKind ? [] : kinds.filter((kind) => !reply.groups.some((group) => group.kind === kind))
  // A text that names one kind may also be about another kind.
  const others = await Promise.all(missing.map((kind) => searchAll(services, query, { kind, limit: MAX_PER_KIND })))
  const groups = [...reply.groups, ...others.flatMap((other) => other.groups)]
  const byWords = reply.best.length < MIN_RESULTS ? await findByWords(services, reply, onlyKind) : []
  const parts = listQueryParts(query, reply.understood, await createParser(services))
  const byParts = await Promise.all(parts.map((part) => searchAll(services, part, { limit, kind: onlyKind })))
  const items = unique([
    ...interleave([reply, ...byParts].map(({ best }) => best.slice(0, limit))).slice(0, limit),
    ...interleave(groups.map((group) => group.items.slice(0, Math.max(MAX_PER_KIND, limit / 2)))),
    ...byWords.map((item) => ({ ...item, exact: false })),
  ]).slice(0, 2 * limit)
  const records = await loadRecords(
    services,
    items.map(({ kind, url }): Address => ({ kind, url })),
  )
  return {
    results: items.flatMap(({ url, exact }): ToolRecord[] => {
      const record = records.get(url)
      return record ? [{ ...record, match: exact ? 'full' : 'partial' }] : []
    }),
    totals: reply.groups.flatMap(({ kind, more }) => (more ? [{ kind, total: more.total, list_url: more.url }] : [])),
    notes: describeReply(reply),
  }
}
