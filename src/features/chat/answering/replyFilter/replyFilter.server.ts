import type { AllowedLinks } from './allowedLinks.server.ts'
import { createBlockReader } from './replyBlocks.server.ts'
import { isSafeMarkdown } from './replyMarkdown.server.ts'
import { rebuildMarkdown, toPlainMarkdown } from './replyRebuild.server.ts'

/**
 * The maximum length of a reply in UTF-16 units. A longer reply is cut, so that a service that never ends costs a
 * bounded time.
 */
const MAX_REPLY_LENGTH = 16_000

/**
 * Creates a streaming filter for replies, which outputs finished blocks. The output contains no images, no HTML except
 * formatting, and links to allowed URLs only, whether written as Markdown, as HTML or as plain URLs. The labels of
 * removed links stay.
 *
 * Each block is checked together with everything before it, because the meaning of a link definition or an indented
 * line depends on other blocks. An unsafe block is rebuilt from its parsed form.
 * @param prepare changes a block before it is filtered.
 */
export function createReplyFilter(links: AllowedLinks, prepare: (block: string) => string = (block) => block) {
  const blocks = createBlockReader()
  let output = ''
  const filterBlock = (block: string): string => {
    const [, before = '', content = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(block) ?? []
    if (content === '') return block
    if (output.length + content.length > MAX_REPLY_LENGTH) return ''
    const candidates = [
      () => block,
      () =>
        `${before.replace(/[^\n]*$/, '') || before}${rebuildMarkdown(before.replace(/^.*\n/s, '') + content, links)}${after}`,
      () => `${before.includes('\n') ? '\n\n' : before}${toPlainMarkdown(content, links)}${after}`,
    ]
    for (const create of candidates) {
      const candidate = create()
      if (isSafeMarkdown(output + candidate, links)) return candidate
    }
    return ''
  }
  const filterBlocks = (finished: string[]): string => {
    let added = ''
    for (const block of finished) {
      const filtered = filterBlock(prepare(block))
      output += filtered
      added += filtered
    }
    return added
  }
  return {
    /** @returns the filtered text that is ready to send. */
    push: (text: string): string => filterBlocks(blocks.push(text)),
    /** @returns the rest of the filtered text. */
    end: (): string => filterBlocks(blocks.end()),
    /** Ends a paragraph. @returns the rest of its filtered text. */
    startParagraph(): string {
      const rest = filterBlocks(blocks.end())
      output += '\n\n'
      return rest
    },
  }
}
