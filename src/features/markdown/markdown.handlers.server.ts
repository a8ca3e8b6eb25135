import { renderMarkdown } from '../../kit/markdown.ts'
import type { Handlers } from '../../kit/services.server.ts'
import type { markdownContract } from './markdown.contract.ts'

export const markdownHandlers: Handlers<typeof markdownContract> = {
  'POST /markdown': async ({ body }) => ({ html: renderMarkdown(body.text) }),
}
