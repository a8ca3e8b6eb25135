import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { type Limit, MINUTE } from '../../kit/server/limits.server.ts'
import { checkPassword } from '../../kit/server/passwords.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { type Origin, recordWrongPassword } from './securityLog.server.ts'

/**
 * Wrong passwords, by account over all IP addresses, because a client that guesses here already has a session of the
 * account.
 */
export const wrongPassword: Limit = {
  name: 'confirm-password',
  points: 10,
  seconds: 15 * MINUTE,
  message: 'Too many failed attempts.',
}

/**
 * Asks for the password again before a sensitive change.
 * @returns the stored hash that the password matches.
 * @throws 403 for a wrong password, which the security log shows, 429 after too many wrong passwords.
 */
export async function confirmPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  viewer: Pick<Viewer, 'id'>,
  password: string,
  origin: Origin,
): Promise<string> {
  const key = String(viewer.id)
  await limits.take(wrongPassword, key)
  const user = await db.selectFrom('users').where('id', '=', viewer.id).select('password_hash').executeTakeFirst()
  if (!(await checkPassword(password, user?.password_hash)) || !user) {
    if (user) await recordWrongPassword(db, viewer.id, origin, 'password.wrong')
    throw new AppError('forbidden', 'The password is not correct')
  }
  await limits.clear(wrongPassword, key)
  return user.password_hash
}
