import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { canEdit, canSeeNotes, isListed } from '../../features/businesses/businesses.rules.ts'
import { listBusinessFacts } from '../../features/businesses/businessFacts.tsx'
import { CompareButton } from '../../features/businesses/compare/CompareButton.tsx'
import { ComparisonBar } from '../../features/businesses/compare/ComparisonBar.tsx'
import { CONFIRM_DAYS } from '../../features/businesses/confirmation/confirmation.constants.ts'
import { HoursCard } from '../../features/businesses/hours/HoursCard.tsx'
import { pathOfNames } from '../../features/businesses/industries/browse.ts'
import { PlaceMap } from '../../features/businesses/places/PlaceMap.tsx'
import { BusinessActions } from '../../features/businesses/profile/BusinessActions.tsx'
import { BusinessHeader } from '../../features/businesses/profile/BusinessHeader.tsx'
import { BusinessPhotos } from '../../features/businesses/profile/BusinessPhotos.tsx'
import { toStructuredData } from '../../features/businesses/profile/businessData.ts'
import { businessPicture } from '../../features/businesses/profile/businessPicture.ts'
import { ContactCard } from '../../features/businesses/profile/ContactCard.tsx'
import { hasDetails, ProfileDetails } from '../../features/businesses/profile/ProfileDetails.tsx'
import { StatusBadge } from '../../features/businesses/StatusBadge.tsx'
import { StatusNote } from '../../features/businesses/StatusNote.tsx'
import { SuggestButton } from '../../features/businesses/suggestions/SuggestButton.tsx'
import { ClaimBox } from '../../features/claims/ClaimBox.tsx'
import { toEventRow } from '../../features/events/eventFilters.ts'
import { MAX_BUSINESS_EVENTS } from '../../features/events/events.constants.ts'
import { UpcomingEvents } from '../../features/events/UpcomingEvents.tsx'
import { toJobRow } from '../../features/jobs/jobList.ts'
import { FollowButton } from '../../features/notifications/FollowButton.tsx'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { VisibilityNote } from '../../features/reports/VisibilityNote.tsx'
import { RequestAccess } from '../../features/teams/RequestAccess.tsx'
import { call } from '../../kit/api/api.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { DAY_MS } from '../../kit/text/milliseconds.ts'
import { formatDate, markdownToText, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { type Fact, Facts } from '../../kit/ui/Facts.tsx'
import { PencilIcon } from '../../kit/ui/icons.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { ShareMenu } from '../../kit/ui/ShareMenu.tsx'
import { BusinessAnswers, BusinessJobs } from './BusinessActivity.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const loadedAt = Date.now()
  const id = params.id ?? ''
  const activity = Promise.all([
    call(context)('GET /events', { query: { businessId: id, series: 'next', limit: String(MAX_BUSINESS_EVENTS) } }),
    call(context)('GET /businesses/:id/jobs', { params: { id } }),
    call(context)('GET /businesses/:id/answers', { params: { id } }),
  ])
  // The profile is awaited first, because its error is the one to show.
  activity.catch(() => {})
  const { profile } = await call(context)('GET /profiles/:id', { params: { id } })
  // The business was merged into another one.
  if (String(profile.id) !== id) throw redirect(`/businesses/${profile.id}`, 301)
  const [{ events, total }, { jobs }, { answers }] = await activity
  return { profile, upcoming: { events: events.map(toEventRow), total, loadedAt }, jobs: jobs.map(toJobRow), answers }
}

export function Component() {
  const { profile, upcoming, jobs, answers } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const site = useSite()
  const isShared = isListed(profile)
  const town = pathOfNames({ city: profile.display_city })
  const path = isShared ? `/businesses/${profile.id}` : undefined
  const { opening_hours, confirmed_at } = profile
  const canSeeStatus = canSeeNotes(viewer, profile)
  const isApproved = profile.verification_status === 'approved'

  // The industry is not repeated here, because the top of the page shows it.
  const facts = [
    ...listBusinessFacts(profile),
    [
      'Last confirmed',
      confirmed_at && describeConfirmed(confirmed_at, site.time_zone, upcoming.loadedAt),
    ] satisfies Fact,
  ].filter(([name, value]) => value && name !== 'Industry')
  const hasPhotos = profile.pictures.some(({ role }) => role === 'photo')
  const isBare = !profile.description_html && facts.length === 0 && !hasPhotos && !hasDetails(profile)

  return (
    <div className="page">
      <Meta
        title={profile.display_name}
        description={
          profile.tagline ?? (profile.description ? preview(markdownToText(profile.description), 160) : undefined)
        }
        path={path}
        picture={businessPicture(profile)}
      />
      {path && <JsonLd data={toStructuredData(profile, site, upcoming.loadedAt)} />}
      <Breadcrumb
        items={[
          { label: 'Businesses', to: '/businesses' },
          ...(isShared && profile.display_city && town ? [{ label: profile.display_city, to: town }] : []),
          { label: preview(profile.display_name, 60) },
        ]}
        path={path}
      />
      <BusinessHeader
        business={profile}
        badge={(isApproved || canSeeStatus) && <StatusBadge status={profile.verification_status} />}
        menu={
          <>
            {isShared && <CompareButton business={profile} />}
            {isShared && (
              <ShareMenu
                title={profile.display_name}
                path={`/businesses/${profile.id}`}
                more={[{ label: 'Save contact', href: `/businesses/${profile.id}.vcf` }]}
                align="end"
              />
            )}
            {canEdit(viewer, profile) && (
              <LinkButton variant="secondary" size="sm" to={`/businesses/${profile.id}/edit`}>
                <PencilIcon />
                Edit
              </LinkButton>
            )}
          </>
        }
        actions={<BusinessActions business={profile} />}
      />
      <ComparisonBar className="mt-6" />
      <VisibilityNote target_type="business" target_id={profile.id} visibility={profile.visibility} className="mt-6" />
      {canSeeStatus && !path && profile.visibility === 'public' && <StatusNote business={profile} className="mt-6" />}
      <div className={cx('business-columns', isBare && 'business-bare')}>
        {opening_hours && <HoursCard business={{ ...profile, opening_hours }} loadedAt={upcoming.loadedAt} />}
        {!isBare && (
          <div className="business-main">
            {profile.description_html && (
              <section aria-label="Description">
                <Markdown html={profile.description_html} />
              </section>
            )}
            <BusinessPhotos pictures={profile.pictures} />
            <ProfileDetails business={profile} />
            <Facts facts={facts} />
          </div>
        )}
        <div className="business-side">
          <ContactCard business={profile} />
          <PlaceMap
            name={profile.display_city ?? profile.display_name}
            latitude={profile.latitude}
            longitude={profile.longitude}
          />
          <ClaimBox business={profile} />
          <RequestAccess business={profile} />
          {profile.role === null && (
            <div className="-ml-3 flex flex-wrap">
              <SuggestButton business={profile} />
              <FollowButton target={{ type: 'business', key: String(profile.id) }} />
              <ReportButton target_type="business" target_id={profile.id} about="this business" />
            </div>
          )}
        </div>
      </div>
      <BusinessJobs jobs={jobs} />
      <UpcomingEvents business={profile} upcoming={upcoming} />
      <BusinessAnswers business={profile} answers={answers} />
      {path && <p className="print-only hint mt-8">{site.url + path}</p>}
    </div>
  )
}

/** The day of the last confirmation, with “not since” when the yearly confirmation is overdue. */
function describeConfirmed(confirmed_at: string, time_zone: string, now: number): string {
  const day = formatDate(confirmed_at, time_zone)
  return now - Date.parse(confirmed_at) > CONFIRM_DAYS * DAY_MS ? `${day}, not since` : day
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business information"
    notFound="Business not found"
    back={{ to: '/businesses', label: 'Back to Businesses' }}
  />
)
