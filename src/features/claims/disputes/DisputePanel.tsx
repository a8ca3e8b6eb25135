import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAction } from '../../../kit/api/api.ts'
import { withParams } from '../../../kit/forms/listUrl.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { reviewButtonId } from '../../../kit/ui/ReviewButton.tsx'
import { DisputeFacts } from './DisputeFacts.tsx'
import type { DisputeReview, ReviewedDispute } from './disputes.load.ts'
import { canDecideDispute } from './disputes.rules.ts'

type DisputePanelProps = {
  review: ReviewedDispute | null
  /** Gets the focus when the reviewed dispute is no longer in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows both sides of one dispute, with the buttons for its decision. */
export function DisputePanel({ review, fallbackFocus }: DisputePanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  // The panel keeps its content during the closing animation.
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  if (!shown) return null

  const loaded = 'failure' in shown ? null : shown
  return (
    <Dialog
      open={review !== null}
      side
      title={loaded?.dispute.business_name ?? 'Dispute'}
      onClose={() => navigate(withParams(params, { dispute: null }), { preventScrollReset: true })}
      finalFocus={() =>
        (loaded && document.getElementById(reviewButtonId('dispute', loaded.dispute.id))) ?? fallbackFocus()
      }
      footer={
        loaded && canDecideDispute(viewer, loaded.dispute) && <DisputeActions key={loaded.dispute.id} {...loaded} />
      }
    >
      {loaded ? (
        <DisputeFacts {...loaded} />
      ) : (
        'failure' in shown && (
          <Alert tone="danger" title={shown.failure}>
            {shown.missing ? 'It may have been deleted with its business or its author.' : shown.reason}
          </Alert>
        )
      )}
    </Dialog>
  )
}

/** Buttons that hand the business over or keep its owner. */
function DisputeActions({ dispute, owner, competing }: DisputeReview) {
  const { id, business_name, disputant_name, is_owner_heard } = dispute
  const failed = 'Failed to decide on the dispute'
  const approve = useAction('POST /admin/disputes/:id/approve', {
    failed,
    done: `${disputant_name} is now the owner of ${business_name}.`,
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
      title: `Hand ${business_name} over to ${disputant_name}?`,
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
