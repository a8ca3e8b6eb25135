import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../kit/listUrl.ts'
import { useViewer } from '../../kit/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { reviewButtonId } from '../../kit/ui/ReviewButton.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import type { ReviewedClaim } from './claims.load.ts'
import { canDecide } from './claims.rules.ts'

type ClaimPanelProps = {
  review: ReviewedClaim | null
  /** Where the focus goes once the claim under review has left the list. */
  fallbackFocus: () => HTMLElement | null
}

/** One claim beside the list: what it says, what is on record, and the decision. */
export function ClaimPanel({ review, fallbackFocus }: ClaimPanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  // While the panel leaves, it still shows what was reviewed.
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  if (!shown) return null

  const known = 'failure' in shown ? null : shown
  return (
    <Dialog
      open={review !== null}
      side
      title={known?.claim.business_name ?? 'Claim request'}
      onClose={() => navigate(withParams(params, { claim: null }), { preventScrollReset: true })}
      finalFocus={() => (known && document.getElementById(reviewButtonId('claim', known.claim.id))) ?? fallbackFocus()}
      footer={known && canDecide(viewer, known.claim) && <ClaimActions key={known.claim.id} {...known} />}
    >
      {known ? (
        <ClaimFacts {...known} />
      ) : (
        'failure' in shown && (
          <Alert tone="danger" title={shown.failure}>
            {shown.missing
              ? 'It may have been deleted with its business or its requester. Close this panel and choose another one from the list.'
              : shown.reason}
          </Alert>
        )
      )}
    </Dialog>
  )
}
