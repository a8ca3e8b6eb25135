import type { ReactNode } from 'react'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate, formatTime } from '../../../kit/text/text.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { ExternalLink } from '../../../kit/ui/ExternalLink.tsx'
import { PencilIcon } from '../../../kit/ui/icons.tsx'
import { Markdown } from '../../../kit/ui/Markdown.tsx'
import { PanelSection } from '../../../kit/ui/PanelSection.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { region } from '../../../region/region.ts'
import { AuditEntries } from '../../audit/AuditEntries.tsx'
import { structureNames } from '../businesses.constants.ts'
import { roleNames } from '../businesses.labels.ts'
import { canRemove, isListed } from '../businesses.rules.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { DeleteButton } from './ReviewActions.tsx'
import type { Review } from './verification.load.ts'

type ReviewFactsProps = Review & {
  /** Additional buttons from other features. */
  actions: ReactNode
}

/** Shows an administrator all data of a business, its team and its history. */
export function ReviewFacts({ business, associatedUsers, verificationInfo, history, actions }: ReviewFactsProps) {
  const viewer = useViewer()
  const { licenseNumber, verificationUrl, instructions } = verificationInfo
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={business.verification_status} />
        <Badge>{isListed(business) ? 'Public' : 'Not public'}</Badge>
        <Badge>{business.is_claimed ? 'Claimed' : 'Unclaimed'}</Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton size="sm" variant="secondary" to={`/admin/businesses/${business.id}/edit`}>
          <PencilIcon />
          Edit
        </LinkButton>
        {isListed(business) && (
          <LinkButton size="sm" variant="secondary" to={`/businesses/${business.id}`}>
            View Public Profile
          </LinkButton>
        )}
        {actions}
        {canRemove(viewer, business) && <DeleteButton business={business} />}
      </div>
      <BusinessFacts business={business} />
      <PanelSection title="Description">
        {business.description_html ? (
          <Markdown html={business.description_html} />
        ) : (
          <p className="hint">None given.</p>
        )}
      </PanelSection>
      <PanelSection title="Associated users">
        {associatedUsers.length > 0 ? <Team users={associatedUsers} /> : <p className="hint">The team is empty.</p>}
      </PanelSection>
      <PanelSection title="Verification information">
        <p className="mb-2">
          Licence number: <strong>{licenseNumber ?? 'not given'}</strong>
        </p>
        <p className="mb-3">
          <ExternalLink url={verificationUrl}>{region.register.link}</ExternalLink>
        </p>
        <ol className="ml-5 list-decimal space-y-1 text-sm">
          {instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </PanelSection>
      <PanelSection title="History">
        {history.length > 0 ? (
          <AuditEntries entries={history} targetLabel="this business" />
        ) : (
          <p className="hint">No administrator has changed this business yet.</p>
        )}
      </PanelSection>
    </>
  )
}

function BusinessFacts({ business }: { business: Review['business'] }) {
  const { time_zone } = useSite()
  const facts: [string, ReactNode][] = [
    ['Tagline', business.tagline],
    ['Industry', business.industry],
    ['Category', business.category],
    ['City', business.display_city],
    ['State', business.state],
    ['Zip code', business.zip_code],
    ['Address', business.location],
    ['Phone', business.phone],
    ['Website', business.website && <ExternalLink url={business.website} />],
    ['About page', business.about_url && <ExternalLink url={business.about_url} />],
    ['Entity number', business.alaska_business_license],
    ['EIN', business.ein],
    ['Structure', business.business_structure && structureNames[business.business_structure]],
    ['Year established', business.year_established],
    ['Owner', business.owner_name],
    ['Created', formatTime(business.created_at, time_zone)],
    ['Verified', business.verified_at ? formatTime(business.verified_at, time_zone) : 'not yet'],
    ['Notes', business.verification_notes],
  ]
  return (
    <dl className="border-y border-line text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="pair border-line py-1.5 not-first:border-t [--name-width:8.5rem]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {value ?? <span className="text-muted">not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Team({ users }: { users: Review['associatedUsers'] }) {
  const { time_zone } = useSite()
  const columns: Column<Review['associatedUsers'][number]>[] = [
    {
      key: 'name',
      header: 'Name',
      cell: ({ full_name, email }) => (
        <>
          {full_name && <span className="block wrap-anywhere">{full_name}</span>}
          <span className="block font-normal text-muted wrap-anywhere">{email}</span>
        </>
      ),
    },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    { key: 'status', header: 'Status', cell: ({ status }) => <span className="first-letter:uppercase">{status}</span> },
    {
      key: 'joined',
      header: 'Joined',
      cell: ({ joined_at }) =>
        joined_at ? formatDate(joined_at, time_zone) : <span className="text-muted">not yet</span>,
    },
  ]
  return (
    <Table
      caption="Associated users"
      captionHidden
      columns={columns}
      rows={users}
      rowKey={(user) => user.association_id}
    />
  )
}
