import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { id, time } from '../../kit/api/schema.ts'

export const User = z
  .object({
    id,
    email: z.string(),
    full_name: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string(),
    zip_code: z.string().nullable(),
    is_admin: z.boolean(),
    is_banned: z.boolean(),
    created_at: time,
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

export const sessionContract = {
  'GET /auth/me': { summary: 'The logged-in user', access: 'member', reply: User },
} satisfies Contract

type SessionContract = typeof sessionContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SessionContract {}
}
