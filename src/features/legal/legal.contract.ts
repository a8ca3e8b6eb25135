import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'

export const legalContract = {
  'GET /legal/:name': {
    summary: 'A legal text as HTML: privacy-policy or terms-of-service',
    reply: z.object({ title: z.string(), html: z.string() }),
  },
} satisfies Contract

type LegalContract = typeof legalContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends LegalContract {}
}
