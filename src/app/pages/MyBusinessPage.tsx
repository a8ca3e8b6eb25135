import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BusinessName } from '../../features/businesses/BusinessName.tsx'
import type { Business } from '../../features/businesses/business.contract.ts'
import { roleOf } from '../../features/businesses/businesses.constants.ts'
import { canDelete, canEdit, isListed, isTeamManager } from '../../features/businesses/businesses.rules.ts'
import { listBusinessFacts } from '../../features/businesses/businessFacts.tsx'
import { ConfirmationNote } from '../../features/businesses/confirmation/ConfirmationNote.tsx'
import { FiguresSection } from '../../features/businesses/figures/FiguresSection.tsx'
import { ProposalList } from '../../features/businesses/import/screens/ProposalList.tsx'
import { ContactCard } from '../../features/businesses/profile/ContactCard.tsx'
import { RoleBadge, StatusBadge } from '../../features/businesses/StatusBadge.tsx'
import { StatusNote } from '../../features/businesses/StatusNote.tsx'
import { ClosureNote } from '../../features/businesses/suggestions/Closures.tsx'
import { SuggestionList } from '../../features/businesses/suggestions/SuggestionList.tsx'
import { ReceivedDisputes } from '../../features/claims/disputes/ReceivedDisputes.tsx'
import { useDeletion } from '../../features/deletions/useDeletion.ts'
import { TeamEvents } from '../../features/events/TeamEvents.tsx'
import { VisibilityNote } from '../../features/reports/VisibilityNote.tsx'
import { LeaveTeam } from '../../features/teams/LeaveTeam.tsx'
import { canLeave, canManageTeam } from '../../features/teams/teams.rules.ts'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { Facts } from '../../kit/ui/Facts.tsx'
import { EyeIcon, PencilIcon, TrashIcon, UserIcon } from '../../kit/ui/icons.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

const NO_ACCESS = 'Business not found or access denied'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { profile } = await call(context)('GET /profiles/:id', { params: { id: params.id ?? '' } })
  if (!profile.role) throw data({ error: NO_ACCESS }, { status: 404 })
  const loadedAt = Date.now()
  const ofBusiness = { params: { id: profile.id } }
  const [{ events }, figures, { disputes }, { proposals }, { suggestions }, closures] = await Promise.all([
    call(context)('GET /businesses/:id/events', ofBusiness),
    call(context)('GET /businesses/:id/figures', ofBusiness),
    profile.role === 'owner' ? call(context)('GET /businesses/:id/disputes', ofBusiness) : { disputes: [] },
    isTeamManager(profile)
      ? call(context)('GET /import-proposals', { query: { business_id: profile.id } })
      : { proposals: [] },
    isTeamManager(profile)
      ? call(context)('GET /business-suggestions', { query: { business_id: profile.id } })
      : { suggestions: [] },
    isTeamManager(profile) && !profile.is_public
      ? call(context)('GET /business-suggestions', { query: { business_id: profile.id, list: 'closures' } })
      : { suggestions: [] },
  ])
  const closure = closures.suggestions.at(-1)
  return { ...profile, events, figures, disputes, proposals, suggestions, closure, loadedAt }
}

export function Component() {
  const business = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const { time_zone } = useSite()

  return (
    <div className="page">
      <Meta title={business.display_name} />
      <Breadcrumb
        items={[{ label: 'My Businesses', to: '/my-businesses' }, { label: preview(business.display_name, 60) }]}
      />
      <PageHeading
        title={<BusinessName name={business.display_name} />}
        lead={business.tagline}
        badges={
          <>
            <StatusBadge status={business.verification_status} />
            {business.role && <RoleBadge role={roleOf(business.role)} />}
          </>
        }
        actions={
          <>
            {isListed(business) && (
              <LinkButton variant="secondary" to={`/businesses/${business.id}`}>
                <EyeIcon />
                View Public Profile
              </LinkButton>
            )}
            {canManageTeam(viewer, business) && (
              <LinkButton variant="secondary" to={`/businesses/${business.id}/team`}>
                <UserIcon />
                Manage Team
              </LinkButton>
            )}
            {canEdit(viewer, business) && (
              <LinkButton to={`/businesses/${business.id}/edit`}>
                <PencilIcon />
                Edit
              </LinkButton>
            )}
          </>
        }
      />
      <VisibilityNote
        target_type="business"
        target_id={business.id}
        visibility={business.visibility}
        className="mb-4"
      />
      {business.closure ? (
        <ClosureNote closure={business.closure} className="mb-8" />
      ) : (
        <StatusNote business={business} className="mb-8" />
      )}
      <ReceivedDisputes disputes={business.disputes} />
      {business.proposals.length > 0 && (
        <section aria-labelledby="proposed-changes" className="mb-8">
          <h2 id="proposed-changes" className="mb-1 text-lg">
            Is this right?
          </h2>
          <p className="hint mb-3">A public list says something else. Accept what is right, and reject the rest.</p>
          <ProposalList proposals={business.proposals} />
        </section>
      )}
      {business.suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className="mb-8">
          <h2 id="suggestions" className="mb-1 text-lg">
            Suggested corrections
          </h2>
          <p className="hint mb-3">Somebody says that this is wrong. Accept what is right, and reject the rest.</p>
          <SuggestionList suggestions={business.suggestions} />
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid min-w-0 gap-8">
          <Facts facts={[...listBusinessFacts(business), ['Created', formatDate(business.created_at, time_zone)]]} />
          {business.description_html && (
            <section aria-label="Description">
              <Markdown html={business.description_html} />
            </section>
          )}
        </div>
        <div className="grid gap-6">
          <ContactCard business={business} />
          <ConfirmationNote business={business} />
        </div>
      </div>
      <FiguresSection figures={business.figures} />
      <TeamEvents business={business} events={business.events} loadedAt={business.loadedAt} />
      {canLeave(viewer, business) && <LeaveTeam business={business} />}
      {canDelete(viewer, business) && <DeleteBusiness business={business} />}
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business information"
    back={{ to: '/my-businesses', label: 'Back to My Businesses' }}
  />
)

function DeleteBusiness({ business }: { business: Business }) {
  const params = { id: business.id }
  const remove = useDeletion('DELETE /profiles/:id', {
    kind: 'business',
    failed: 'Failed to delete business',
    text: 'The business has been deleted.',
    to: '/my-businesses',
    navigation: { replace: true },
    restore: 'POST /profiles/:id/restore',
    params,
    page: `/my-businesses/${business.id}`,
    list: '/my-businesses',
  })
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="hint">
        Deleting the business removes its profile, its team and its events. You can undo it for 10 minutes.
      </p>
      <Button variant="danger" busy={remove.busy} onClick={() => remove({ params })}>
        <TrashIcon />
        Delete
      </Button>
    </div>
  )
}
