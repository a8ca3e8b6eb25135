import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx'
import { AlertIcon, CheckIcon, ClockIcon } from '../../kit/ui/icons.tsx'
import { type BusinessRole, statusOf, type VerificationStatus } from './businesses.constants.ts'
import { roleNames, statusNames } from './businesses.labels.ts'

const tones: Record<VerificationStatus, BadgeTone> = {
  imported: 'neutral',
  curated: 'info',
  pending: 'waiting',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
}

const icons: Partial<Record<VerificationStatus, typeof CheckIcon>> = {
  pending: ClockIcon,
  approved: CheckIcon,
  rejected: AlertIcon,
  suspended: AlertIcon,
}

/** The verification status; `approved` is shown as “Verified”. */
export function StatusBadge({ status }: { status: string }) {
  const knownStatus = statusOf(status)
  const Icon = icons[knownStatus]
  return (
    <Badge tone={tones[knownStatus]} icon={Icon && <Icon />}>
      {statusNames[knownStatus]}
    </Badge>
  )
}

/** The viewer's role in a business. */
export const RoleBadge = ({ role }: { role: BusinessRole }) => <Badge>{roleNames[role]}</Badge>
