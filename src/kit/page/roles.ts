export const userRoles = ['member', 'moderator', 'administrator'] as const
export type UserRole = (typeof userRoles)[number]

/** Who may call an endpoint or open a screen. Each level includes those after it. */
export type Access = 'public' | 'member' | 'moderator' | 'admin'

/** Administrators have every right of a moderator. */
export const isModerator = (viewer: { role: UserRole } | null) => viewer !== null && viewer.role !== 'member'
export const isAdministrator = (viewer: { role: UserRole } | null) => viewer?.role === 'administrator'

/** Whether a logged-in user may call an endpoint or open a screen. */
export const isAdmitted = (viewer: { role: UserRole }, access: Access) =>
  access === 'admin' ? isAdministrator(viewer) : access !== 'moderator' || isModerator(viewer)
