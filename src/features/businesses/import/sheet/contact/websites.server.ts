import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { Mapping } from '../../import.constants.ts'
import { parseWebsite, websiteError } from '../../importRow.server.ts'
import { cleanOptional, extractLink } from '../cells/cellText.ts'
import { isIgnoredHeading, matchHeading, normalizeHeading } from '../headings/headings.ts'
import { areMapTags } from '../industry/mapTags.ts'
import { isEmailProviderDomain } from '../name/refusedNames.ts'
import { isDirectoryLink } from './directoryLinks.ts'

/** Converts scheme and host to lower case, and repairs `http//` and `http:/`. */
const repairScheme = (website: string) =>
  website
    // “http://http://”
    .replace(/^(?:https?:?\/*)+(?=https?:?\/)/i, '')
    .replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://')
    .replace(/^(?:https?:\/\/)?[^/?#]+/i, (start) => start.toLowerCase())

/** Tracking parameters of advertisers: `?utm_source=list`, `&fbclid=…`. */
const trackingParameterPattern =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_hsenc|_hsmi|_ga|_gl|srsltid|hsctatracking|trk|mkt_tok|ref_src|y_source)=?/i

/** Removes tracking parameters from a website. */
export function withoutTracking<Website extends string | null>(website: Website): Website | string {
  if (website === null) return website
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(website) ?? []
  if (page === '') return website
  const kept = query.split('&').filter((parameter) => !trackingParameterPattern.test(parameter))
  if (kept.length === query.split('&').length) return website
  return `${page}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`
}

/**
 * Parses the website of a cell, with an error for an invalid one. A cell that may have an email address instead gets no error
 * for it.
 */
export function parseWebsiteCell(cell: string, mayBeEmail = false): { website: string | null; error: string | null } {
  const typed = toSingleLine(cleanOptional(extractLink(cell)))
  const parts = typed.split(/[\s,;|]+/)
  const own = parts.filter((part) => !isDirectoryLink(part))
  const addresses = own.some((part) => /\w\.\w/.test(part) && !part.includes('@')) ? own : parts
  // “info@example.com / www.example.com”
  const address = addresses.find((part) => /[^/]/.test(part) && !part.includes('@')) ?? addresses[0] ?? ''
  if (address === '' || /^https?:\/*$/i.test(address)) return { website: null, error: null }
  if (isEmailProviderDomain(address.replace(/^https?:\/\//i, '').replace(/\/$/, '')))
    return { website: null, error: `The website “${address}” is that of a provider of email and was left out` }
  if (isDirectoryLink(address))
    return {
      website: null,
      error: `The website “${address}” is a page of a map, a directory or a platform and was left out`,
    }
  const website = address.includes('@') ? null : withoutTracking(parseWebsite(repairScheme(address)))
  const isEmail = mayBeEmail && address.includes('@')
  return { website, error: website === null && !isEmail ? websiteError(typed) : null }
}

/** Whether a cell has a URL, not only an email address, `http://`, “coming soon” or a link to a map. */
const hasAddress = (cell: string) =>
  cell.split(/[\s,;|]+/).some((part) => /\w\.\w/.test(part) && !part.includes('@') && !isDirectoryLink(part))

/** Returns a function that finds the website of a row in another column if the mapped column has none; otherwise it returns null. */
export function createWebsiteFinder(headings: string[], mapping: Mapping) {
  const column = mapping.website
  if (column == null) return () => null
  const mapped = new Set(Object.values(mapping))
  const isMap = areMapTags(headings)
  const others = headings.flatMap((heading, other) => {
    const words = normalizeHeading(heading)
    // “URL” is often a page of the register.
    const isWebsite = matchHeading(heading)?.field === 'website' && (/web|homepage|home page/.test(words) || isMap)
    return isWebsite && !mapped.has(other) && !isIgnoredHeading(heading) ? [other] : []
  })
  return (values: string[]): { cell: string; heading: string } | null => {
    if (others.length === 0 || hasAddress(cleanOptional(values[column] ?? ''))) return null
    const found = others.find((other) => parseWebsiteCell(values[other] ?? '').website !== null)
    return found === undefined ? null : { cell: values[found] ?? '', heading: headings[found] ?? '' }
  }
}
