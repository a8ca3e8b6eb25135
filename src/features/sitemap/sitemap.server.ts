import type { Db } from '../../database/open.server.ts'
import { element } from '../../kit/xml.ts'
import { countUpTo, type Kind, kinds, listRanges, type Range, readEntries, readNewest } from './sitemap.query.server.ts'

/** How many addresses a file may hold: https://www.sitemaps.org/protocol.html */
const ADDRESSES_MAX = 50_000
const BATCH = 5000

/** The pages that are there without anybody having written them; lists have changed when their newest entry did. */
const screens: [path: string, lists: Kind | null][] = [
  ['/', null],
  ['/questions', 'questions'],
  ['/jobs', 'jobs'],
  ['/events', 'events'],
  ['/businesses', 'businesses'],
  ['/help', null],
  ['/privacy', null],
  ['/terms', null],
]

const start = '<?xml version="1.0" encoding="utf-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const address = (loc: string, lastmod?: string) =>
  `<url>${element('loc', loc)}${lastmod ? element('lastmod', lastmod) : ''}</url>\n`

async function screenAddresses(db: Db, url: string): Promise<string> {
  const newest = await Promise.all(screens.map(([, kind]) => kind && readNewest(db, kind)))
  return screens.map(([path], at) => address(url + path, newest[at]?.changed_at)).join('')
}

/** A few thousand at a time, so that a file of any length takes little memory. */
async function* kindAddresses(db: Db, url: string, kind: Kind, { above, upTo }: Range) {
  for (let after = above; ; ) {
    const entries = await readEntries(db, kind, { above: after, upTo }, BATCH)
    if (entries.length > 0) {
      yield entries.map(({ id, changed_at }) => address(`${url}/${kind}/${id}`, changed_at)).join('')
    }
    const last = entries.at(-1)
    if (!last || entries.length < BATCH) return
    after = last.id
  }
}

async function* allAddresses(db: Db, url: string, screens: string) {
  yield screens
  for (const kind of kinds) yield* kindAddresses(db, url, kind, { above: 0, upTo: Number.MAX_SAFE_INTEGER })
}

async function* urlset(addresses: AsyncIterable<string> | Iterable<string>) {
  yield `${start}<urlset ${namespace}>\n`
  yield* addresses
  yield '</urlset>\n'
}

async function fitsInOne(db: Db, size: number): Promise<boolean> {
  let left = size - screens.length
  for (const kind of kinds) {
    left -= await countUpTo(db, kind, left + 1)
    if (left < 0) return false
  }
  return true
}

async function* index(db: Db, url: string, size: number) {
  const file = (name: string) => `<sitemap>${element('loc', `${url}/sitemap-${name}.xml`)}</sitemap>\n`
  yield `${start}<sitemapindex ${namespace}>\n${file('screens')}`
  for (const kind of kinds) {
    for (const range of await listRanges(db, kind, size)) yield file(`${kind}-${range}`)
  }
  yield '</sitemapindex>\n'
}

/** `/sitemap.xml`: all addresses where one file may hold them, else the index of the files that do. */
export const sitemap = async (db: Db, url: string, size = ADDRESSES_MAX): Promise<AsyncGenerator<string>> =>
  (await fitsInOne(db, size)) ? urlset(allAddresses(db, url, await screenAddresses(db, url))) : index(db, url, size)

/** A file of the index, such as `questions-2`; null where there is nothing to list. */
export async function sitemapPart(db: Db, url: string, name: string, size = ADDRESSES_MAX) {
  if (name === 'screens') return urlset([await screenAddresses(db, url)])
  const [, asked, number] = name.match(/^([a-z]+)-([1-9]\d{0,8})$/) ?? []
  const kind = kinds.find((known) => known === asked)
  if (!kind) return null
  const range = { above: (Number(number) - 1) * size, upTo: Number(number) * size }
  const [any] = await readEntries(db, kind, range, 1)
  return any ? urlset(kindAddresses(db, url, kind, range)) : null
}
