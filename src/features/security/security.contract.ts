import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { id, limitParam, message, time } from '../../kit/api/schema.ts'

const Session = z
  .object({
    id,
    created_at: time,
    last_used_at: time.meta({ description: 'Exact to five minutes' }),
    user_agent: z.string().nullable(),
    current: z.boolean().meta({ description: 'Whether it is the session of this call' }),
  })
  .meta({ id: 'Session' })
export type Session = z.output<typeof Session>

const SecurityEvent = z
  .object({
    id,
    kind: z.string(),
    text: z.string(),
    count: z.number().meta({ description: 'How often it happened between first_at and last_at' }),
    first_at: time,
    last_at: time,
    client: z.string().nullable().meta({ description: 'An IPv4 address or an IPv6 /64 network' }),
    device: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.output<typeof SecurityEvent>

export const securityContract = {
  'GET /auth/sessions': {
    summary: 'Your sessions, the last used first',
    access: 'member',
    reply: z.object({ sessions: z.array(Session) }),
  },
  'DELETE /auth/sessions/:id': { summary: 'End one of your sessions', access: 'member', reply: message },
  'DELETE /auth/sessions': { summary: 'End all your sessions but this one', access: 'member', reply: message },
  'GET /auth/security-events': {
    summary: 'What happened to your account in the last 180 days, the newest first',
    access: 'member',
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({ events: z.array(SecurityEvent), next_cursor: z.string().nullable() }),
  },
} satisfies Contract

type SecurityContract = typeof securityContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SecurityContract {}
}
