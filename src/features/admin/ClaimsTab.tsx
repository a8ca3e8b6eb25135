import { EmptyState } from '../../kit/ui/EmptyState.tsx'

export const ClaimsTab = () => (
  <EmptyState title="No claim requests">
    <p>
      Businesses cannot be claimed yet. Once they can, everyone who says that a business is theirs appears here, for you
      to approve or reject.
    </p>
  </EmptyState>
)
