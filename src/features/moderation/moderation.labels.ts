import type { ReportAction } from './moderation.constants.ts'
import type { Report } from './moderation.contract.ts'

/** The decisions as buttons, and as states of a decided report. */
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

/** The decisions on an appeal as buttons, which say what happens. */
export function nameAppealAction({ action }: NonNullable<Report['appeal']>, decision: ReportAction): string {
  if (decision === 'dismiss') return 'Keep the Decision'
  if (action === 'hide') return 'Show Again'
  return action === 'ban' ? 'End the Ban' : 'Accept the Appeal'
}
