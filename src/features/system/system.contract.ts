import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { time } from '../../kit/api/schema.ts'

const SystemStatus = z.enum(['green', 'amber', 'red'])
export type SystemStatus = z.output<typeof SystemStatus>

const SystemCheck = z
  .object({
    id: z.string(),
    name: z.string(),
    status: SystemStatus,
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** The meaning of the status, and the action to take. */
    sentence: z.string(),
  })
  .meta({ id: 'SystemCheck' })
export type SystemCheck = z.output<typeof SystemCheck>

export const systemContract = {
  'GET /admin/system': {
    summary: 'State of each part of the system: green, amber or red, with what to do',
    access: 'admin',
    reply: z.object({ status: SystemStatus, checked_at: time, checks: z.array(SystemCheck) }),
  },
} satisfies Contract

type SystemContract = typeof systemContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SystemContract {}
}
