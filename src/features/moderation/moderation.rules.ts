import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { ReportAction } from './moderation.constants.ts'

/** Moderators decide on reports, but only administrators ban. */
export const canResolve = (viewer: Viewer | null, action: ReportAction) =>
  action === 'ban' ? isAdministrator(viewer) : isModerator(viewer)
