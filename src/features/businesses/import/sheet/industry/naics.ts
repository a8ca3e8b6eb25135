/** The first of several titles. */
function withoutOtherCodes(title: string): string {
  const end = title.search(/\bNAICS(?: code)?[ :#]{0,3}\d{2,6}\b|[;|]\s{0,3}\d{4,6}\b/i)
  return (end > 0 ? title.slice(0, end) : title).trim().replace(/[\s,;|–—-]{1,9}$/, '')
}

/** Parses the code and the title of `722511`, `722511.0`, `722511 - Restaurants`, `Restaurants (722511)` and `Retail Trade (44-45)`. */
export function parseNaics(value: string): { code: string; title: string } | null {
  const [, words = '', behind] = /^(.{1,200}?)\s?\((\d{2,6})(?:-\d{2})?\)$/.exec(value) ?? []
  if (behind) return { code: behind, title: words }
  // A range such as `4400-4599` is a sector.
  const [, sector] = /^(\d{2})\d{2}\s*-\s*\d{4}$/.exec(value) ?? []
  if (sector) return { code: sector, title: '' }
  const [, code, title = ''] = /^(?:naics\s*)?(\d{2,6})(?:\.0+)?(?:\s*[-–—:,;]+\s*|\s+|$)(.*)$/i.exec(value) ?? []
  return code ? { code, title: withoutOtherCodes(title.replace(/^\d{2,6}.*$/, '')) } : null
}
