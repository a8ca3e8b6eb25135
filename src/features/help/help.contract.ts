import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'

const Link = z.object({ name: z.string(), title: z.string() })

export const helpContract = {
  'GET /help': {
    summary: 'The help pages, by section',
    reply: z.object({ sections: z.array(z.object({ section: z.string(), pages: z.array(Link) })) }),
  },
  'GET /help/:name': {
    summary: 'A help page as HTML and as Markdown, with the other pages of its section',
    reply: Link.extend({ section: z.string(), markdown: z.string(), html: z.string(), others: z.array(Link) }),
  },
} satisfies Contract

type HelpContract = typeof helpContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends HelpContract {}
}
