import { isAdministrator, type UserRole } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'

/** No administrator can ban another one. */
export const canBan = (viewer: Viewer | null, user: { role: UserRole }) =>
  isAdministrator(viewer) && !isAdministrator(user)

/** Administrators cannot change their own role, so the last one always keeps it. A suspended account has no role. */
export const canChangeRole = (viewer: Viewer | null, user: { id: number; is_banned: boolean }) =>
  isAdministrator(viewer) && viewer?.id !== user.id && !user.is_banned
