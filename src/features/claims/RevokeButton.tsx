import { useAction } from '../../kit/api.ts'
import { useViewer } from '../../kit/session.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { Business } from '../businesses/businesses.contract.ts'
import { canRevoke } from './claims.rules.ts'

/** Takes a business from its team. */
export function RevokeButton({ business }: { business: Business }) {
  const viewer = useViewer()
  const { id, business_name } = business
  const revoke = useAction('POST /admin/businesses/:id/revoke-claim', {
    failed: 'Failed to revoke the claim',
    done: `${business_name} has been taken from its team.`,
  })

  async function take() {
    const decision = await confirm({
      title: `Take ${business_name} from its team?`,
      body: 'Everyone in the team loses it at once and is told by email, with your reason. While it is public, it can be claimed again.',
      confirmLabel: 'Revoke Claim',
      tone: 'danger',
      reason: { label: 'Reason', hint: 'The team reads this.', required: true },
    })
    if (decision) await revoke({ params: { id }, body: { reason: decision.reason ?? '' } })
  }

  if (!canRevoke(viewer, business)) return null
  return (
    <Button size="sm" variant="danger" busy={revoke.busy} onClick={take}>
      Revoke Claim
    </Button>
  )
}
