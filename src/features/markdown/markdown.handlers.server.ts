import type { Handlers } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import type { markdownContract } from './markdown.contract.ts'
import { previews } from './markdown.limits.server.ts'

export const markdownHandlers: Handlers<typeof markdownContract> = {
  'POST /markdown': async ({ limits, viewer, body }) => {
    await limits.take(previews, String(viewer.id))
    return { html: renderMarkdown(body.text) }
  },
}
