import type { AuditActions } from '../../kit/server/auditActions.ts'

export const heldPostsAudit = {
  'post.approve': { name: 'Held post approved', verb: 'approved the held post' },
  'post.reject': { name: 'Held post rejected', verb: 'rejected the held post' },
  'holding.choose': { name: 'Holding of posts changed', verb: 'changed when posts with links by new members wait' },
} as const satisfies AuditActions

type HeldPostsAudit = typeof heldPostsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends HeldPostsAudit {}
}
