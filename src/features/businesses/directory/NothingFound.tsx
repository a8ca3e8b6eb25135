import { useSession } from '../../../kit/page/session.ts'
import { withoutBlanks } from '../../../kit/text/text.ts'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { HelpLink } from '../../../kit/ui/HelpLink.tsx'
import { RemovableFilters } from '../../../kit/ui/RemovableFilters.tsx'
import { type DirectoryFilters, isFiltered } from './directory.ts'
import { listFilters } from './listFilters.ts'

/** What the directory shows instead of cards: no match of the filters, or a network without businesses. */
export function NothingFound({ filters }: { filters: DirectoryFilters }) {
  const { viewer } = useSession()
  const { search, city } = filters
  const activeFilters = listFilters(filters)
  const everything = `/search?${new URLSearchParams({ q: withoutBlanks(search, city).join(' ') })}`
  if (isFiltered(filters)) {
    return (
      <EmptyState
        heading="h3"
        title="No business matches all filters"
        action={
          <span className="flex flex-wrap gap-3">
            <LinkButton variant="secondary" to="/businesses">
              Show All Businesses
            </LinkButton>
            {search && (
              <LinkButton variant="quiet" to={everything}>
                Search Everything
              </LinkButton>
            )}
          </span>
        }
      >
        <p>Try a shorter word, another spelling, or fewer filters.</p>
        {activeFilters.length > 1 && (
          <>
            <p>Without one of these there may be some:</p>
            <RemovableFilters label="Filters to remove" filters={activeFilters} className="my-3" />
          </>
        )}
        <HelpLink page="find-a-business">How to find a business</HelpLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading="h3"
      title="The directory is still empty"
      action={!viewer && <LinkButton to="/register">Sign Up</LinkButton>}
    >
      <p>
        {viewer
          ? 'Create your business. It appears here after an administrator has verified it.'
          : 'Sign up to create your business. It appears here after an administrator has verified it.'}
      </p>
      <HelpLink page="create-a-business">How to create a business</HelpLink>
    </EmptyState>
  )
}
