import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'

export const adminContract = {
  'GET /admin/stats': {
    summary: 'Counts for the dashboard',
    access: 'admin',
    reply: z.object({ total_users: z.number(), total_questions: z.number(), active_jobs: z.number() }),
  },
} satisfies Contract

type AdminContract = typeof adminContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends AdminContract {}
}
