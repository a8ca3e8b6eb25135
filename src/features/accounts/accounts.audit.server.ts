import type { AuditActions } from '../../kit/server/auditActions.ts'

export const accountsAudit = {
  'user.ban': { name: 'User banned', verb: 'banned' },
  'user.unban': { name: 'User unbanned', verb: 'unbanned' },
  'user.role': { name: 'Role changed', verb: 'changed the role of' },
  'user.promote': { name: 'Administrator promoted', verb: 'promoted' },
} as const satisfies AuditActions

type AccountsAudit = typeof accountsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends AccountsAudit {}
}
