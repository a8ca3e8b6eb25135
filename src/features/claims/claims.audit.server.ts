import type { AuditActions } from '../../kit/server/auditActions.ts'

export const claimsAudit = {
  'business.revoke': { name: 'Claim revoked', verb: 'revoked the claim on' },
  'claim.approve': { name: 'Claim approved', verb: 'approved a claim on' },
  'claim.reject': { name: 'Claim rejected', verb: 'rejected a claim on' },
  'dispute.approve': { name: 'Handed over after a dispute', verb: 'handed over, after a dispute,' },
  'dispute.reject': { name: 'Dispute rejected', verb: 'rejected a dispute about' },
} as const satisfies AuditActions

type ClaimsAudit = typeof claimsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends ClaimsAudit {}
}
