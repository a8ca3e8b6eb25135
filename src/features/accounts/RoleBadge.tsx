import type { UserRole } from '../../kit/page/roles.ts'
import { Badge } from '../../kit/ui/Badge.tsx'

const labels = { moderator: 'Moderator', administrator: 'Administrator' }

/** Shows the role of moderators and administrators, and nothing for members. */
export const RoleBadge = ({ role }: { role: UserRole }) =>
  role !== 'member' && <Badge tone="info">{labels[role]}</Badge>
