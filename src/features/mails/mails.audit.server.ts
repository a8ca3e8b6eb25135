import type { AuditActions } from '../../kit/server/auditActions.ts'

export const mailsAudit = {
  'mail.retry': { name: 'Email retried', verb: 'retried the email' },
  'mail.dismiss': { name: 'Email dismissed', verb: 'dismissed the unsent email' },
} as const satisfies AuditActions

type MailsAudit = typeof mailsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends MailsAudit {}
}
