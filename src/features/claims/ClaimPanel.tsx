import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../kit/forms/listUrl.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { reviewButtonId } from '../../kit/ui/ReviewButton.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import type { ReviewedClaim } from './claims.load.ts'
import { canDecide } from './claims.rules.ts'

type ClaimPanelProps = {
  review: ReviewedClaim | null
  /** Gets the focus when the reviewed claim is no longer in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows one claim, with the buttons for its decision. */
export function ClaimPanel({ review, fallbackFocus }: ClaimPanelProps) {
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
      title={loaded?.claim.business_name ?? 'Claim request'}
      onClose={() => navigate(withParams(params, { claim: null }), { preventScrollReset: true })}
      finalFocus={() =>
        (loaded && document.getElementById(reviewButtonId('claim', loaded.claim.id))) ?? fallbackFocus()
      }
      footer={loaded && canDecide(viewer, loaded.claim) && <ClaimActions key={loaded.claim.id} {...loaded} />}
    >
      {loaded ? (
        <ClaimFacts {...loaded} />
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
