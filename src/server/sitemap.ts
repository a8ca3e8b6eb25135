import type { Db } from '../database/open.server.ts'
import type { SitemapList, SitemapPaths } from '../kit/server/feature.server.ts'
import { renderElement } from '../kit/text/xml.ts'
import { countUpTo, type IdRange, listIdRanges, readEntries, readNewestEntry } from './sitemapEntries.ts'

/** The maximum number of URLs in one file: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000
const BATCH_SIZE = 5000

const start = '<?xml version="1.0" encoding="utf-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const renderUrl = (loc: string, lastmod?: string) =>
  `<url>${renderElement('loc', loc)}${lastmod ? renderElement('lastmod', lastmod) : ''}</url>\n`

type Urls = AsyncIterable<string> | Iterable<string>
async function* renderUrlset(addresses: Urls) {
  yield `${start}<urlset ${namespace}>\n`
  yield* addresses
  yield '</urlset>\n'
}

/**
 * Creates the sitemap of the home page and these lists.
 * @param size the maximum number of URLs in one file.
 */
export function createSitemap(db: Db, url: string, parts: (SitemapList | SitemapPaths)[], size = MAX_ADDRESSES) {
  const lists = parts.filter((part) => 'path' in part)
  const others = parts.filter((part) => 'readPaths' in part)

  /** Renders the pages without parameters. The `lastmod` of a list is that of its newest entry. */
  async function renderScreens(): Promise<string> {
    const newest = await Promise.all(lists.map(({ entries }) => entries && readNewestEntry(db, entries)))
    const screens = lists.map(({ path }, index) => renderUrl(url + path, newest[index]?.changed_at))
    return [renderUrl(`${url}/`), ...screens].join('')
  }

  /** Renders entries in batches, so that a file of any length needs little memory. */
  async function* renderEntries({ path, entries }: SitemapList, { above, upTo }: IdRange) {
    if (!entries) return
    for (let afterId = above; ; ) {
      const batch = await readEntries(db, entries, { above: afterId, upTo }, BATCH_SIZE)
      if (batch.length > 0) {
        yield batch.map(({ id, changed_at }) => renderUrl(`${url}${path}/${id}`, changed_at)).join('')
      }
      const lastEntry = batch.at(-1)
      if (!lastEntry || batch.length < BATCH_SIZE) return
      afterId = lastEntry.id
    }
  }

  function* renderPaths(paths: string[]) {
    for (const path of paths) yield renderUrl(url + path)
  }

  async function* renderAll(screens: string) {
    yield screens
    for (const list of lists) yield* renderEntries(list, { above: 0, upTo: Number.MAX_SAFE_INTEGER })
    for (const { readPaths } of others) yield* renderPaths(await readPaths(db))
  }

  async function fitsInOneFile(): Promise<boolean> {
    let remaining = size - lists.length - 1
    for (const { entries } of lists) {
      if (entries) remaining -= await countUpTo(db, entries, remaining + 1)
      if (remaining < 0) return false
    }
    for (const { readPaths } of others) remaining -= (await readPaths(db)).length
    return remaining >= 0
  }

  async function* renderIndex() {
    const file = (name: string) => `<sitemap>${renderElement('loc', `${url}/sitemap-${name}.xml`)}</sitemap>\n`
    yield `${start}<sitemapindex ${namespace}>\n${file('screens')}`
    for (const { path, entries } of lists) {
      for (const range of entries ? await listIdRanges(db, entries, size) : []) yield file(`${path.slice(1)}-${range}`)
    }
    for (const { name, readPaths } of others) {
      const { length } = await readPaths(db)
      for (let number = 1; (number - 1) * size < length; number++) yield file(`${name}-${number}`)
    }
    yield '</sitemapindex>\n'
  }

  return {
    /** Reads `/sitemap.xml`: all URLs if they fit in one file, else the index of the files. */
    readRoot: async () => ((await fitsInOneFile()) ? renderUrlset(renderAll(await renderScreens())) : renderIndex()),

    /** Reads a file of the index, such as `questions-2`; null when it would be empty. */
    async readPart(name: string) {
      if (name === 'screens') return renderUrlset([await renderScreens()])
      const [, listName, number] = name.match(/^([a-z]+)-([1-9]\d{0,8})$/) ?? []
      const other = others.find((part) => part.name === listName)
      if (other) {
        const paths = (await other.readPaths(db)).slice((Number(number) - 1) * size, Number(number) * size)
        return paths.length > 0 ? renderUrlset(renderPaths(paths)) : null
      }
      const list = lists.find(({ path }) => path === `/${listName}`)
      if (!list?.entries) return null
      const range = { above: (Number(number) - 1) * size, upTo: Number(number) * size }
      const [firstEntry] = await readEntries(db, list.entries, range, 1)
      return firstEntry ? renderUrlset(renderEntries(list, range)) : null
    },
  }
}
