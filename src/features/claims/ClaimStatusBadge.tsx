import { Badge } from '../../kit/ui/Badge.tsx'
import { AlertIcon, CheckIcon, ClockIcon } from '../../kit/ui/icons.tsx'
import { claimStatusNames } from './claims.constants.ts'
import type { Claim } from './claims.contract.ts'

const tones = { pending: 'waiting', approved: 'success', rejected: 'danger' } as const
const icons = { pending: ClockIcon, approved: CheckIcon, rejected: AlertIcon }

/** The status of a claim, or “Revoked” for a revoked approval. */
export function ClaimStatusBadge({ claim: { status, revoked_at } }: { claim: Pick<Claim, 'status' | 'revoked_at'> }) {
  const Icon = revoked_at ? AlertIcon : icons[status]
  return (
    <Badge tone={revoked_at ? 'danger' : tones[status]} icon={<Icon />}>
      {revoked_at ? 'Revoked' : claimStatusNames[status]}
    </Badge>
  )
}

/** The domain that the requester has proven by email; null without a proof. */
export const DomainProofBadge = ({ claim: { proven_domain } }: { claim: Pick<Claim, 'proven_domain'> }) =>
  proven_domain && (
    <Badge tone="success" icon={<CheckIcon />} className="text-start wrap-anywhere">
      {`proven by email at ${proven_domain}`}
    </Badge>
  )
