import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { idCursor } from '../../../kit/api/cursor.ts'
import { id, limitParam, time } from '../../../kit/api/schema.ts'
import { proposalStatuses } from './import.constants.ts'

export const ImportProposal = z
  .object({
    id,
    import_id: id,
    business_id: id,
    business_name: z.string(),
    field: z.string(),
    from_value: z.string().nullable(),
    to_value: z.string(),
    status: z.enum(proposalStatuses),
    file_name: z.string(),
    created_at: time,
  })
  .meta({ id: 'ImportProposal' })
export type ImportProposal = z.output<typeof ImportProposal>

/** Changes of imported lists that wait for a decision. */
export const proposalsContract = {
  'GET /import-proposals': {
    summary:
      'Changes of imported lists that wait for a decision, for administrators or for the businesses that you manage',
    access: 'member',
    query: z.object({
      business_id: z.coerce.number().int().positive().optional(),
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: z.object({ proposals: z.array(ImportProposal), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /import-proposals/:id/accept': {
    summary: 'Accept a change: the business gets the value of the list',
    access: 'member',
    reply: z.object({ message: z.string(), proposal: ImportProposal }),
  },
  'POST /import-proposals/:id/reject': {
    summary: 'Reject a change. The same value is not proposed again',
    access: 'member',
    reply: z.object({ message: z.string(), proposal: ImportProposal }),
  },
} satisfies Contract
