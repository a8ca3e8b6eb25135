import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import type { Business } from './business.contract.ts'
import { statusDescriptions, statusNames } from './businesses.labels.ts'
import { isListedStatus } from './businesses.rules.ts'

const tones = {
  imported: 'info',
  curated: 'info',
  pending: 'waiting',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const

/** Explains the verification status to the team and to administrators. */
export function StatusNote({ business, className }: { business: Business; className?: string }) {
  const { time_zone } = useSite()
  const { verification_status: status, verification_notes, verified_at } = business
  const hasReason = status === 'rejected' || status === 'suspended'
  const isHidden = !business.is_public && isListedStatus(status)
  return (
    <Alert
      tone={isHidden ? 'info' : tones[status]}
      title={isHidden ? 'Hidden from the public directory' : statusNames[status]}
      className={className}
    >
      <p>
        {isHidden
          ? 'Only its team and administrators see this page.'
          : status === 'approved' && verified_at
            ? `An administrator verified this business on ${formatDate(verified_at, time_zone)}.`
            : statusDescriptions[status]}
      </p>
      {hasReason && verification_notes && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{`Reason: ${verification_notes}`}</p>
      )}
    </Alert>
  )
}
