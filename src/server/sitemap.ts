import type { Db } from '../database/open.server.ts'
import type { SitemapList } from '../kit/feature.server.ts'
import { element } from '../kit/xml.ts'
import { countUpTo, listRanges, type Range, readEntries, readNewest } from './sitemapEntries.ts'

/** The number of addresses that a file may hold: https://www.sitemaps.org/protocol.html */
const ADDRESSES_MAX = 50_000
const BATCH = 5000

const start = '<?xml version="1.0" encoding="utf-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const address = (loc: string, lastmod?: string) =>
  `<url>${element('loc', loc)}${lastmod ? element('lastmod', lastmod) : ''}</url>\n`

type Addresses = AsyncIterable<string> | Iterable<string>
async function* urlset(addresses: Addresses) {
  yield `${start}<urlset ${namespace}>\n`
  yield* addresses
  yield '</urlset>\n'
}

/**
 * The sitemap of the home page and these lists.
 * @param size the number of addresses that a file may hold.
 */
export function createSitemap(db: Db, url: string, lists: SitemapList[], size = ADDRESSES_MAX) {
  /** The pages without parameters. A list has changed when its newest entry did. */
  async function screenAddresses(): Promise<string> {
    const newest = await Promise.all(lists.map(({ entries }) => entries && readNewest(db, entries)))
    const screens = lists.map(({ path }, at) => address(url + path, newest[at]?.changed_at))
    return [address(`${url}/`), ...screens].join('')
  }

  /** Read in batches, so that a file of any length takes little memory. */
  async function* entryAddresses({ path, entries }: SitemapList, { above, upTo }: Range) {
    if (!entries) return
    for (let after = above; ; ) {
      const batch = await readEntries(db, entries, { above: after, upTo }, BATCH)
      if (batch.length > 0) {
        yield batch.map(({ id, changed_at }) => address(`${url}${path}/${id}`, changed_at)).join('')
      }
      const last = batch.at(-1)
      if (!last || batch.length < BATCH) return
      after = last.id
    }
  }

  async function* allAddresses(screens: string) {
    yield screens
    for (const list of lists) yield* entryAddresses(list, { above: 0, upTo: Number.MAX_SAFE_INTEGER })
  }

  async function fitsInOne(): Promise<boolean> {
    let left = size - lists.length - 1
    for (const { entries } of lists) {
      if (entries) left -= await countUpTo(db, entries, left + 1)
      if (left < 0) return false
    }
    return true
  }

  async function* index() {
    const file = (name: string) => `<sitemap>${element('loc', `${url}/sitemap-${name}.xml`)}</sitemap>\n`
    yield `${start}<sitemapindex ${namespace}>\n${file('screens')}`
    for (const { path, entries } of lists) {
      for (const range of entries ? await listRanges(db, entries, size) : []) yield file(`${path.slice(1)}-${range}`)
    }
    yield '</sitemapindex>\n'
  }

  return {
    /** `/sitemap.xml`: all addresses when one file may hold them, else the index of the files. */
    whole: async () => ((await fitsInOne()) ? urlset(allAddresses(await screenAddresses())) : index()),

    /** A file of the index, such as `questions-2`; null when it would be empty. */
    async part(name: string) {
      if (name === 'screens') return urlset([await screenAddresses()])
      const [, listName, number] = name.match(/^([a-z]+)-([1-9]\d{0,8})$/) ?? []
      const list = lists.find(({ path }) => path === `/${listName}`)
      if (!list?.entries) return null
      const range = { above: (Number(number) - 1) * size, upTo: Number(number) * size }
      const [first] = await readEntries(db, list.entries, range, 1)
      return first ? urlset(entryAddresses(list, range)) : null
    },
  }
}
