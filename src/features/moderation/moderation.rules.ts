import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { TargetType } from '../reports/reports.constants.ts'
import { type ReportAction, reportActions } from './moderation.constants.ts'

/** Moderators decide on reports, but only administrators ban. */
export const canResolve = (viewer: Viewer | null, action: ReportAction) =>
  action === 'ban' ? isAdministrator(viewer) : isModerator(viewer)

// A business that is not public can also be deleted, on the tab Business Verification.
const unfitActions: Partial<Record<TargetType, ReportAction[]>> = { user: ['hide', 'delete'], business: ['delete'] }

/** The decisions that the queue offers to a viewer about a type of target. */
export const offeredActions = (viewer: Viewer | null, target_type: TargetType) =>
  reportActions.filter((action) => canResolve(viewer, action) && !unfitActions[target_type]?.includes(action))
