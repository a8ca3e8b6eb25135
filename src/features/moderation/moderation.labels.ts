import type { ReportAction } from './moderation.constants.ts'
import type { Report } from './moderation.contract.ts'

/** The names of the decisions, on buttons and as the state of a decided report. */
export const actionNames: Record<ReportAction, string> = {
  dismiss: 'Dismiss',
  hide: 'Hide',
  delete: 'Delete',
  ban: 'Ban',
  reverse: 'Reverse',
}
export const decisionNames: Record<ReportAction, string> = {
  dismiss: 'Dismissed',
  hide: 'Hidden',
  delete: 'Deleted',
  ban: 'Author banned',
  reverse: 'Appeal accepted',
}

/** The button of a decision on an appeal, named after its effect. */
export function nameAppealAction({ action }: NonNullable<Report['appeal']>, decision: ReportAction): string {
  if (decision === 'dismiss') return 'Keep the Decision'
  if (action === 'hide') return 'Show Again'
  return action === 'ban' ? 'End the Ban' : 'Accept the Appeal'
}
