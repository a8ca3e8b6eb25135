import type { ReportAction } from './moderation.constants.ts'

/** The decisions as buttons, and as states of a decided report. */
export const actionNames: Record<ReportAction, string> = {
  dismiss: 'Dismiss',
  hide: 'Hide',
  delete: 'Delete',
  ban: 'Ban',
}
export const decisionNames: Record<ReportAction, string> = {
  dismiss: 'Dismissed',
  hide: 'Hidden',
  delete: 'Deleted',
  ban: 'Author banned',
}
