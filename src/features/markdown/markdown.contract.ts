import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { text } from '../../kit/api/schema.ts'
import { MARKDOWN_MAX } from './markdown.constants.ts'

export const markdownContract = {
  'POST /markdown': {
    summary: 'Render Markdown to HTML',
    access: 'member',
    readOnly: true,
    ignoresKey: true,
    body: z.object({ text: text(MARKDOWN_MAX, 'text') }),
    reply: z.object({ html: z.string() }),
  },
} satisfies Contract

type MarkdownContract = typeof markdownContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends MarkdownContract {}
}
