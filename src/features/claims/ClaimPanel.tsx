import { useViewer } from '../../kit/page/session.ts'
import { ReviewDialog } from '../../kit/ui/ReviewDialog.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import type { ReviewedClaim } from './claims.load.ts'
import { canDecide } from './claims.rules.ts'

type ClaimPanelProps = { review: ReviewedClaim | null; fallbackFocus: () => HTMLElement | null }

/** A side panel that shows one claim, with the buttons for its decision. */
export function ClaimPanel({ review, fallbackFocus }: ClaimPanelProps) {
  const viewer = useViewer()
  return (
    <ReviewDialog
      kind="claim"
      review={review}
      describe={({ claim: { id, display_name } }) => ({ id, title: display_name })}
      title="Claim request"
      missing="It may have been deleted with its business or its requester. Close this panel and choose another one from the list."
      footer={(loaded) => canDecide(viewer, loaded.claim) && <ClaimActions key={loaded.claim.id} {...loaded} />}
      fallbackFocus={fallbackFocus}
    >
      {(loaded) => <ClaimFacts {...loaded} />}
    </ReviewDialog>
  )
}
