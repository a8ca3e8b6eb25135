import { useSession } from '../../../kit/page/session.ts'
import { withoutBlanks } from '../../../kit/text/text.ts'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { FilterRemovals } from '../../../kit/ui/FilterRemovals.tsx'
import { HelpLink } from '../../../kit/ui/HelpLink.tsx'
import { nameGroup } from '../industries/groups.ts'
import { type DirectoryFilters, directoryPath, isFiltered } from './directory.ts'
import type { EmptyReasons } from './emptyDirectory.ts'
import { listFilters } from './listFilters.ts'
import { Spellings } from './Spellings.tsx'

type NothingFoundProps = EmptyReasons & {
  filters: DirectoryFilters
  /** Whether only the copy in the browser was searched. */
  isServerLost: boolean
}

/** The message that the directory shows instead of cards: no match of the filters, or a network without businesses. */
export function NothingFound({ filters, removals, spellings, isServerLost }: NothingFoundProps) {
  const { search, city } = filters
  const everything = `/search?${new URLSearchParams({ q: withoutBlanks(search, city).join(' ') })}`
  if (!isFiltered(filters)) return <EmptyDirectory />
  return (
    <EmptyState
      heading="h3"
      title={<span className="wrap-anywhere">{nameReason(filters)}</span>}
      action={
        <span className="flex flex-wrap gap-3">
          <LinkButton
            variant="secondary"
            to={directoryPath({ search: '', industry: '', city: '', view: filters.view })}
          >
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
      <Spellings spellings={spellings} />
      <FilterRemovals removals={removals} />
      {isServerLost ? (
        <p>The server cannot be reached, so only these exact words were looked for. Try again when you are online.</p>
      ) : (
        removals.length === 0 && spellings.length === 0 && <p>{advise(filters)}</p>
      )}
      <HelpLink page="find-a-business">How to find a business</HelpLink>
    </EmptyState>
  )
}

/** Returns the reason why the directory is empty: the only filter, or all of them. */
function nameReason(filters: DirectoryFilters) {
  const { search, industry, city, group } = filters
  if (listFilters(filters).length > 1) return 'No business matches all filters'
  if (search) return `No business matches “${search}”`
  if (city) return `No business is listed in “${city}”`
  if (industry) return `No business is listed under “${industry}”`
  if (group) return `No business is listed in ${nameGroup(group)}`
  return 'No business that lists its hours is open now'
}

/** Returns advice for an empty directory, by its filters. */
function advise(filters: DirectoryFilters) {
  const { search, industry, city, group } = filters
  if (listFilters(filters).length > 1) return search ? 'Try other words.' : 'Remove several filters.'
  if (search) return 'Try a shorter word or another spelling.'
  if (city) return 'Choose another city among the filters, or a larger place nearby.'
  if (industry || group) return 'Choose another industry among the filters, or search for a word.'
  return 'Others may be open too: most businesses here do not say when they are.'
}

function EmptyDirectory() {
  const { viewer } = useSession()
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
