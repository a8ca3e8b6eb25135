/** Every administrative action there is: its name as a kind, and what stands between who did it and to what. */
export const auditActions = {
  'business.create': { name: 'Business added', did: 'added' },
  'business.edit': { name: 'Business edited', did: 'edited' },
  'business.publish': { name: 'Business published', did: 'published' },
  'business.approve': { name: 'Business approved', did: 'approved' },
  'business.reject': { name: 'Business rejected', did: 'rejected' },
  'business.suspend': { name: 'Business suspended', did: 'suspended' },
  'business.delete': { name: 'Business deleted', did: 'deleted' },
  'business.revoke': { name: 'Claim revoked', did: 'revoked the claim on' },
  'claim.approve': { name: 'Claim approved', did: 'approved a claim on' },
  'claim.reject': { name: 'Claim rejected', did: 'rejected a claim on' },
  'chat.block': { name: 'Address blocked', did: 'blocked the address' },
  'chat.unblock': { name: 'Address unblocked', did: 'unblocked the address' },
  'import.run': { name: 'Businesses imported', did: 'imported businesses from' },
  'mail.retry': { name: 'Email tried again', did: 'sent again the email' },
  'mail.dismiss': { name: 'Email dismissed', did: 'dismissed the unsent email' },
  'user.ban': { name: 'User banned', did: 'banned' },
  'user.unban': { name: 'User unbanned', did: 'unbanned' },
  'user.promote': { name: 'Administrator made', did: 'gave an administrator’s rights to' },
  'question.delete': { name: 'Question deleted', did: 'deleted the question' },
  'job.delete': { name: 'Job deleted', did: 'deleted the job' },
  'event.edit': { name: 'Event edited', did: 'edited the event' },
  'event.activate': { name: 'Event activated', did: 'activated the event' },
  'event.deactivate': { name: 'Event deactivated', did: 'deactivated the event' },
  'event.delete': { name: 'Event deleted', did: 'deleted the event' },
  'answer.delete': { name: 'Answer deleted', did: 'deleted an answer to' },
} as const satisfies Record<`${string}.${string}`, { name: string; did: string }>

export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]
