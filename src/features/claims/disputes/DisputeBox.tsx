import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import type { Business } from '../../businesses/business.contract.ts'
import { ClaimRequestForm } from '../ClaimRequestForm.tsx'
import { ANSWER_DAYS } from './disputes.constants.ts'
import { canDispute } from './disputes.rules.ts'

type DisputeBoxProps = { business: Business; isDisputed: boolean }

/** Lets a member outside the team dispute the ownership of a claimed business. */
export function DisputeBox({ business, isDisputed }: DisputeBoxProps) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const [isFormShown, setFormShown] = useState(false)
  if (!canDispute(viewer, business)) return null
  if (isDisputed) {
    return (
      <div role="status">
        <Alert tone="waiting" title="You dispute the ownership of this business">
          {`The owner is asked, and has ${ANSWER_DAYS} days to answer. Then an administrator decides, and you get an email.`}
        </Alert>
      </div>
    )
  }
  return (
    <Card as="section" aria-labelledby="dispute">
      <CardTitle>
        <span id="dispute">Is this your business?</span>
      </CardTitle>
      <p className="mt-2 mb-4 text-muted">
        If it is yours and not the owner’s, you can dispute the ownership. The owner is told your name, reads your
        message and can answer. An administrator hears both sides and decides.
      </p>
      {isFormShown ? (
        <ClaimRequestForm
          business={business}
          isDispute
          onSubmitted={revalidate}
          cancel={
            <Button variant="quiet" onClick={() => setFormShown(false)}>
              Cancel
            </Button>
          }
        />
      ) : (
        <Button variant="secondary" onClick={() => setFormShown(true)}>
          Dispute the Ownership
        </Button>
      )}
    </Card>
  )
}
