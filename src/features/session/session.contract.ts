import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { id, maxUnits, message, time } from '../../kit/api/schema.ts'
import { userRoles } from '../../kit/page/roles.ts'

export const MAX_PASSWORD_LENGTH = 200

/**
 * The schema of a password that is compared with the stored one.
 * @param wrongPassword the message for a password that is too long to be correct.
 */
export const currentPassword = (wrongPassword = 'The password is not correct') =>
  maxUnits(z.string('Password is required').min(1, 'Password is required'), MAX_PASSWORD_LENGTH, wrongPassword)

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
    role: z.enum(userRoles),
    /** Whether the role is `administrator`. */
    is_admin: z.boolean(),
    is_banned: z.boolean(),
    /** Whether the member has hidden the public page. */
    is_hidden: z.boolean(),
    needs_second_factor: z.boolean().optional(),
    created_at: time,
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

export const sessionContract = {
  'GET /auth/me': { summary: 'The logged-in user', access: 'member', reply: User },
  'POST /auth/logout': { summary: 'End this session', idempotent: true, access: 'member', reply: message },
} satisfies Contract

type SessionContract = typeof sessionContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SessionContract {}
}
