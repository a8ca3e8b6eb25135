import type { AuditActions } from '../../kit/server/auditActions.ts'

export const businessesAudit = {
  'business.create': { name: 'Business added', verb: 'added' },
  'business.edit': { name: 'Business edited', verb: 'edited' },
  'business.publish': { name: 'Business published', verb: 'published' },
  'business.approve': { name: 'Business approved', verb: 'approved' },
  'business.reject': { name: 'Business rejected', verb: 'rejected' },
  'business.suspend': { name: 'Business suspended', verb: 'suspended' },
  'business.delete': { name: 'Business deleted', verb: 'deleted' },
  'import.run': { name: 'Businesses imported', verb: 'imported businesses from' },
} as const satisfies AuditActions

type BusinessesAudit = typeof businessesAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends BusinessesAudit {}
}
