import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { formatCount, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { AccessRequests } from './AccessRequests.tsx'
import { InviteMember } from './InviteMember.tsx'
import { MembersTable } from './MembersTable.tsx'
import { canInvite } from './teams.rules.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = call(context)
  const input = { params: { id: params.id ?? '' } }
  const [{ profile }, team] = await Promise.all([
    api('GET /profiles/:id', input),
    api('GET /businesses/:id/team', input),
  ])
  return { business: profile, ...team }
}

export function Component() {
  const viewer = useViewer()
  const { business, members, access_requests } = useLoaderData<typeof loader>()
  const { id, display_name } = business
  const invitedCount = members.filter(({ status }) => status === 'invited').length
  return (
    <div className="page pb-12">
      <Meta title={`Manage Team of ${display_name}`} />
      <Breadcrumb
        items={[
          { label: 'My Businesses', to: '/my-businesses' },
          { label: preview(display_name, 60), to: `/my-businesses/${id}` },
          { label: 'Team' },
        ]}
      />
      <PageHeading
        title="Manage Team"
        lead={<span className="wrap-anywhere">{display_name}</span>}
        actions={canInvite(viewer, business) && <InviteMember business_id={id} />}
      />
      {access_requests.length > 0 && <AccessRequests business_id={id} requests={access_requests} />}
      <section aria-labelledby="members">
        <h2 id="members" tabIndex={-1} className="mb-3 text-lg">
          {formatCount(members.length - invitedCount, 'person', 'people')} in the team
          {invitedCount > 0 && `, ${invitedCount} invited`}
        </h2>
        <MembersTable business={business} members={members} />
      </section>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load the team"
    notFound="Business not found or access denied"
    back={{ to: '/my-businesses', label: 'Back to My Businesses' }}
  />
)
