import type { ReactNode } from 'react'
import { ReviewDialog } from '../../../kit/ui/ReviewDialog.tsx'
import type { Business } from '../business.contract.ts'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import type { Reviewed } from './verification.load.ts'

type ReviewPanelProps = {
  review: Reviewed | null
  actions: (business: Business) => ReactNode
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows one business, with the buttons for its decision. */
export const ReviewPanel = ({ review, actions, fallbackFocus }: ReviewPanelProps) => (
  <ReviewDialog
    kind="review"
    review={review}
    describe={({ business: { id, display_name } }) => ({ id, title: display_name })}
    title="Review"
    missing="It may have been deleted. Close this panel and choose another one from the list."
    footer={({ business }) => <ReviewActions key={business.id} business={business} />}
    fallbackFocus={fallbackFocus}
  >
    {(loaded) => <ReviewFacts {...loaded} actions={actions(loaded.business)} />}
  </ReviewDialog>
)
