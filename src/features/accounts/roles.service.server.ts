import type { Db, Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { UserRole } from '../../kit/page/roles.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { recordSecurityEvent } from '../session/securityLog.server.ts'
import type { User } from '../session/session.contract.ts'
import { userColumns } from '../session/session.service.server.ts'
import { canChangeRole } from './accounts.rules.ts'

const roleNames: Record<UserRole, string> = {
  member: 'a member',
  moderator: 'a moderator',
  administrator: 'an administrator',
}

/**
 * Locks a user and all administrators, so that changes of administrators wait for each other.
 * FOR UPDATE would wait for a running import, which holds a key share lock on its administrator.
 */
const lockWithAdministrators = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .where((user) => user.or([user('id', '=', id), user('role', '=', 'administrator')]))
    .select(userColumns)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/**
 * Changes the role of another user. Sessions read the role with every request, so that the change counts at once.
 * @throws 403 when the actor is no longer an administrator, 404 for an unknown user, 409 for oneself and for a suspended
 * account. Nobody can change their own role, so at least one administrator always remains.
 */
export function setRole(db: Db, actor: Actor, id: number, role: UserRole): Promise<{ message: string; user: User }> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockWithAdministrators(tx, id)
    const viewer = locked.find((user) => user.id === actor.viewer.id)
    if (viewer?.role !== 'administrator') throw new AppError('forbidden', 'This is for administrators only')
    const user = assertFound(
      locked.find((user) => user.id === id),
      'User not found',
    )
    if (!canChangeRole(viewer, user)) {
      throw new AppError('conflict', user.is_banned ? suspended(user) : 'You cannot change your own role')
    }
    const message = `${user.full_name} is ${user.role === role ? 'already' : 'now'} ${roleNames[role]}.`
    if (user.role === role) return { message, user }
    const changed = await tx
      .updateTable('users')
      .set({ role })
      .where('id', '=', id)
      .returning(userColumns)
      .executeTakeFirstOrThrow()
    await writeAudit(tx, actor, {
      action: 'user.role',
      target_type: 'user',
      target_id: id,
      target_name: user.full_name,
      details: { role: [user.role, role] },
    })
    await recordSecurityEvent(tx, id, null, { kind: 'role.changed', detail: roleNames[role] })
    return { message, user: changed }
  })
}

const suspended = ({ full_name }: User) => `${full_name} is suspended. Please unban the account first`

/** @throws 409 when this user is the only administrator who can log in. */
export async function assertAdministratorRemains(tx: Tx, id: number) {
  const locked = await lockWithAdministrators(tx, id)
  const isAdministrator = locked.some((user) => user.id === id && user.is_admin)
  const hasOther = locked.some((user) => user.id !== id && user.is_admin && !user.is_banned)
  if (isAdministrator && !hasOther) {
    throw new AppError('conflict', 'You are the only administrator. Please appoint another one before you leave')
  }
}
