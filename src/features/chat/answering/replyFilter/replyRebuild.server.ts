import type { AllowedLinks } from './allowedLinks.server.ts'
import { hasOnlyAllowedUrls, markdown, sanitizeTag, type Token } from './replyMarkdown.server.ts'

/** Inserts word joiners, so that no renderer recognizes a URL or an email address in the text. */
const breakUrls = (text: string) => text.replace(/[.:/]/g, '$&\u2060').replaceAll('@', '\u2060@\u2060')

/** Escapes text as Markdown that shows exactly this text. */
function escapeText(text: string, links: AllowedLinks): string {
  return text
    .split(/(\s+)/)
    .map((word) => (hasOnlyAllowedUrls(word, links) ? word : breakUrls(word)))
    .join('')
    .replace(/[\\`*_[\]~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/^(\s*)(#|>|[-+=](?=\s|[-+=])|\d{1,9}(?=[.)]))/gm, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\u2060` : `${space}\\${mark}`,
    )
}

const marks: Record<string, string> = { strong: '**', em: '*', s: '~~' }

/**
 * Rebuilds an inline part with the allowed links only. The labels of other links, and the alternative texts of images,
 * stay as text.
 */
function rebuildInline(tokens: Token[], links: AllowedLinks): string {
  const openLinks: (string | null)[] = []
  let openTags = 0
  let output = ''
  let text = ''
  const write = (markup: string) => {
    output += escapeText(text, links) + markup
    text = ''
  }
  for (const token of tokens) {
    const { type, content, nesting } = token
    if (type === 'text' || type === 'text_special') text += content
    else if (type === 'image') text += content
    else if (type === 'softbreak' || type === 'hardbreak') write('\n')
    else if (type === 'code_inline') write(rebuildCode(content))
    else if (type === 'link_open') {
      const url = links.find(String(token.attrGet('href') ?? ''))
      openLinks.push(url)
      // An exclamation mark before a link would turn it into an image.
      if (url !== null) write(/!$/.test(text || output) ? '\u2060[' : '[')
    } else if (type === 'link_close') {
      const url = openLinks.pop() ?? null
      if (url !== null) write(`](${url.replace(/[()<>]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)})`)
    } else if (type === 'html_inline') {
      const tag = sanitizeTag(content, links)
      if (tag === '</a>' && openTags === 0) continue
      if (tag !== null) write(tag)
      openTags += tag === '</a>' ? -1 : Number(tag?.startsWith('<a '))
    } else if (nesting !== 0) write(marks[type.replace(/_(open|close)$/, '')] ?? '')
  }
  write('</a>'.repeat(Math.max(0, openTags)))
  return output
}

/** The length of the longest run of backticks. */
const measureLongestRun = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))

/** Writes inline code, delimited by more backticks than it contains. */
function rebuildCode(content: string): string {
  const fence = '`'.repeat(measureLongestRun(content) + 1)
  const space = /^`|`$|^ .* $/.test(content) ? ' ' : ''
  return `${fence}${space}${content}${space}${fence}`
}

const indent = (text: string, first: string, other: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? '' : other) + line)
    .join('\n')

/** Splits tokens into blocks, each with its content. */
function splitBlocks(tokens: Token[]): { token: Token; content: Token[] }[] {
  const blocks: { token: Token; content: Token[] }[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const end =
      token.nesting === 1
        ? tokens.findIndex((other, place) => place > index && other.level === token.level && other.nesting === -1)
        : index
    blocks.push({ token, content: tokens.slice(index + 1, end) })
    index = end
  }
  return blocks
}

function rebuildTable(content: Token[], links: AllowedLinks): string {
  const rows = splitBlocks(content).flatMap(({ content: section }) =>
    splitBlocks(section).map(({ content: row }) =>
      splitBlocks(row).map(({ content: cell }) => rebuildBlocks(cell, links).replaceAll('\n', ' ')),
    ),
  )
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 1)}`, ...body].join('\n')
}

function rebuildBlock({ token, content }: { token: Token; content: Token[] }, links: AllowedLinks): string {
  const inside = () => rebuildBlocks(content, links)
  switch (token.type) {
    case 'inline':
      return rebuildInline(token.children ?? [], links)
    case 'html_block':
      return rebuildInline(markdown.parseInline(token.content, {})[0]?.children ?? [], links).trim()
    case 'heading_open':
      return `${'#'.repeat(Number(token.tag.slice(1)))} ${inside().replaceAll('\n', ' ')}`
    case 'blockquote_open':
      return indent(inside(), '> ', '> ')
    case 'bullet_list_open':
    case 'ordered_list_open':
      return splitBlocks(content)
        .map((item, index) => {
          const start = Number(token.attrGet('start') ?? 1)
          const mark = token.type === 'bullet_list_open' ? '- ' : `${start + index}. `
          return indent(rebuildBlocks(item.content, links), mark, ' '.repeat(mark.length))
        })
        .join('\n')
    case 'fence':
    case 'code_block': {
      const fence = '`'.repeat(Math.max(3, measureLongestRun(token.content) + 1))
      return `${fence}\n${token.content.replace(/\n?$/, '\n')}${fence}`
    }
    case 'table_open':
      return rebuildTable(content, links)
    case 'hr':
      return '---'
    default:
      return inside()
  }
}

const rebuildBlocks = (tokens: Token[], links: AllowedLinks): string =>
  splitBlocks(tokens)
    .map((block) => rebuildBlock(block, links))
    .filter((text) => text !== '')
    .join('\n\n')

/** Rebuilds a block from its parsed form, with the allowed links only. */
export const rebuildMarkdown = (text: string, links: AllowedLinks): string =>
  rebuildBlocks(markdown.parse(text, {}), links)

/** The text of a block on one line, without markup and URLs. */
export const toPlainMarkdown = (text: string, links: AllowedLinks): string =>
  escapeText(breakUrls(text.replace(/[\s<>`]+/g, ' ').trim()), links)
