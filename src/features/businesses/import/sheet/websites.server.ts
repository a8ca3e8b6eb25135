import { toSingleLine } from '../../../../kit/text/text.ts'
import { readWebsite, websiteError } from '../importRow.server.ts'
import { cleanOptional, readLink } from './contents.ts'

/** Writes scheme and host in lower case, and `http//` and `http:/` as they should be. */
const repairScheme = (website: string) =>
  website
    // “http://http://”
    .replace(/^(?:https?:?\/*)+(?=https?:?\/)/i, '')
    .replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://')
    .replace(/^(?:https?:\/\/)?[^/?#]+/i, (start) => start.toLowerCase())

/** The website in a cell, and a remark when what stands there is none. */
export function readWebsiteCell(cell: string): { website: string | null; error: string | null } {
  const typed = toSingleLine(cleanOptional(readLink(cell)))
  const addresses = typed.split(/[\s,;|]+/)
  // “info@example.com / www.example.com”
  const address = addresses.find((part) => /[^/]/.test(part) && !part.includes('@')) ?? addresses[0] ?? ''
  if (address === '' || /^https?:\/*$/i.test(address)) return { website: null, error: null }
  const website = address.includes('@') ? null : readWebsite(repairScheme(address))
  return { website, error: website === null ? websiteError(typed) : null }
}
