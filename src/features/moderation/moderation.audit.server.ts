import type { AuditActions } from '../../kit/server/auditActions.ts'

export const moderationAudit = {
  'report.dismiss': { name: 'Report dismissed', verb: 'dismissed the reports about' },
  'report.hide': { name: 'Hidden after a report', verb: 'hid' },
  'report.delete': { name: 'Deleted after a report', verb: 'decided on the reports to delete' },
  'report.ban': { name: 'Suspended after a report', verb: 'decided on the reports to suspend the author of' },
  'appeal.dismiss': { name: 'Appeal dismissed', verb: 'dismissed the appeal about' },
  'appeal.reverse': { name: 'Appeal accepted', verb: 'accepted the appeal about' },
  'report.reopen': { name: 'Report opened again', verb: 'opened the reports again about' },
} as const satisfies AuditActions

type ModerationAudit = typeof moderationAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends ModerationAudit {}
}
