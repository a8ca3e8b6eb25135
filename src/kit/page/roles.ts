export const userRoles = ['member', 'moderator', 'administrator'] as const
export type UserRole = (typeof userRoles)[number]

/** The users who may call an endpoint or open a screen. Each level includes the levels after it. */
export type Access = 'public' | 'member' | 'moderator' | 'admin'

/** Whether the user has the rights of a moderator, which administrators have too. */
export const isModerator = (viewer: { role: UserRole } | null) => viewer !== null && viewer.role !== 'member'
export const isAdministrator = (viewer: { role: UserRole } | null) => viewer?.role === 'administrator'

/** Whether a logged-in user may call an endpoint or open a screen. */
export const isAdmitted = (viewer: { role: UserRole }, access: Access) =>
  access === 'admin' ? isAdministrator(viewer) : access !== 'moderator' || isModerator(viewer)
