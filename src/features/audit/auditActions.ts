/** Every administrative action: its name in the filter, and the verb between actor and target in an entry. */
export const auditActions = {
  'business.create': { name: 'Business added', verb: 'added' },
  'business.edit': { name: 'Business edited', verb: 'edited' },
  'business.publish': { name: 'Business published', verb: 'published' },
  'business.approve': { name: 'Business approved', verb: 'approved' },
  'business.reject': { name: 'Business rejected', verb: 'rejected' },
  'business.suspend': { name: 'Business suspended', verb: 'suspended' },
  'business.delete': { name: 'Business deleted', verb: 'deleted' },
  'business.revoke': { name: 'Claim revoked', verb: 'revoked the claim on' },
  'claim.approve': { name: 'Claim approved', verb: 'approved a claim on' },
  'claim.reject': { name: 'Claim rejected', verb: 'rejected a claim on' },
  'chat.block': { name: 'Address blocked', verb: 'blocked the address' },
  'chat.unblock': { name: 'Address unblocked', verb: 'unblocked the address' },
  'import.run': { name: 'Businesses imported', verb: 'imported businesses from' },
  'mail.retry': { name: 'Email retried', verb: 'retried the email' },
  'mail.dismiss': { name: 'Email dismissed', verb: 'dismissed the unsent email' },
  'user.ban': { name: 'User banned', verb: 'banned' },
  'user.unban': { name: 'User unbanned', verb: 'unbanned' },
  'user.promote': { name: 'Administrator promoted', verb: 'promoted' },
  'question.delete': { name: 'Question deleted', verb: 'deleted the question' },
  'job.delete': { name: 'Job deleted', verb: 'deleted the job' },
  'event.edit': { name: 'Event edited', verb: 'edited the event' },
  'event.activate': { name: 'Event activated', verb: 'activated the event' },
  'event.deactivate': { name: 'Event deactivated', verb: 'deactivated the event' },
  'event.delete': { name: 'Event deleted', verb: 'deleted the event' },
  'answer.delete': { name: 'Answer deleted', verb: 'deleted an answer to' },
} as const satisfies Record<`${string}.${string}`, { name: string; verb: string }>

export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]
