import { LRUCache } from 'lru-cache'
import type { CompressedPage } from './compression.ts'
import { EVERYTHING, type PageCaching } from './pageCaching.ts'

/** A rendered page, compressed. */
export type CachedPage = {
  key: string
  etag: string
  policy: string
  content: CompressedPage
  /** The number of requests that it has answered. */
  hits: number
} & Pick<PageCaching, 'tags' | 'until'>

/** The changes during a rendering. When the page shows one of them, it is outdated. */
export type Rendering = { changed: Set<string>; hasMissed: boolean }

/**
 * The maximum sizes of the cache in bytes: for pages as they were first compressed; for copies of frequently requested
 * pages with a better Brotli compression; and for uncompressed copies of those.
 */
const [MAX_BYTES, MAX_BROTLI_BYTES, MAX_PLAIN_BYTES] = [34, 3, 3].map((size) => size * 1024 * 1024)

/** Estimates the memory of a page without its content: its entry, and an index entry for each tag. */
const overhead = ({ key, tags, policy }: CachedPage) => 600 + 2 * key.length + policy.length + 150 * tags.length

/** The tag for all rows of a kind, which stands for a change of many rows: `question:17` → `question:*` */
const toKindTag = (tag: string) => tag.replace(/:.*/, ':*')

/** Caches pages by their keys until their content changes. The memory is limited in bytes. */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES as number,
    sizeCalculation: (page) => page.content.rest.length + overhead(page),
    dispose: remove,
  })
  /** Copies in other encodings. */
  const copies = {
    identity: new LRUCache<CachedPage, Buffer>({
      maxSize: MAX_PLAIN_BYTES as number,
      sizeCalculation: (copy) => copy.length + 200,
    }),
    br: new LRUCache<CachedPage, Buffer>({
      maxSize: MAX_BROTLI_BYTES as number,
      sizeCalculation: (copy) => copy.length + 200,
    }),
  }
  const pagesByTag = new Map<string, Set<CachedPage>>()
  const renderings = new Set<Rendering>()
  const counts = { hits: 0, misses: 0, forgottenByTag: 0, forgottenAll: 0 }

  function add(page: CachedPage) {
    pages.set(page.key, page)
    // A page that is larger than the cache was not stored.
    if (pages.peek(page.key) !== page) return
    for (const tag of page.tags) {
      const tagged = pagesByTag.get(tag)
      if (tagged) tagged.add(page)
      else pagesByTag.set(tag, new Set([page]))
    }
  }

  function remove(page: CachedPage) {
    copies.identity.delete(page)
    copies.br.delete(page)
    for (const tag of page.tags) {
      const tagged = pagesByTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) pagesByTag.delete(tag)
    }
  }

  function invalidateTag(tag: string) {
    for (const page of pagesByTag.get(tag) ?? []) {
      counts.forgottenByTag++
      pages.delete(page.key)
    }
  }

  const isOutdated = ({ changed, hasMissed }: Rendering, { tags, hasFailed }: PageCaching) =>
    hasMissed ||
    (changed.size > 0 &&
      (hasFailed || tags.some((tag) => tag === EVERYTHING || changed.has(tag) || changed.has(toKindTag(tag)))))

  const isValid = (page: CachedPage | undefined) => page !== undefined && page.until > Date.now()

  /** Drops all pages, because any of them may have changed. */
  function invalidateAll() {
    for (const rendering of renderings) rendering.hasMissed = true
    counts.forgottenAll += pages.size
    pages.clear()
  }

  /** Drops the pages with one of these tags. */
  function invalidate(tags: string[]) {
    if (tags.includes('*')) return invalidateAll()
    for (const tag of tags) {
      for (const { changed } of renderings) changed.add(tag)
      if (!tag.endsWith(':*')) invalidateTag(tag)
      else for (const cachedTag of [...pagesByTag.keys()]) if (toKindTag(cachedTag) === tag) invalidateTag(cachedTag)
    }
    invalidateTag(EVERYTHING)
  }

  return {
    /** Returns a valid page, and counts the request. */
    read(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!isValid(page)) {
        counts.misses++
        return undefined
      }
      counts.hits++
      return page
    },
    isCurrent: (page: CachedPage) => pages.peek(page.key) === page,
    has: (key: string) => isValid(pages.peek(key)),
    /** All pages by their keys. */
    entries: () => pages.entries() as Iterable<[string, CachedPage]>,
    copies,
    /** Starts recording changes for a page that is being rendered. */
    begin(): Rendering {
      const rendering = { changed: new Set<string>(), hasMissed: false }
      renderings.add(rendering)
      return rendering
    },
    end: (rendering: Rendering) => void renderings.delete(rendering),
    isOutdated,
    add,
    invalidate,
    invalidateAll,
    readStatus: () => ({
      ...counts,
      pages: pages.size,
      bytes: pages.calculatedSize + copies.identity.calculatedSize + copies.br.calculatedSize,
    }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
