import type { Handlers } from '../../kit/server/services.server.ts'
import type { claimsContract } from './claims.contract.ts'
import { listOwnClaims, submitClaim } from './claims.service.server.ts'
import { proveDomain, requestDomainCode } from './domainProof.service.server.ts'
import { approveClaim, listClaims, rejectClaim, reviewClaim } from './review.service.server.ts'
import { revokeClaim } from './revoke.service.server.ts'

export const claimsHandlers: Handlers<typeof claimsContract> = {
  'POST /businesses/:id/claim': ({ viewer, params, body, ...services }) =>
    submitClaim(services, viewer, params.id, body),
  'GET /claims/me': async ({ db, viewer }) => ({ claims: await listOwnClaims(db, viewer) }),
  'POST /claims/:id/domain-code': ({ viewer, params, body, ...services }) =>
    requestDomainCode(services, viewer, params.id, body.email),
  'POST /claims/:id/domain-proof': ({ db, viewer, params, body }) => proveDomain(db, viewer, params.id, body.code),
  'GET /admin/claim-requests': ({ db, query }) => listClaims(db, query),
  'GET /admin/claim-requests/:id': ({ db, viewer, params }) => reviewClaim(db, { viewer }, params.id),
  'POST /admin/claim-requests/:id/approve': ({ viewer, ip, params, body, ...services }) =>
    approveClaim(services, { viewer, ip }, params.id, body.admin_notes),
  'POST /admin/claim-requests/:id/reject': ({ viewer, ip, params, body, ...services }) =>
    rejectClaim(services, { viewer, ip }, params.id, body.admin_notes),
  'POST /admin/businesses/:id/revoke-claim': ({ viewer, ip, params, body, ...services }) =>
    revokeClaim(services, { viewer, ip }, params.id, body.reason),
}
