const fencePattern = /^ {0,3}(`{3,}|~{3,})/
/** Matches a line break before an item of a list. */
const itemPattern = /\n(?=[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S)/
const blankLinePattern = /\n[ \t]*\n/
/** Matches the end of a sentence, with the spaces before the next sentence. */
const sentenceEndPattern = /[.!?…]["'”’)\]*_]*[ \t]+(?=\S)/g

const count = (text: string, mark: string) => text.split(mark).length - 1
/** Whether a text is complete: no later text can close markup in it, such as a link or code. */
function isClosed(text: string): boolean {
  const plain = text.replace(/\\./g, '')
  return (
    count(plain, '[') === count(plain, ']') &&
    count(plain, '(') === count(plain, ')') &&
    ['`', '*', '_', '~'].every((mark) => count(plain, mark) % 2 === 0) &&
    !plain.includes('<')
  )
}

const findEnd = (text: string, pattern: RegExp) => {
  const match = pattern.exec(text)
  return match ? match.index + match[0].length : Number.POSITIVE_INFINITY
}

/**
 * Returns the length of the first finished block of a text that is still being written; null when there is none. A
 * block is a paragraph, a list item, a heading, a fence, a table, an HTML block, or the first sentences of a paragraph
 * without open markup.
 */
function findBlockEnd(text: string): number | null {
  const start = text.length - text.trimStart().length
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const block = text.slice(lineStart)
  const [, fence] = fencePattern.exec(block) ?? []
  let length = Number.POSITIVE_INFINITY
  if (fence) {
    length = findEnd(block, new RegExp(`\\n {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*\\n`))
  } else {
    const lineEnd = block.indexOf('\n')
    const firstLine = lineEnd === -1 ? block : block.slice(0, lineEnd)
    length = Math.min(findEnd(block, blankLinePattern), findEnd(block, itemPattern))
    if (/^ {0,3}#{1,6}\s/.test(firstLine) && lineEnd !== -1) length = Math.min(length, lineEnd + 1)
    // Lines of tables and of HTML are meaningful only together.
    if (!/^[ \t]*<|^[ \t]{4}|\|/.test(firstLine)) length = Math.min(length, findSentenceEnd(block))
  }
  return Number.isFinite(length) ? lineStart + length : null
}

function findSentenceEnd(block: string): number {
  for (const { 0: match, index } of block.matchAll(sentenceEndPattern)) {
    const end = index + match.length
    // A number at the beginning, as in “1. ”, is the mark of a list.
    if (!/^\s*(?:\d+|[-*+])[.)]?\s*$/.test(block.slice(0, end)) && isClosed(block.slice(0, end))) return end
  }
  return Number.POSITIVE_INFINITY
}

/** Creates a reader that collects a streamed text, and returns its blocks as soon as they are finished. */
export function createBlockReader() {
  let pending = ''
  const takeFinishedBlocks = () => {
    const blocks: string[] = []
    for (let end = findBlockEnd(pending); end !== null; end = findBlockEnd(pending)) {
      blocks.push(pending.slice(0, end))
      pending = pending.slice(end)
    }
    return blocks
  }
  return {
    push(added: string): string[] {
      pending += added
      return takeFinishedBlocks()
    },
    end(): string[] {
      const rest = pending
      pending = ''
      return rest === '' ? [] : [rest]
    },
  }
}
