import type { AuditActions } from '../../../kit/server/auditActions.ts'

export const picturesAudit = {
  'picture.add': { name: 'Picture added', verb: 'added a picture to' },
  'picture.edit': { name: 'Picture edited', verb: 'edited a picture of' },
  'picture.delete': { name: 'Picture deleted', verb: 'deleted a picture of' },
} as const satisfies AuditActions

type PicturesAudit = typeof picturesAudit
declare module '../../../kit/server/auditActions.ts' {
  interface AllAuditActions extends PicturesAudit {}
}
