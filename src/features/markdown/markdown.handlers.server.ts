import type { Handlers } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.ts'
import type { markdownContract } from './markdown.contract.ts'

export const markdownHandlers: Handlers<typeof markdownContract> = {
  'POST /markdown': async ({ body }) => ({ html: renderMarkdown(body.text) }),
}
