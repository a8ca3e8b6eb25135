import type { BusinessRole } from '../businesses/businesses.constants.ts'

/** What the owner gives to others; ownership is handed over instead. */
export const assignableRoles = ['admin', 'member', 'viewer'] as const
export type AssignableRole = (typeof assignableRoles)[number]

/** What a role lets one do, to come after “can”. */
export const rolePermissions: Record<BusinessRole, string> = {
  owner: 'do everything and manage the team',
  admin: 'edit the business and create events',
  member: 'create events',
  viewer: 'see the business before it is public',
}
