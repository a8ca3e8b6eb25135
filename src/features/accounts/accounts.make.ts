import { db } from '../../../test/database.ts'
import type { UserRole } from '../../kit/page/roles.ts'
import { hashPassword } from '../../kit/server/passwords.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'

export const PASSWORD = 'a good password'
let password_hash: Promise<string> | undefined
let userCount = 0

type UserValues = { email?: string; full_name?: string; role?: UserRole; verified?: boolean }

/** Creates a user with the password `PASSWORD` and a session. */
export async function makeUser({ verified = true, ...values }: UserValues = {}) {
  userCount += 1
  password_hash ??= hashPassword(PASSWORD)
  const user = await db
    .insertInto('users')
    .values({
      email: `user${userCount}@example.com`,
      full_name: `User ${userCount}`,
      state: 'AK',
      password_hash: await password_hash,
      email_verified_at: verified ? new Date().toISOString() : null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const token = createToken()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: user.id })
    .execute()
  return { ...user, token }
}

export const makeAdmin = (values: UserValues = {}) => makeUser({ role: 'administrator', ...values })
export const makeModerator = (values: UserValues = {}) => makeUser({ role: 'moderator', ...values })
