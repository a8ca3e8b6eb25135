import { Badge } from '../../../kit/ui/Badge.tsx'
import { type DisputeStatus, disputeStatusNames } from './disputes.constants.ts'

const tones = { open: 'waiting', approved: 'success', rejected: 'neutral' } as const

export const DisputeStatusBadge = ({ status }: { status: DisputeStatus }) => (
  <Badge tone={tones[status]}>{disputeStatusNames[status]}</Badge>
)
