import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { time } from '../../kit/api/schema.ts'
import { User } from '../session/session.contract.ts'

export const ownDataContract = {
  'GET /auth/export': {
    summary:
      'Everything that your account is or has written, as lists by kind. What belongs to others appears by id and title only; secrets are left out',
    access: 'member',
    reply: z.looseObject({
      exported_at: time,
      account: User.omit({ needs_second_factor: true }).extend({ email_verified_at: time.nullable() }),
    }),
  },
} satisfies Contract

type OwnDataContract = typeof ownDataContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends OwnDataContract {}
}
