import type { BusinessRole } from '../businesses/businesses.constants.ts'

/** The roles that an owner can assign. Ownership is transferred instead. */
export const assignableRoles = ['admin', 'member', 'viewer'] as const
export type AssignableRole = (typeof assignableRoles)[number]

/** The permissions of a role, phrased to follow “can”. */
export const rolePermissions: Record<BusinessRole, string> = {
  owner: 'do everything and manage the team',
  admin: 'edit the business and create events',
  member: 'create events',
  viewer: 'see the business before it is public',
}
