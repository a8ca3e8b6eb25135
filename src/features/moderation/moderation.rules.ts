import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { TargetType } from '../reports/reports.constants.ts'
import { type ReportAction, reportActions } from './moderation.constants.ts'
import type { Report } from './moderation.contract.ts'

/** Whether the viewer may make a decision. Moderators decide on reports, but only administrators ban. */
export const canResolve = (viewer: Viewer | null, action: ReportAction) =>
  action === 'ban' ? isAdministrator(viewer) : isModerator(viewer)

// A business that is not public is deleted on the tab Business Verification, not here.
const unfitActions: Partial<Record<TargetType, ReportAction[]>> = { user: ['hide', 'delete'], business: ['delete'] }

/** The decisions that the queue offers to a viewer for a type of target. */
export const offeredActions = (viewer: Viewer | null, target_type: TargetType) =>
  reportActions.filter(
    (action) => action !== 'reverse' && canResolve(viewer, action) && !unfitActions[target_type]?.includes(action),
  )

/**
 * Whether the viewer may decide on an appeal. Only administrators end bans, so they alone decide on appeals against
 * one.
 */
export const canDecideAppeal = (viewer: Viewer | null, { appeal }: Pick<Report, 'appeal'>) =>
  appeal?.action === 'ban' ? isAdministrator(viewer) : isModerator(viewer)
