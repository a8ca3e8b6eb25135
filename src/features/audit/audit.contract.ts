import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { id, limitParam, maxUnits, searchParam, time } from '../../kit/api/schema.ts'

export const AuditEntry = z
  .object({
    id,
    actor_id: z.number().nullable(),
    actor_name: z.string(),
    action: z.string(),
    /** The words between actor and target. */
    verb: z.string(),
    target_type: z.string(),
    target_id: z.number().nullable(),
    target_name: z.string().nullable(),
    /** The path of the screen that shows the target; null when the target was deleted. */
    target_path: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).nullable(),
    ip_address: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof AuditEntry>

export const auditContract = {
  'GET /admin/audit': {
    summary: 'Audit log, newest first. search matches substrings of the names of actor and target',
    access: 'admin',
    query: z.object({
      limit: limitParam(),
      cursor: idCursor,
      action: maxUnits(z.string().trim(), 100, 'action must be 100 characters or less').optional(),
      search: searchParam,
    }),
    reply: z.object({
      entries: z.array(AuditEntry),
      next_cursor: z.string().nullable(),
      /** All actions that `action` can be, with their names. */
      actions: z.array(z.object({ action: z.string(), name: z.string() })),
    }),
  },
} satisfies Contract

type AuditContract = typeof auditContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends AuditContract {}
}
