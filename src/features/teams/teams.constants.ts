import type { BusinessRole } from '../businesses/businesses.constants.ts'

/** What the owner gives to others; ownership is handed over instead. */
export const givenRoles = ['admin', 'member', 'viewer'] as const
export type GivenRole = (typeof givenRoles)[number]

/** What a role may do, after its name. */
export const roleRights: Record<BusinessRole, string> = {
  owner: 'does everything and manages the team',
  admin: 'edits the business and its events',
  member: 'creates events for the business',
  viewer: 'sees the business before it is public',
}
