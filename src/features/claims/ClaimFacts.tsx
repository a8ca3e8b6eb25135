import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { ExternalLink } from '../../kit/ui/ExternalLink.tsx'
import { Facts } from '../../kit/ui/Facts.tsx'
import { AlertIcon, CheckIcon, PlusIcon } from '../../kit/ui/icons.tsx'
import { PanelSection } from '../../kit/ui/PanelSection.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import { statusNames } from '../businesses/businesses.labels.ts'
import { isListed } from '../businesses/businesses.rules.ts'
import { listBusinessFacts } from '../businesses/businessFacts.tsx'
import { StatusBadge } from '../businesses/StatusBadge.tsx'
import { ClaimStatusBadge, DomainProofBadge } from './ClaimStatusBadge.tsx'
import type { Claim } from './claims.contract.ts'
import type { ClaimReview } from './claims.load.ts'
import { isPending } from './claims.rules.ts'
import { type Comparison, compareClaim, type Verdict } from './compareClaim.ts'

/** Shows an administrator the claim beside the current business, and the decision once there is one. */
export function ClaimFacts({ claim, business, website_domain, taken_over, competing }: ClaimReview) {
  const { time_zone } = useSite()
  const { proven_domain, proven_email, proven_at, proof_of_ownership } = claim
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ClaimStatusBadge claim={claim} />
        <DomainProofBadge claim={claim} />
      </div>
      {isPending(claim) ? <Warnings business={business} competing={competing} /> : <DecisionNotice claim={claim} />}
      <PanelSection title="Requester">
        <p className="wrap-anywhere">
          <strong>{claim.requester_name}</strong>
          <br />
          <a href={`mailto:${claim.requester_email}`}>{claim.requester_email}</a>
        </p>
        <p className="hint">{`Submitted on ${formatTime(claim.created_at, time_zone)}`}</p>
      </PanelSection>
      <PanelSection title="The claim beside the record">
        <Table
          caption="The claim beside the record"
          captionHidden
          columns={columns}
          rows={compareClaim(claim, business, website_domain, taken_over)}
          rowKey={({ name }) => name}
        />
        {proven_domain && proven_at && (
          <p className="hint mt-2 wrap-anywhere">
            {`A code sent to ${proven_email} was entered on ${formatTime(proven_at, time_zone)}.`}
          </p>
        )}
      </PanelSection>
      <PanelSection title="Message">
        <p className="whitespace-pre-line wrap-anywhere">{claim.message}</p>
      </PanelSection>
      <PanelSection title="Proof of ownership">
        {proof_of_ownership ? <Proof text={proof_of_ownership} /> : <p className="hint">None given.</p>}
      </PanelSection>
      <PanelSection title="The business as it is now">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <StatusBadge status={business.verification_status} />
          <Badge>{isListed(business) ? 'Public' : 'Not public'}</Badge>
          <Badge>{business.is_claimed ? 'Claimed' : 'Unclaimed'}</Badge>
        </div>
        <Facts
          facts={[
            ...listBusinessFacts(business),
            ['City', [business.display_city, business.state].filter(Boolean).join(', ')],
            ['Address', business.location],
            ['Phone', business.phone],
            ['Website', business.website && <ExternalLink url={business.website} />],
          ]}
        />
        <LinkButton size="sm" variant="secondary" className="mt-4" to={`/admin?tab=verification&review=${business.id}`}>
          Open in Business Verification
        </LinkButton>
      </PanelSection>
    </>
  )
}

function Warnings({ business, competing }: Pick<ClaimReview, 'business' | 'competing'>) {
  return (
    <>
      {competing > 0 && (
        <Alert
          tone="waiting"
          title={competing === 1 ? 'One other claim is pending' : `${competing} other claims are pending`}
        >
          {`Approving this one rejects ${competing === 1 ? 'it' : 'them'}.`}
        </Alert>
      )}
      {!isListed(business) && (
        <Alert
          tone="waiting"
          title={`The business is not public (${statusNames[business.verification_status].toLowerCase()})`}
        >
          Approving the claim also verifies the business, but does not publish it. To publish it, edit the business
          afterwards.
        </Alert>
      )}
    </>
  )
}

function DecisionNotice({ claim }: { claim: Claim }) {
  const { time_zone } = useSite()
  const { status, admin_notes, reviewer_name, reviewed_at, revoked_at, revoked_reason } = claim
  const decidedBy = `${reviewer_name ?? 'A former administrator'}, ${reviewed_at && formatTime(reviewed_at, time_zone)}`
  return (
    <>
      <Alert
        tone={status === 'approved' ? 'success' : 'danger'}
        title={
          <span className="wrap-anywhere">{`${status === 'approved' ? 'Approved' : 'Rejected'} by ${decidedBy}`}</span>
        }
      >
        <p className="whitespace-pre-line wrap-anywhere">{admin_notes ? `Notes: ${admin_notes}` : 'Without notes.'}</p>
      </Alert>
      {revoked_at && (
        <Alert tone="danger" title={`Revoked, ${formatTime(revoked_at, time_zone)}`}>
          <p className="whitespace-pre-line wrap-anywhere">{`Reason: ${revoked_reason}`}</p>
        </Alert>
      )}
    </>
  )
}

const columns: Column<Comparison>[] = [
  {
    key: 'name',
    header: 'What',
    cell: ({ name, verdict }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {name}
        {verdict && <VerdictBadge verdict={verdict} />}
      </span>
    ),
  },
  { key: 'claimed', header: 'Claimed', cell: ({ claimed }) => <Value text={claimed} /> },
  { key: 'recorded', header: 'On record', cell: ({ recorded }) => <Value text={recorded} /> },
]

const Value = ({ text }: { text: string | null }) =>
  text ? <span className="min-w-0 wrap-anywhere">{text}</span> : <span className="text-muted">not given</span>

const verdicts = {
  same: { tone: 'success', Icon: CheckIcon, label: 'Same' },
  different: { tone: 'danger', Icon: AlertIcon, label: 'Different' },
  unrecorded: { tone: 'info', Icon: PlusIcon, label: 'Not on record' },
} as const

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, Icon, label } = verdicts[verdict]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  )
}

/** Shows a single URL as a link, and everything else as text. */
const Proof = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line wrap-anywhere">
    {/^https?:\/\/\S+$/i.test(text) ? <ExternalLink url={text} /> : text}
  </p>
)
