/** Longer names are refused. Matching patterns against them would take seconds. */
export const MAX_NAME_LENGTH = 300

const legalForm = String.raw`(?:inc|incorporated|llc|l\.l\.c|llp|l\.l\.p|lp|ltd|limited|corp|corporation|company|co|pllc|p\.l\.l\.c|pc|p\.c|pa|p\.a|plc)\.?`
/** `Alder LLC DBA: The Lantern`, `Alder LLC d/b/a The Lantern` and `DBA The Lantern` */
const dbaPattern =
  /^(?:(.*?)[\s,;(–-]+)?(?:d\.?\s?b\.?\s?a\b\.?|d\s?\/\s?b\s?\/\s?a\b|t\/a\b|doing business as\b|trading as\b)\s*[:.]?\s*(.*?)$/i
/** `The Lantern (Alder LLC)` */
const nameWithOwnerPattern = new RegExp(String.raw`^([^()]{3,}?)\s*\(([^()]*\b${legalForm})\)$`, 'i')
const trailingLegalFormPattern = new RegExp(String.raw`\b${legalForm}$`, 'i')

/** Extracts the trade name from a name that also contains the owner or the legal name. */
export function extractTradeName(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return name
  const match = dbaPattern.exec(name)
  if (match) {
    const trade = (match[2] ?? '').replace(/\)$/, '').trim()
    return /[\p{L}\d]{2}/u.test(trade) ? trade : (match[1] ?? '').trim() || name
  }
  const [, trade = ''] = nameWithOwnerPattern.exec(name) ?? []
  return trade !== '' && !trailingLegalFormPattern.test(trade) ? trade : name
}

/** Whether a name ends with a legal form. */
export const hasLegalForm = (name: string): boolean => trailingLegalFormPattern.test(name.trim())
