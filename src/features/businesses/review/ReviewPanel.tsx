import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../../kit/forms/listUrl.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { reviewButtonId } from '../../../kit/ui/ReviewButton.tsx'
import type { Business } from '../businesses.contract.ts'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import type { Reviewed } from './verification.load.ts'

type ReviewPanelProps = {
  review: Reviewed | null
  actions: (business: Business) => ReactNode
  /** Gets the focus when the reviewed business is no longer in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows one business, with the buttons for its decision. */
export function ReviewPanel({ review, actions, fallbackFocus }: ReviewPanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The panel keeps its content during the closing animation.
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  if (!shown) return null

  const business = 'failure' in shown ? null : shown.business
  const finalFocus = () =>
    (business && document.getElementById(reviewButtonId('review', business.id))) ?? fallbackFocus()
  return (
    <Dialog
      open={review !== null}
      side
      title={business?.business_name ?? 'Review'}
      onClose={() => navigate(withParams(params, { review: null }), { preventScrollReset: true })}
      finalFocus={finalFocus}
      footer={business && <ReviewActions key={business.id} business={business} />}
    >
      {'failure' in shown ? (
        <Alert tone="danger" title={shown.failure}>
          {shown.missing
            ? 'It may have been deleted. Close this panel and choose another one from the list.'
            : shown.reason}
        </Alert>
      ) : (
        <ReviewFacts {...shown} actions={actions(shown.business)} />
      )}
    </Dialog>
  )
}
