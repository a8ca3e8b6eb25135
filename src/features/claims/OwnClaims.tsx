import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { MailIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { ClaimStatusBadge, DomainProofBadge } from './ClaimStatusBadge.tsx'
import type { OwnClaim } from './claims.contract.ts'
import { canProve, isPending } from './claims.rules.ts'

const DomainProof = lazy(() => import('./DomainProof.tsx').then(({ DomainProof }) => ({ default: DomainProof })))

/** The viewer's claims and their outcomes. */
export function OwnClaims({ claims }: { claims: OwnClaim[] }) {
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims" className="mt-10">
      <h2 id="claims" className="mb-4 text-lg">
        Your claim requests
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
    </section>
  )
}

function ClaimCard({ claim }: { claim: OwnClaim }) {
  const { time_zone } = useSite()
  const { business_id, display_name, display_city, state } = claim
  const cityAndState = [display_city, state].filter(Boolean).join(', ')
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CardTitle as="h3" className="wrap-anywhere min-w-0">
          {/* Only the name is a link, because the card contains a form. */}
          <Link to={`/businesses/${business_id}`}>{display_name}</Link>
        </CardTitle>
        <ClaimStatusBadge claim={claim} />
        <DomainProofBadge claim={claim} />
      </div>
      <p className="text-muted text-sm wrap-anywhere">{`${cityAndState}, claimed on ${formatDate(claim.created_at, time_zone)}`}</p>
      {describeOutcome(claim, time_zone).map((sentence) => (
        <p key={sentence} className="whitespace-pre-line wrap-anywhere">
          {sentence}
        </p>
      ))}
      {isPending(claim) && <ProofOffer claim={claim} />}
    </Card>
  )
}

function describeOutcome({ status, admin_notes, revoked_at, revoked_reason }: OwnClaim, time_zone: string) {
  if (revoked_at) {
    return [`Your ownership was revoked on ${formatDate(revoked_at, time_zone)}.`, `Reason: ${revoked_reason}`]
  }
  if (status === 'approved') {
    return ['You have been granted ownership.', ...(admin_notes ? [`Notes: ${admin_notes}`] : [])]
  }
  if (status === 'rejected') return [`Reason: ${admin_notes}`]
  return ['An administrator is reviewing your request. You will get an email with the outcome.']
}

/** Offers the domain proof for a pending claim, or states why the website cannot be proven. */
function ProofOffer({ claim }: { claim: OwnClaim }) {
  const viewer = useViewer()
  const [open, setOpen] = useState(claim.code_email !== null)
  if (claim.website_domain === null)
    return <p className="hint wrap-anywhere">No proof by email: {claim.domain_refusal}</p>
  if (!canProve(viewer, claim)) return null
  if (!open) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="hint wrap-anywhere">
          {`If you have a mailbox at ${claim.website_domain}, a code sent there proves that the website is yours.`}
        </p>
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          <MailIcon />
          Prove by Email
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <DomainProof claim={claim} domain={claim.website_domain} />
    </Suspense>
  )
}
