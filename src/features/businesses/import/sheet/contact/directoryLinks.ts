import { cleanOptional } from '../cells/cellText.ts'

const end = '\\.[a-z]{2,7}(?:\\.[a-z]{2})?'
/** Hosts of maps, search engines, review sites, directories, platforms for orders and bookings, and short links, with their paths. */
const directories = [
  `(?:maps\\.google${end}|maps\\.app\\.goo\\.gl|goo\\.gl|g\\.page|g\\.co|search\\.google${end}|business\\.google${end})`,
  `google${end}/(?:maps|search|travel|local|url)\\b`,
  `bing\\.com/(?:maps|search|local)\\b|(?:local|maps|search)\\.(?:yahoo|bing)\\.com|duckduckgo\\.com/\\?`,
  '(?:maps\\.apple|mapquest|waze|foursquare|yellowpages|superpages|whitepages|manta|citysearch|merchantcircle|hotfrog|chamberofcommerce|angi|angieslist|homeadvisor|thumbtack|houzz|nextdoor|healthgrades|zocdoc|avvo)\\.com',
  'openstreetmap\\.org|osm\\.org|what3words\\.com|bbb\\.org/.+',
  `(?:yelp|tripadvisor|trustpilot|opentable|booking|expedia|hotels|airbnb|vrbo)${end}`,
  '(?:ubereats|doordash|grubhub|seamless|postmates|toasttab|chownow|slicelife|menufy|clover|beyondmenu|allmenus|menupix|resy|exploretock|vagaro|booksy|fresha|styleseat|schedulicity|calendly|fareharbor|squareup)\\.com/.+|order\\.(?:online|toasttab\\.com)',
  'bit\\.ly|tinyurl\\.com|t\\.co|ow\\.ly|is\\.gd|rb\\.gy|cutt\\.ly|lnkd\\.in|youtu\\.be',
]
const directoryPattern = new RegExp(
  `^(?:https?:/*)?(?:(?:www|m|en|l|order|book|app)\\.)?(?:${directories.map((host) => `(?:${host})`).join('|')})(?=$|[/?#:])`,
  'i',
)

/**
 * Whether a URL leads to a map, a search engine, a review site, a directory or an ordering platform, or is a short link. Pages
 * that the business edits itself, such as those on Facebook or Linktree, do not count.
 */
export const isDirectoryLink = (address: string): boolean => directoryPattern.test(address.trim())

/** A column with at least this many different pages of one host has pages of a directory, not websites of businesses. */
const MIN_PAGES_OF_HOST = 4
const profileHostPattern = /^(?:[\w-]+\.)?(?:facebook|fb|instagram|linktr)\./i

const hostOf = (address: string) =>
  address
    .replace(/^https?:\/*(?:www\.)?/i, '')
    .split(/[/?#]/)[0]
    ?.toLowerCase() ?? ''

/** Whether all URLs of a column are links to maps or directories, so that none is the website of a business. */
export function areDirectoryLinks(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.every((value) => value.split(/[\s,;|]+/).every(isDirectoryLink))
}

/** Whether the URLs of a column are different pages of one host, as in a directory. */
export function arePagesOfHost(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const hosts = new Set(filled.map(hostOf))
  const [host = ''] = hosts
  return (
    filled.length >= MIN_PAGES_OF_HOST &&
    hosts.size === 1 &&
    new Set(filled).size === filled.length &&
    !profileHostPattern.test(host)
  )
}
