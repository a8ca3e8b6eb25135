import type { Db } from '../../database/open.server.ts'
import { type Viewer, withMemberRights } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { hasSecondFactor } from './methods.server.ts'

type Rights = Pick<Viewer, 'is_admin' | 'needs_second_factor'>

/** Whether the operator requires a second factor of this user. The user may already have one. */
export const isSecondFactorRequired = (settings: Pick<Settings, 'admin_second_factor'>, viewer: Rights): boolean =>
  settings.admin_second_factor === 'required' && (viewer.is_admin || viewer.needs_second_factor === true)

/** Whether an administrator must set up a second factor before using the administration. */
export const lacksSecondFactor = async (db: Db, settings: Settings, user: { id: number; is_admin: boolean }) =>
  isSecondFactorRequired(settings, user) && !(await hasSecondFactor(db, user.id))

/**
 * Reduces an administrator who lacks a required second factor to the rights of a member. Other users are returned
 * unchanged.
 */
export async function restrictViewer({ db, settings }: Services, viewer: Viewer): Promise<Viewer> {
  if (!(await lacksSecondFactor(db, settings, viewer))) return viewer
  return withMemberRights(viewer)
}
