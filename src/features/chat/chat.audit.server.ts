import type { AuditActions } from '../../kit/server/auditActions.ts'

export const chatAudit = {
  'chat.block': { name: 'Address blocked', verb: 'blocked the address' },
  'chat.remove': { name: 'Unanswered question removed', verb: 'removed' },
  'chat.unblock': { name: 'Address unblocked', verb: 'unblocked the address' },
} as const satisfies AuditActions

type ChatAudit = typeof chatAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends ChatAudit {}
}
