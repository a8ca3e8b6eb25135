import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, email, id, maxUnits, message, optionalText, time } from '../../kit/api/schema.ts'
import { TeamMember } from '../businesses/business.contract.ts'
import { businessRoles } from '../businesses/businesses.constants.ts'
import { assignableRoles } from './teams.constants.ts'

const roleMessage = `Role must be one of ${assignableRoles.join(', ')}`
const assignableRole = z.enum(assignableRoles, {
  error: ({ input }) =>
    input === 'owner' ? 'A business has one owner. Choose another role, and hand the business over later' : roleMessage,
})

const RoleForm = z.object({ role: assignableRole })
export const Invitation = z.object({ email, role: assignableRole })

const token = maxUnits(z.string(), 200, 'This link is not valid').optional()

const AccessRequest = z
  .object({
    id,
    user_id: id,
    full_name: z.string(),
    email: z.string(),
    message: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'AccessRequest' })
export type AccessRequest = z.output<typeof AccessRequest>

const OpenInvitation = z
  .object({
    association_id: id,
    business_id: id,
    business_name: z.string(),
    display_name: z.string(),
    owner_name: z.string().nullable(),
    email: z.string(),
    role: z.enum(businessRoles),
    /** Whether the invitation has expired and cannot be accepted. The owner can send it again. */
    is_expired: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.output<typeof OpenInvitation>

const OwnAccessRequest = z
  .object({ id, business_id: id, business_name: z.string(), display_name: z.string(), created_at: time })
  .meta({ id: 'OwnAccessRequest' })
export type OwnAccessRequest = z.output<typeof OwnAccessRequest>

const memberReply = z.object({ message: z.string(), member: TeamMember })

export const teamsContract = {
  'GET /teams/me': {
    summary: 'Your open invitations, the invitation with this token, and your access requests',
    access: 'member',
    query: z.object({ token }),
    reply: z.object({ invitations: z.array(OpenInvitation), access_requests: z.array(OwnAccessRequest) }),
  },
  'GET /businesses/:id/team': {
    summary: 'The team of a business that you own, with its open invitations and access requests',
    access: 'member',
    reply: z.object({ members: z.array(TeamMember), access_requests: z.array(AccessRequest) }),
  },
  'POST /businesses/:id/team': {
    summary: 'Invite an email address to the team',
    access: 'member',
    body: Invitation,
    reply: memberReply,
    status: 201,
  },
  'POST /businesses/:id/team/accept': {
    summary: 'Accept an invitation to your address, or to another address with the token of the email',
    access: 'member',
    body: z.object({ token }),
    reply: message,
  },
  'POST /businesses/:id/team/decline': {
    summary: 'Decline an invitation to your address, or to another address with the token of the email',
    access: 'member',
    body: z.object({ token }),
    reply: message,
  },
  // Listed before the path with the parameter, which would also match `me`.
  'DELETE /businesses/:id/team/me': { summary: 'Leave a team', access: 'member', reply: message },
  'PATCH /businesses/:id/team/:association_id': {
    summary: 'Change the role of a member. The role owner transfers the business, and you become admin',
    access: 'member',
    body: z.object({ role: choice(businessRoles, 'Role') }),
    reply: memberReply,
  },
  'POST /businesses/:id/team/:association_id/resend': {
    summary: 'Send an invitation again. It is valid for another 14 days, and the earlier link stops working',
    access: 'member',
    reply: memberReply,
  },
  'DELETE /businesses/:id/team/:association_id': {
    summary: 'Remove a member, or withdraw an invitation',
    access: 'member',
    reply: message,
  },
  'POST /businesses/:id/access-requests': {
    summary: 'Ask the owner of a claimed business for access',
    access: 'member',
    body: z.object({ message: optionalText(5000, 'Message') }),
    reply: message,
    status: 201,
  },
  'POST /businesses/:id/access-requests/:request_id/accept': {
    summary: 'Add the requester to the team',
    access: 'member',
    body: RoleForm,
    reply: message,
  },
  'POST /businesses/:id/access-requests/:request_id/decline': {
    summary: 'Decline an access request',
    access: 'member',
    reply: message,
  },
} satisfies Contract

type TeamsContract = typeof teamsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends TeamsContract {}
}
