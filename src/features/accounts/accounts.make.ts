import { db } from '../../../test/database.ts'
import { hashPassword } from '../../kit/passwords.server.ts'
import { openSession } from '../session/sessions.server.ts'

export const PASSWORD = 'a good password'
let password_hash: Promise<string> | undefined
let made = 0

type Given = { email?: string; full_name?: string; is_admin?: boolean; verified?: boolean }

/** A signed-in user with the password `PASSWORD`. */
export async function makeUser({ verified = true, ...given }: Given = {}) {
  made += 1
  password_hash ??= hashPassword(PASSWORD)
  const user = await db
    .insertInto('users')
    .values({
      email: `user${made}@example.com`,
      full_name: `User ${made}`,
      state: 'AK',
      password_hash: await password_hash,
      email_verified_at: verified ? new Date().toISOString() : null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...user, token: await openSession(db, user.id) }
}

export const makeAdmin = (given: Given = {}) => makeUser({ is_admin: true, ...given })
