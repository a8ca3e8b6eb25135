import { useAction } from '../../../kit/api/api.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { ReviewDialog } from '../../../kit/ui/ReviewDialog.tsx'
import { DisputeFacts } from './DisputeFacts.tsx'
import type { DisputeReview, ReviewedDispute } from './disputes.load.ts'
import { canDecideDispute } from './disputes.rules.ts'

type DisputePanelProps = { review: ReviewedDispute | null; fallbackFocus: () => HTMLElement | null }

/** A side panel that shows both sides of one dispute, with the buttons for its decision. */
export function DisputePanel({ review, fallbackFocus }: DisputePanelProps) {
  const viewer = useViewer()
  return (
    <ReviewDialog
      kind="dispute"
      review={review}
      describe={({ dispute: { id, display_name } }) => ({ id, title: display_name })}
      title="Dispute"
      missing="It may have been deleted with its business or its author."
      footer={(loaded) =>
        canDecideDispute(viewer, loaded.dispute) && <DisputeActions key={loaded.dispute.id} {...loaded} />
      }
      fallbackFocus={fallbackFocus}
    >
      {(loaded) => <DisputeFacts {...loaded} />}
    </ReviewDialog>
  )
}

/** Buttons that hand the business over or keep its owner. */
function DisputeActions({ dispute, owner, competing }: DisputeReview) {
  const { id, display_name, disputant_name, is_owner_heard } = dispute
  const failed = 'Failed to decide on the dispute'
  const approve = useAction('POST /admin/disputes/:id/approve', {
    failed,
    done: `${disputant_name} is now the owner of ${display_name}.`,
  })
  const reject = useAction('POST /admin/disputes/:id/reject', { failed, done: 'The dispute has been rejected.' })
  const reason = {
    label: 'Reason',
    hint: 'Both sides can read this.',
    required: true,
    missing: 'Please provide a reason',
  }

  async function confirmAndApprove() {
    const others = competing > 0 ? ' Other open disputes about it are rejected.' : ''
    const decision = await confirm({
      title: `Hand ${display_name} over to ${disputant_name}?`,
      body: `${owner?.full_name ?? 'The owner'} leaves the team, and open invitations end.${others} Both sides get your reason by email.`,
      confirmLabel: 'Hand Over',
      tone: 'danger',
      reason,
    })
    if (decision) await approve({ params: { id }, body: { admin_notes: decision.reason ?? '' } })
  }

  async function confirmAndReject() {
    const decision = await confirm({
      title: `Reject the dispute of ${disputant_name}?`,
      body: 'The owner stays the same. Both sides get your reason by email.',
      confirmLabel: 'Reject',
      reason,
    })
    if (decision) await reject({ params: { id }, body: { admin_notes: decision.reason ?? '' } })
  }

  return (
    <>
      <Button variant="secondary" busy={reject.busy} onClick={confirmAndReject}>
        Reject
      </Button>
      {is_owner_heard && owner && (
        <Button variant="secondary" busy={approve.busy} onClick={confirmAndApprove}>
          Hand Over
        </Button>
      )}
    </>
  )
}
