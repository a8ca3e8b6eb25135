/** Whether PostgreSQL can store a text: it has no U+0000 and no lone surrogates. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

// Line breaks and control characters forge lines of logs, emails and files. Directional overrides make a text look like
// another one: https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
const notInOneLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/u

/** Whether a text is invisible: it contains only spaces, and characters without width or with a blank glyph. */
export const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Whether a text has no line breaks, tabs, other control characters or directional overrides. */
export const isSingleLine = (text: string) => !notInOneLine.test(text)

/** The text with spaces in place of characters that a single line must not contain. */
export const toSingleLine = (text: string) =>
  isSingleLine(text) ? text : text.replace(new RegExp(notInOneLine, 'gu'), ' ').trim()

/** The first `length` UTF-16 code units of a text, or one less to keep a surrogate pair whole. */
export const truncate = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** The value of a search parameter of a page: trimmed, at most `max` UTF-16 code units, without U+0000. */
export const cleanSearchText = (value: string | null, max: number) =>
  truncate((value ?? '').replaceAll('\0', '').trim(), max).trim()

/** The text with its first letter in upper case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The beginning of a text, at most `length` UTF-16 code units. A longer text ends between words, with an ellipsis. */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text
  const start = truncate(text, length - 1)
  const space = start.lastIndexOf(' ')
  return `${(space > length * 0.6 ? start.slice(0, space) : start).trimEnd()}…`
}

type Block = { text: string; isItem: boolean }

const fence = /^ {0,3}(`{3}|~{3})/
const ruleOrUnderline = /^ {0,3}(?:=+|-+|([-*_])(?: *\1){2,}) *$/
const heading = /^ {0,3}#{1,6}(?: +|$)/
const listItem = /^\s*(?:[-*+]|(\d{1,9}[.)]))\s+/
const tableDelimiter = /^(?=.*\|)[\s|:-]*-[\s|:-]*$/
const linkDefinition = /^ {0,3}\[[^\]]+\]: *\S+/

const joinCells = (row: string) =>
  row
    .split('|')
    .flatMap((cell) => cell.trim() || [])
    .join(', ')

const removeInlineMarks = (text: string) =>
  text
    .replace(/!?\[([^\]\n]*)\](?:\([^)\s]*(?: "[^"]*")?\)|\[[^\]\n]*\])/g, '$1')
    .replace(/<(https?:[^>\s]+)>/g, '$1')
    .replace(/(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*\\])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Splits Markdown into paragraphs, headings, list items, table rows and code, without Markdown syntax. */
function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let isBlockOpen = false
  let fenced: string | undefined
  let inTable = false
  let inQuote = false
  const begin = (text: string, isItem = false) => {
    blocks.push({ text, isItem })
    isBlockOpen = true
  }
  for (const sourceLine of markdown.split('\n')) {
    const line = sourceLine.replace(/^(?: {0,3}>)+ ?/, '')
    const mark = line.match(fence)?.[1]
    const lastBlock = blocks.at(-1)
    if (line !== sourceLine && !inQuote) isBlockOpen = false
    inQuote = line !== sourceLine
    if (fenced ? mark === fenced : mark) {
      fenced = fenced ? undefined : mark
      isBlockOpen = false
    } else if (fenced) {
      if (isBlockOpen && lastBlock) lastBlock.text += ` ${line.trim()}`
      else begin(line.trim())
    } else if (tableDelimiter.test(line) && isBlockOpen && lastBlock) {
      inTable = true
      lastBlock.text = removeInlineMarks(joinCells(lastBlock.text))
    } else if (line.trim() === '' || ruleOrUnderline.test(line) || linkDefinition.test(line)) {
      isBlockOpen = false
      inTable = false
    } else if (inTable) {
      begin(removeInlineMarks(joinCells(line)))
    } else if (heading.test(line)) {
      begin(removeInlineMarks(line.replace(heading, '').replace(/ +#+ *$/, '')))
      isBlockOpen = false
    } else if (listItem.test(line)) {
      begin(removeInlineMarks(line.replace(listItem, (_, number?: string) => (number ? `${number} ` : ''))), true)
    } else if (isBlockOpen && lastBlock) {
      lastBlock.text += ` ${removeInlineMarks(line)}`
    } else {
      begin(removeInlineMarks(line))
    }
  }
  return blocks
}

/** The first 2,000 characters of a Markdown text in one line, without Markdown syntax, for a preview. */
export function markdownToText(markdown: string): string {
  let text = ''
  let previous: Block | undefined
  for (const block of parseBlocks(truncate(markdown, 2000))) {
    const words = block.text.replace(/\s+/g, ' ').trim()
    if (words === '') continue
    const isSentence = /[.!?…;,]["'”’)]?$/.test(text) && !block.isItem && !previous?.isItem
    if (previous) text += text.endsWith(':') || isSentence ? ' ' : ' · '
    text += words
    previous = block
  }
  return text
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of HTML that `renderMarkdown` returned. */
export const htmlToText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] as string)
    .trim()

/** Formats a count with its noun: `1 row`, `2 rows`, `5,558 rows`. */
export const formatCount = (number: number, singular: string, plural = `${singular}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? singular : plural}`

/** Formats the number of entries of a list that loads more on demand: `3 jobs`, `20+ jobs`. */
export const formatShownCount = (shown: number, hasMore: boolean, singular: string) =>
  hasMore ? `${shown.toLocaleString('en-US')}+ ${singular}s` : formatCount(shown, singular)

/** Formats the number on a badge: `3`, `99+`. */
export const formatBadge = (number: number) => (number > 99 ? '99+' : String(number))

/** Returns a function that formats moments. It caches the formatter of each time zone, because creating one is slow. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const formatters: Record<string, Intl.DateTimeFormat> = {}
  return (iso: string, timeZone: string): string => {
    formatters[timeZone] ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    return formatters[timeZone].format(new Date(iso))
  }
}

/** Formats a date: `Dec 4, 2026`. */
export const formatDate = dateFormat({ dateStyle: 'medium' })

/** Formats a date and time with its time zone: `Dec 4, 2026, 6:00 PM AKST`. */
export const formatTime = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Formats a size as `512 bytes` or `3.4 GB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1)
  const number = bytes / 1024 ** power
  return `${number.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`
}

/** Returns the texts that are not null, false or empty. */
export const withoutBlanks = (...texts: (string | null | false)[]): string[] =>
  texts.filter((text): text is string => Boolean(text))
