import type { Handlers } from '../../kit/server/services.server.ts'
import { acceptAccessRequest, declineAccessRequest, requestAccess } from './accessRequests.service.server.ts'
import { acceptInvitation, declineInvitation, invite, resendInvitation } from './invitations.service.server.ts'
import type { teamsContract } from './teams.contract.ts'
import { changeRole, leaveTeam, listPendingAccess, readTeam, removeMember } from './teams.service.server.ts'

export const teamsHandlers: Handlers<typeof teamsContract> = {
  'GET /teams/me': ({ viewer, query, ...services }) => listPendingAccess(services, viewer, query.token),
  'GET /businesses/:id/team': ({ db, viewer, params }) => readTeam(db, viewer, params.id),
  'POST /businesses/:id/team': ({ viewer, params, body, ...services }) => invite(services, viewer, params.id, body),
  'POST /businesses/:id/team/accept': ({ viewer, params, body, ...services }) =>
    acceptInvitation(services, viewer, params.id, body.token),
  'POST /businesses/:id/team/decline': ({ viewer, params, body, ...services }) =>
    declineInvitation(services, viewer, params.id, body.token),
  'DELETE /businesses/:id/team/me': ({ db, viewer, params }) => leaveTeam(db, viewer, params.id),
  'PATCH /businesses/:id/team/:association_id': ({ db, viewer, params, body }) =>
    changeRole(db, viewer, params.id, params.association_id, body.role),
  'POST /businesses/:id/team/:association_id/resend': ({ viewer, params, ...services }) =>
    resendInvitation(services, viewer, params.id, params.association_id),
  'DELETE /businesses/:id/team/:association_id': ({ db, viewer, params }) =>
    removeMember(db, viewer, params.id, params.association_id),
  'POST /businesses/:id/access-requests': ({ viewer, params, body, ...services }) =>
    requestAccess(services, viewer, params.id, body.message),
  'POST /businesses/:id/access-requests/:request_id/accept': ({ db, viewer, params, body }) =>
    acceptAccessRequest(db, viewer, params.id, params.request_id, body.role),
  'POST /businesses/:id/access-requests/:request_id/decline': ({ db, viewer, params }) =>
    declineAccessRequest(db, viewer, params.id, params.request_id),
}
