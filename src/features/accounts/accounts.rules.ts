import type { Viewer } from '../../kit/page/session.ts'

/** No administrator can ban another one. */
export const canBan = (viewer: Viewer | null, user: { is_admin: boolean }) =>
  viewer?.is_admin === true && !user.is_admin
