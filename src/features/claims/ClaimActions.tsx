import { useAction } from '../../kit/api/api.ts'
import { formatCount } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { ClaimReview } from './claims.load.ts'

/** Buttons that approve or reject a pending claim. */
export function ClaimActions({ claim, competing }: ClaimReview) {
  const { id, display_name, requester_name } = claim
  const approve = useAction('POST /admin/claim-requests/:id/approve', {
    failed: 'Failed to approve claim request',
    done: `${requester_name} is now the owner of ${display_name}.`,
  })
  const reject = useAction('POST /admin/claim-requests/:id/reject', {
    failed: 'Failed to reject claim request',
    done: 'The claim request has been rejected.',
  })

  async function confirmAndApprove() {
    const competitors = formatCount(competing, 'other pending claim on it is', 'other pending claims on it are')
    const decision = await confirm({
      title: `Make ${requester_name} the owner of ${display_name}?`,
      body: `This also verifies the business. ${competing > 0 ? `${competitors} rejected. ` : ''}The requester is told by email.`,
      confirmLabel: 'Approve',
      reason: { label: 'Notes', hint: 'The requester can read this.', required: false },
    })
    if (decision) await approve({ params: { id }, body: { admin_notes: decision.reason ?? null } })
  }

  async function confirmAndReject() {
    const decision = await confirm({
      title: `Reject the claim of ${requester_name}?`,
      body: 'The requester gets your reason by email, and may claim the business again.',
      confirmLabel: 'Reject',
      tone: 'danger',
      reason: {
        label: 'Reason',
        hint: 'The requester can read this.',
        required: true,
        missing: 'Please provide a rejection reason',
      },
    })
    if (decision) await reject({ params: { id }, body: { admin_notes: decision.reason ?? '' } })
  }

  return (
    <>
      <Button variant="danger" busy={reject.busy} onClick={confirmAndReject}>
        Reject
      </Button>
      <Button busy={approve.busy} onClick={confirmAndApprove}>
        Approve
      </Button>
    </>
  )
}
