import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Membership } from '../businesses.rules.ts'

export const canSeeFigures = (viewer: Viewer | null, { role }: Membership) =>
  viewer !== null && (role !== null || isAdministrator(viewer))
