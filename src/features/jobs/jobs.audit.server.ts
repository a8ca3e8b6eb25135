import type { AuditActions } from '../../kit/server/auditActions.ts'

export const jobsAudit = {
  'job.delete': { name: 'Job deleted', verb: 'deleted the job' },
  'job.restore': { name: 'Job restored', verb: 'restored the job' },
} as const satisfies AuditActions

type JobsAudit = typeof jobsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends JobsAudit {}
}
