import { useSite } from '../../../kit/page/site.ts'
import { formatCount, formatDate, formatTime } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Facts } from '../../../kit/ui/Facts.tsx'
import { PanelSection } from '../../../kit/ui/PanelSection.tsx'
import { DisputeStatusBadge } from './DisputeStatusBadge.tsx'
import { disputeStatusNames } from './disputes.constants.ts'
import type { DisputeReview } from './disputes.load.ts'

/** Both sides of a dispute and, after the decision, its outcome. */
export function DisputeFacts({ dispute, business, owner, competing }: DisputeReview) {
  const { time_zone } = useSite()
  const { status, admin_notes, reviewer_name, reviewed_at, owner_name } = dispute
  return (
    <>
      <div>
        <DisputeStatusBadge status={status} />
      </div>
      {status === 'open' ? (
        <Warnings {...{ dispute, owner, competing }} />
      ) : (
        <Alert
          tone="info"
          title={`${disputeStatusNames[status]} by ${reviewer_name ?? 'a former administrator'}, ${reviewed_at && formatTime(reviewed_at, time_zone)}`}
        >
          <p className="whitespace-pre-line wrap-anywhere">{`Reason: ${admin_notes}`}</p>
        </Alert>
      )}
      <PanelSection title="Who disputes it">
        <p className="wrap-anywhere">
          <strong>{dispute.disputant_name}</strong>
          <br />
          <a href={`mailto:${dispute.disputant_email}`}>{dispute.disputant_email}</a>
        </p>
        <p className="hint">{`Submitted on ${formatTime(dispute.created_at, time_zone)}`}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{dispute.message}</p>
      </PanelSection>
      <PanelSection title="Evidence">
        <Facts
          facts={[
            ['Entity number', dispute.alaska_business_license],
            ['On record', business.alaska_business_license ?? 'Not given'],
            ['EIN', dispute.ein ?? 'Not given'],
            ['EIN on record', business.ein ?? 'Not given'],
          ]}
        />
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{dispute.proof_of_ownership ?? 'No proof given.'}</p>
      </PanelSection>
      <PanelSection title="The owner">
        {owner ? (
          <p className="wrap-anywhere">
            <strong>{owner.full_name}</strong>
            {owner.is_banned && ' (banned)'}
            <br />
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </p>
        ) : (
          <p className="hint">Nobody owns it now.</p>
        )}
        {owner_name && owner_name !== owner?.full_name && (
          <p className="hint wrap-anywhere">{`When the dispute was submitted: ${owner_name}`}</p>
        )}
        {dispute.answer && dispute.answered_at ? (
          <>
            <p className="hint mt-2 wrap-anywhere">
              {`Answer of ${dispute.answerer_name ?? 'a former member'}, ${formatTime(dispute.answered_at, time_zone)}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{dispute.answer}</p>
          </>
        ) : (
          <p className="hint mt-2">No answer.</p>
        )}
      </PanelSection>
    </>
  )
}

function Warnings({ dispute, owner, competing }: Pick<DisputeReview, 'dispute' | 'owner' | 'competing'>) {
  const { time_zone } = useSite()
  return (
    <>
      {!owner && (
        <Alert tone="waiting" title="Nobody owns this business any more">
          Reject the dispute. The business can be claimed.
        </Alert>
      )}
      {!dispute.is_owner_heard && (
        <Alert tone="waiting" title="The owner has not answered yet">
          {`You can hand the business over once they have, or after ${formatDate(dispute.answer_until, time_zone)}.`}
        </Alert>
      )}
      {competing > 0 && (
        <Alert tone="waiting" title={formatCount(competing, 'other open dispute')}>
          Handing the business over rejects the others.
        </Alert>
      )}
    </>
  )
}
