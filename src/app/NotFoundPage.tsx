import { Meta } from '../kit/page/Meta.tsx'
import { LinkButton } from '../kit/ui/Button.tsx'
import { Contours } from '../kit/ui/illustrations.tsx'
import { Link } from '../kit/ui/Link.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'

export function NotFoundPage() {
  return (
    <div className="relative isolate overflow-clip">
      <Meta title="Page not found" />
      <Contours className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 max-lg:hidden" />
      <div className="page pt-6 pb-20">
        <PageHeading
          title="Page not found"
          lead="There is nothing at this address. It may have been removed, or the address is incomplete."
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/businesses">Browse Businesses</LinkButton>
          <LinkButton to="/" variant="secondary">
            Go to the home page
          </LinkButton>
        </div>
        <p className="hint mt-6">
          Did you follow a link from an email? Please copy the whole address, or <Link to="/login">log in</Link> first.
        </p>
      </div>
    </div>
  )
}
