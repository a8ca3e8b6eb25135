import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BusinessName } from '../../features/businesses/BusinessName.tsx'
import { canEdit, canSeeNotes, isListed } from '../../features/businesses/businesses.rules.ts'
import { listBusinessFacts } from '../../features/businesses/businessFacts.ts'
import { toStructuredData } from '../../features/businesses/profile/businessData.ts'
import { ContactCard } from '../../features/businesses/profile/ContactCard.tsx'
import { StatusBadge } from '../../features/businesses/StatusBadge.tsx'
import { StatusNote } from '../../features/businesses/StatusNote.tsx'
import { ClaimBox } from '../../features/claims/ClaimBox.tsx'
import { toEventRow } from '../../features/events/eventFilters.ts'
import { BUSINESS_EVENTS } from '../../features/events/events.constants.ts'
import { UpcomingEvents } from '../../features/events/UpcomingEvents.tsx'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { VisibilityNote } from '../../features/reports/VisibilityNote.tsx'
import { RequestAccess } from '../../features/teams/RequestAccess.tsx'
import { call } from '../../kit/api/api.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Facts } from '../../kit/ui/Facts.tsx'
import { PencilIcon } from '../../kit/ui/icons.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { Monogram } from '../../kit/ui/Monogram.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const loadedAt = Date.now()
  const id = params.id ?? ''
  const eventsReply = call(context)('GET /events', { query: { businessId: id, limit: String(BUSINESS_EVENTS) } })
  // The profile is awaited first, because its error is the one to show.
  eventsReply.catch(() => {})
  const { profile } = await call(context)('GET /profiles/:id', { params: { id } })
  const { events, total } = await eventsReply
  return { profile, upcoming: { events: events.map(toEventRow), total, loadedAt } }
}

export function Component() {
  const { profile, upcoming } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const site = useSite()
  const path = isListed(profile) ? `/businesses/${profile.id}` : undefined
  const canSeeStatus = canSeeNotes(viewer, profile)
  const isApproved = profile.verification_status === 'approved'

  return (
    <div className="page">
      <Meta
        title={profile.display_name}
        description={
          profile.tagline ?? (profile.description ? preview(markdownToText(profile.description), 160) : undefined)
        }
        path={path}
      />
      {path && <JsonLd data={toStructuredData(profile, site)} />}
      <Breadcrumb
        items={[{ label: 'Businesses', to: '/businesses' }, { label: preview(profile.display_name, 60) }]}
        path={path}
      />
      <PageHeading
        title={<BusinessName name={profile.display_name} />}
        lead={profile.tagline}
        badges={
          <span className="mb-1 flex items-center gap-4">
            <Monogram name={profile.display_name} />
            {(isApproved || canSeeStatus) && <StatusBadge status={profile.verification_status} />}
          </span>
        }
        actions={
          canEdit(viewer, profile) && (
            <LinkButton variant="secondary" to={`/businesses/${profile.id}/edit`}>
              <PencilIcon />
              Edit
            </LinkButton>
          )
        }
      />
      <VisibilityNote target_type="business" target_id={profile.id} visibility={profile.visibility} className="mb-6" />
      {canSeeStatus && !path && profile.visibility === 'public' && <StatusNote business={profile} className="mb-6" />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        {profile.description_html ? (
          <section aria-label="Description">
            <Markdown html={profile.description_html} />
          </section>
        ) : (
          <p className="text-muted">This business has no description yet.</p>
        )}
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactCard business={profile} />
          <ClaimBox business={profile} />
          <RequestAccess business={profile} />
          {profile.role === null && (
            <div className="-ml-3">
              <ReportButton target_type="business" target_id={profile.id} about="this business" />
            </div>
          )}
        </div>
        <Facts facts={listBusinessFacts(profile)} />
      </div>
      <UpcomingEvents business={profile} upcoming={upcoming} />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business information"
    notFound="Business not found"
    back={{ to: '/businesses', label: 'Back to Businesses' }}
  />
)
