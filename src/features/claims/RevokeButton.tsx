import { useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { canRevoke } from './claims.rules.ts'

/** Revokes the ownership of a business after a confirmation. */
export function RevokeButton({ business }: { business: Business }) {
  const viewer = useViewer()
  const { id, display_name } = business
  const revoke = useAction('POST /admin/businesses/:id/revoke-claim', {
    failed: 'Failed to revoke the claim',
    done: `The ownership of ${display_name} has been revoked.`,
  })

  async function confirmAndRevoke() {
    const decision = await confirm({
      title: `Revoke the ownership of ${display_name}?`,
      body: 'Everyone in the team loses access at once and gets your reason by email. While the business is public, it can be claimed again.',
      confirmLabel: 'Revoke Claim',
      tone: 'danger',
      reason: { label: 'Reason', hint: 'The team can read this.', required: true },
    })
    if (decision) await revoke({ params: { id }, body: { reason: decision.reason ?? '' } })
  }

  if (!canRevoke(viewer, business)) return null
  return (
    <Button size="sm" variant="danger" busy={revoke.busy} onClick={confirmAndRevoke}>
      Revoke Claim
    </Button>
  )
}
