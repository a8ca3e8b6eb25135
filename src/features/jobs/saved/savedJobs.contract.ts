import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { idCursor } from '../../../kit/api/cursor.ts'
import { limitParam } from '../../../kit/api/schema.ts'
import { Job } from '../jobs.contract.ts'

export const savedJobsContract = {
  'GET /jobs/user/saved': {
    summary: 'The jobs that you have saved, the last saved one first. Jobs that are not public are left out',
    access: 'member',
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({ jobs: z.array(Job), next_cursor: z.string().nullable() }),
  },
  'PUT /jobs/:id/saved': {
    summary: 'Save a job, or remove it from the saved ones',
    access: 'member',
    body: z.object({ is_saved: z.boolean('is_saved must be true or false') }),
    reply: z.object({ is_saved: z.boolean() }),
  },
} satisfies Contract

type SavedJobsContract = typeof savedJobsContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends SavedJobsContract {}
}
