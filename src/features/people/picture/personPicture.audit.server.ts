import type { AuditActions } from '../../../kit/server/auditActions.ts'

export const personPictureAudit = {
  'user.picture': { name: 'Picture of a user deleted', verb: 'deleted the picture of' },
} as const satisfies AuditActions

type PersonPictureAudit = typeof personPictureAudit
declare module '../../../kit/server/auditActions.ts' {
  interface AllAuditActions extends PersonPictureAudit {}
}
