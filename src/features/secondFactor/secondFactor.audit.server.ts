import type { AuditActions } from '../../kit/server/auditActions.ts'

export const secondFactorAudit = {
  'user.remove_second_factor': { name: 'Second factor removed', verb: 'removed the second factor of' },
} as const satisfies AuditActions

type SecondFactorAudit = typeof secondFactorAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends SecondFactorAudit {}
}
