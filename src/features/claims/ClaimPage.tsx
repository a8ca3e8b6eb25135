import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { useDelayedRedirect } from '../../kit/page/delayedRedirect.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { preview } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Monogram } from '../../kit/ui/Monogram.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { RequestAccess } from '../teams/RequestAccess.tsx'
import { ClaimRequestForm } from './ClaimRequestForm.tsx'
import { ALREADY_CLAIMED, ALREADY_PENDING } from './claims.constants.ts'
import { canClaim, isPending } from './claims.rules.ts'
import { DisputeBox } from './disputes/DisputeBox.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = call(context)
  const [{ profile }, { claims }, { disputes }] = await Promise.all([
    api('GET /profiles/:id', { params: { id: params.id ?? '' } }),
    api('GET /claims/me'),
    api('GET /disputes/me'),
  ])
  const pending = claims.some((claim) => claim.business_id === profile.id && isPending(claim))
  const isDisputed = disputes.some(({ business_id, status }) => business_id === profile.id && status === 'open')
  return { business: profile, pending, isDisputed }
}

export function Component() {
  const { business, pending, isDisputed } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const [submitted, setSubmitted] = useState(false)
  const { id, display_name, display_city, state } = business
  const businessPath = `/businesses/${id}`

  if (submitted) return <Submitted display_name={display_name} />
  return (
    <div className="page page-reading">
      <Meta title={`Claim ${display_name}`} />
      <Breadcrumb
        items={[
          { label: 'Businesses', to: '/businesses' },
          { label: preview(display_name, 60), to: businessPath },
          { label: 'Claim' },
        ]}
      />
      <PageHeading title="Claim This Business" />
      <div className="mb-6">
        <HelpLink page="claim-a-business">How claiming works</HelpLink>
      </div>
      <div className="mb-8 flex items-center gap-4">
        <Monogram name={display_name} />
        <p className="min-w-0">
          <strong className="block wrap-anywhere">{display_name}</strong>
          <span className="text-muted wrap-anywhere">{[display_city, state].filter(Boolean).join(', ')}</span>
        </p>
      </div>
      {pending ? (
        <Alert
          tone="waiting"
          title={ALREADY_PENDING}
          action={<ActionLink to="/my-businesses">Go to My Businesses</ActionLink>}
        >
          An administrator is reviewing it. You will get an email with the outcome.
        </Alert>
      ) : canClaim(viewer, business) ? (
        <ClaimRequestForm
          business={business}
          onSubmitted={() => setSubmitted(true)}
          cancel={
            <LinkButton variant="quiet" to={businessPath}>
              Cancel
            </LinkButton>
          }
        />
      ) : (
        <div className="grid gap-6">
          <Alert
            title={ALREADY_CLAIMED}
            action={
              business.role ? (
                <ActionLink to={`/my-businesses/${id}`}>Open My Business</ActionLink>
              ) : (
                <ActionLink to={businessPath}>Back to the Business</ActionLink>
              )
            }
          >
            {business.role
              ? 'You are in its team.'
              : 'Somebody else owns it here. If you work there too, the owner can add you to the team.'}
          </Alert>
          <RequestAccess business={business} />
          <DisputeBox business={business} isDisputed={isDisputed} />
        </div>
      )}
    </div>
  )
}

const ActionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton size="sm" variant="secondary" to={to}>
    {children}
  </LinkButton>
)

/** Confirms the claim and redirects to My Businesses. */
function Submitted({ display_name }: { display_name: string }) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useDelayedRedirect(true, '/my-businesses')
  return (
    <div className="page page-reading">
      <Meta title="Claim Request Submitted!" />
      <div ref={heading} tabIndex={-1} className="outline-none">
        <PageHeading title="Claim Request Submitted!" />
      </div>
      <Alert
        tone="success"
        title={<span className="wrap-anywhere">{`Your request for ${display_name} is under admin review.`}</span>}
        action={<Link to="/my-businesses">Go to My Businesses</Link>}
      >
        You will be notified by email once an administrator has decided. You are taken to My Businesses in a moment.
      </Alert>
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
