import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Business } from '../../features/businesses/business.contract.ts'
import { roleOf } from '../../features/businesses/businesses.constants.ts'
import { statusDescriptions } from '../../features/businesses/businesses.labels.ts'
import { isListedStatus } from '../../features/businesses/businesses.rules.ts'
import { BusinessLogo } from '../../features/businesses/pictures/BusinessLogo.tsx'
import { RoleBadge, StatusBadge } from '../../features/businesses/StatusBadge.tsx'
import { OwnDisputes } from '../../features/claims/disputes/OwnDisputes.tsx'
import { OwnClaims } from '../../features/claims/OwnClaims.tsx'
import { VisibilityBadge } from '../../features/reports/VisibilityBadge.tsx'
import { Invitations } from '../../features/teams/Invitations.tsx'
import { OwnAccessRequests } from '../../features/teams/OwnAccessRequests.tsx'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { formatCount, preview } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { ClockIcon, MapPinIcon, PlusIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'

/** The maximum number of suggested corrections that are counted. */
const MAX_SUGGESTIONS = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = call(context)
  const token = new URL(request.url).searchParams.get('token') ?? undefined
  const [{ profiles }, pendingAccess, { claims }, { disputes }, { suggestions }] = await Promise.all([
    api('GET /profiles/user/me'),
    api('GET /teams/me', { query: { token } }),
    api('GET /claims/me'),
    api('GET /disputes/me'),
    api('GET /business-suggestions', { query: { limit: String(MAX_SUGGESTIONS) } }),
  ])
  return { profiles, ...pendingAccess, claims, disputes, suggestions }
}

export function Component() {
  const { profiles, invitations, access_requests, claims, disputes, suggestions } = useLoaderData<typeof loader>()
  const isEmpty = profiles.length + claims.length + disputes.length === 0
  return (
    <div className="page page-reading">
      <Meta title="My Businesses" />
      <PageHeading
        title="My Businesses"
        lead="The businesses whose team you are in."
        actions={
          !isEmpty && (
            <LinkButton to="/businesses/new">
              <PlusIcon />
              Create Business
            </LinkButton>
          )
        }
      />
      <Invitations invitations={invitations} joined={profiles} />
      {isEmpty && (
        <EmptyState
          title="You are not in a business yet"
          action={
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/businesses/new">
                <PlusIcon />
                Create Business
              </LinkButton>
              <LinkButton variant="secondary" to="/businesses">
                Browse Businesses
              </LinkButton>
            </div>
          }
        >
          <p>Create your business, or check whether it is already in the directory.</p>
          <HelpLink page="claim-a-business">How to claim a business</HelpLink>
        </EmptyState>
      )}
      {profiles.length > 0 && (
        <Rows>
          {profiles.map((business) => (
            <Row
              key={business.id}
              to={`/my-businesses/${business.id}`}
              title={business.display_name}
              mark={<BusinessLogo name={business.display_name} logo={business.logo} />}
              badges={
                <>
                  <StatusBadge status={business.verification_status} />
                  <VisibilityBadge visibility={business.visibility} />
                  {business.role && <RoleBadge role={roleOf(business.role)} />}
                  <CorrectionsBadge count={suggestions.filter((one) => one.business_id === business.id).length} />
                </>
              }
              meta={
                business.display_city && (
                  <span>
                    <MapPinIcon />
                    {business.display_city}
                  </span>
                )
              }
            >
              {describeBusiness(business)}
            </Row>
          ))}
        </Rows>
      )}
      <OwnClaims claims={claims} />
      <OwnDisputes disputes={disputes} />
      <OwnAccessRequests requests={access_requests} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load your businesses" />

const CorrectionsBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="waiting" icon={<ClockIcon />}>
      {formatCount(count, 'suggested correction', 'suggested corrections')}
    </Badge>
  )

/** The reason why the business is not in the directory; the tagline when it is. */
function describeBusiness({ verification_status: status, verification_notes, tagline }: Business) {
  if (status === 'rejected' || status === 'suspended') {
    return verification_notes ? `Reason: ${preview(verification_notes, 300)}` : statusDescriptions[status]
  }
  return isListedStatus(status) ? tagline : statusDescriptions[status]
}
