import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Membership } from '../../businesses/businesses.rules.ts'
import type { DisputeStatus } from './disputes.constants.ts'

/** Whether the viewer may dispute the ownership. Members of the team contact their owner instead. */
export const canDispute = (viewer: Viewer | null, { is_claimed, role }: Membership & { is_claimed: boolean }) =>
  viewer !== null && is_claimed && role === null

export const canAnswer = (viewer: Viewer | null, { role }: Membership) => viewer !== null && role === 'owner'

export const canDecideDispute = (viewer: Viewer | null, { status }: { status: DisputeStatus }) =>
  isAdministrator(viewer) && status === 'open'
