import { z } from 'zod'
import type { Contract } from '../../kit/contract.ts'
import { id, limit, time } from '../../kit/schema.ts'

export const AuditEntry = z
  .object({
    id,
    actor_id: z.number().nullable(),
    actor_name: z.string(),
    action: z.string(),
    target_type: z.string(),
    target_id: z.number().nullable(),
    target_name: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).nullable(),
    ip_address: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'AuditEntry' })

export const auditContract = {
  'GET /admin/audit': {
    summary: 'Every administrative action, newest first',
    access: 'admin',
    query: z.object({
      limit: limit(),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/, 'cursor must be the next_cursor of an earlier answer')
        .transform(Number)
        .optional(),
    }),
    reply: z.object({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() }),
  },
} satisfies Contract
