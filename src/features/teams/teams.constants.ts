import type { BusinessRole } from '../businesses/businesses.constants.ts'

/** What the owner gives to others; ownership is handed over instead. */
export const givenRoles = ['admin', 'member', 'viewer'] as const
export type GivenRole = (typeof givenRoles)[number]

/** What a role lets one do, to come after “can”. */
export const roleRights: Record<BusinessRole, string> = {
  owner: 'do everything and manage the team',
  admin: 'edit the business and create events',
  member: 'create events',
  viewer: 'see the business before it is public',
}
