/** The beginning of a text, at most `length` UTF-16 units, cut between words with an ellipsis when longer. */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length * 0.6 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

/** The words of the beginning of a Markdown text, without its marks, for a preview. */
export const plainText = (markdown: string) =>
  markdown
    .slice(0, 2000)
    .replace(/^ *```.*$/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6}|>|[-*+]) +/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()

const named: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** All words of HTML that was rendered from Markdown. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => named[entity] as string)
    .trim()

/** `1 row`, `2 rows`, `5,558 rows` */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** A date as people of the region read it: `Dec 4, 2026`. */
export const formatDate = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso))

/** A moment with its zone: `Dec 4, 2026, 6:00 PM AKST`. */
export const formatTime = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso))
