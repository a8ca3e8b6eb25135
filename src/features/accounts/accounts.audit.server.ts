import type { AuditActions } from '../../kit/auditActions.ts'

export const accountsAudit = {
  'user.ban': { name: 'User banned', verb: 'banned' },
  'user.unban': { name: 'User unbanned', verb: 'unbanned' },
  'user.promote': { name: 'Administrator promoted', verb: 'promoted' },
} as const satisfies AuditActions

type AccountsAudit = typeof accountsAudit
declare module '../../kit/auditActions.ts' {
  interface AllAuditActions extends AccountsAudit {}
}
