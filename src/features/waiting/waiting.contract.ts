import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, time } from '../../kit/api/schema.ts'
import { emailFrequencies } from './waiting.constants.ts'

const WaitingCount = z.object({
  kind: z.string(),
  /** The count and the name of the items, such as "2 claims". */
  label: z.string(),
  count: z.number(),
  /** The time since which the oldest item waits; null when the queue is empty. */
  oldest_at: time.nullable(),
  /** The path of the screen with the queue. */
  path: z.string(),
  /** The id of the dashboard's tab with the queue; null when the queue is on another screen. */
  tab: z.string().nullable(),
})
export type WaitingCount = z.output<typeof WaitingCount>

const EmailChoice = z.object({ frequency: choice(emailFrequencies, 'frequency') })

export const waitingContract = {
  'GET /waiting': {
    summary: 'What waits for a decision of the viewer: every queue with its count',
    access: 'moderator',
    reply: z.object({ queues: z.array(WaitingCount), total: z.number() }),
  },
  'GET /admin/waiting/email': {
    summary: 'How often you get emails about what waits',
    access: 'admin',
    reply: EmailChoice,
  },
  'PUT /admin/waiting/email': {
    summary: 'Choose how often you get emails about what waits',
    access: 'admin',
    body: EmailChoice,
    reply: EmailChoice,
  },
} satisfies Contract

type WaitingContract = typeof waitingContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends WaitingContract {}
}
