import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { loginPath } from '../session/guard.ts'
import { canDispute } from './disputes/disputes.rules.ts'

/**
 * Links to the claim page. On a claimed business, a less prominent link is shown to everybody outside its team, who can
 * request access or dispute the ownership there.
 */
export function ClaimBox({ business }: { business: Business & { claim_requested: boolean } }) {
  const viewer = useViewer()
  const path = `/businesses/${business.id}/claim`
  if (business.is_claimed) {
    return (
      (viewer === null || canDispute(viewer, business)) && (
        <p className="text-sm no-print">
          {viewer ? (
            <Link to={path}>Is this your business?</Link>
          ) : (
            <Link to={loginPath(path)}>Do you own or work at this business?</Link>
          )}
        </p>
      )
    )
  }
  return (
    <Card as="section" aria-labelledby="claim" className="no-print">
      <CardTitle>
        <span id="claim">Is this your business?</span>
      </CardTitle>
      {business.claim_requested ? (
        <>
          <p className="mt-2 mb-4 text-muted">
            You have claimed it. An administrator is reviewing your request, and you will get an email with the outcome.
          </p>
          <LinkButton variant="secondary" to="/my-businesses">
            Go to My Businesses
          </LinkButton>
        </>
      ) : (
        <>
          <p className="mt-2 mb-4 text-muted">
            Nobody has claimed it yet. Once an administrator has granted you ownership, you can edit its profile.
          </p>
          {/* A stored session may still be loading. The login page then redirects to the claim page. */}
          <LinkButton to={viewer ? path : loginPath(path)}>Claim This Business</LinkButton>
        </>
      )}
    </Card>
  )
}
