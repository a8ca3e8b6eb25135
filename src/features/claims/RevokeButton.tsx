import { useAction } from '../../kit/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { Business } from '../businesses/businesses.contract.ts'

/** Takes a business from its team. */
export function RevokeButton({ business: { id, business_name } }: { business: Business }) {
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

  return (
    <Button size="sm" variant="danger" busy={revoke.busy} onClick={take}>
      Revoke Claim
    </Button>
  )
}
