import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { text } from '../../kit/api/schema.ts'
import { MAX_MARKDOWN_LENGTH } from './markdown.constants.ts'

export const markdownContract = {
  'POST /markdown': {
    summary: 'Render Markdown to HTML',
    access: 'member',
    readOnly: true,
    ignoresKey: true,
    body: z.object({ text: text(MAX_MARKDOWN_LENGTH, 'text') }),
    reply: z.object({ html: z.string() }),
  },
} satisfies Contract

type MarkdownContract = typeof markdownContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends MarkdownContract {}
}
