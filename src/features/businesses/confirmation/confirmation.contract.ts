import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { id, text, time } from '../../../kit/api/schema.ts'

const confirmed = z.object({ message: z.string(), business_id: id, confirmed_at: time })

export const confirmationContract = {
  'POST /businesses/:id/confirm': {
    summary: 'State that the profile of a business is still right, as its owner or an admin of it',
    access: 'member',
    reply: confirmed,
  },
  'POST /businesses/confirm': {
    summary: 'State that the profile of a business is still right, with the token of the yearly email',
    body: z.object({ token: text(200, 'token') }),
    reply: confirmed,
  },
  'GET /admin/confirmations': {
    summary:
      'The claimed businesses of the directory: how many were confirmed within a year, and how many owners were asked and have not answered',
    access: 'admin',
    reply: z.object({ claimed: z.number(), confirmed: z.number(), asked: z.number() }),
  },
} satisfies Contract

type ConfirmationContract = typeof confirmationContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends ConfirmationContract {}
}
