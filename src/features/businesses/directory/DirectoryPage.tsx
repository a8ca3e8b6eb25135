import { useEffect, useRef } from 'react'
import { useLoaderData, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { useSession } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { HomeBreadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { PlusIcon } from '../../../kit/ui/icons.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { RemovableFilters } from '../../../kit/ui/RemovableFilters.tsx'
import { SearchNote } from '../../../kit/ui/SearchNote.tsx'
import { SaveSearchButton } from '../../savedSearches/SaveSearchButton.tsx'
import { ComparisonBar } from '../compare/ComparisonBar.tsx'
import { KeepDirectoryButton } from '../deviceCopy/KeepDirectoryButton.tsx'
import { BrowseLinks } from '../industries/BrowseLinks.tsx'
import { listEntrances } from '../industries/browse.ts'
import { nameGroup } from '../industries/groups.ts'
import { MapOfPlaces, ViewSwitch } from '../places/MapOfPlaces.tsx'
import { NearForm } from '../places/NearForm.tsx'
import { DirectoryCards } from './DirectoryCards.tsx'
import { DirectoryFilterForm } from './DirectoryFilterForm.tsx'
import { type DirectoryFilters, directoryPath, isFiltered } from './directory.ts'
import { cacheTotal } from './directoryCache.ts'
import { loader } from './directoryLoader.ts'
import { describeMatches } from './emptyDirectory.ts'
import { listFilters } from './listFilters.ts'
import { NothingFound } from './NothingFound.tsx'

export { loader }

function describeTotal(total: number, hasFilters: boolean) {
  if (total === 0) return 'No businesses found'
  return hasFilters ? describeMatches(total) : formatCount(total, 'business', 'businesses')
}

export function Component() {
  const { filters, page, pages, total, partial, corrected, cards, loadedAt, facets, towns, browse, empty, ...near } =
    useLoaderData<typeof loader>()
  const { region_name } = useSite()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/businesses'
  const heading = useScrollToResults(filters, page)
  const hasFilters = isFiltered(filters)

  useEffect(() => {
    if (!hasFilters) cacheTotal(total)
  }, [hasFilters, total])

  function clear() {
    heading.current?.focus()
    navigate('/businesses', { preventScrollReset: true })
  }

  return (
    <div className="page">
      <Meta
        title={page > 1 ? `Businesses, page ${page}` : 'Businesses'}
        description={`Businesses of ${region_name}: search by name, industry and city.`}
        path={directoryPath(filters, page)}
      />
      <HomeBreadcrumb label="Businesses" path="/businesses" />
      <PageHeading
        title="Businesses"
        lead={`Find a business in ${region_name} by name, industry or city.`}
        actions={<CreateBusiness />}
      />
      <DirectoryFilterForm filters={filters} facets={facets} />
      <section aria-labelledby="results" aria-busy={pending}>
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <div role="status">
            <h2 id="results" ref={heading} tabIndex={-1} className="font-sans text-base outline-none">
              <span>
                {describeTotal(total, hasFilters)}
                {filters.group && ` in ${nameGroup(filters.group)}`}
              </span>
              {pages > 1 && !filters.view && (
                <span className="max-sm:sr-only font-normal text-muted tabular-nums">{`, page ${page} of ${pages}`}</span>
              )}
            </h2>
          </div>
          <ViewSwitch filters={filters} />
          {/* On phones, the two stand on a line of their own, with their texts at the edges. */}
          <span className="max-sm:-ms-3">
            <SaveSearchButton list="businesses" path={directoryPath(filters)} filters={filters} />
          </span>
          {hasFilters && (
            <Button variant="quiet" size="sm" className="-me-3" onClick={clear}>
              Clear Filters
            </Button>
          )}
        </div>
        <div className={cx('mb-4 flex flex-wrap items-center gap-2 empty:hidden', filters.view && 'md:hidden')}>
          {!filters.view && <NearForm key={filters.near} filters={filters} {...near} />}
          <RemovableFilters
            label="Filters of this list"
            className="md:hidden"
            filters={total === 0 ? [] : listFilters(filters).filter(({ name }) => name !== 'search')}
          />
        </div>
        {filters.open && <p className="mb-4 text-muted">Only businesses that list their hours are shown.</p>}
        <ComparisonBar className="mb-4" />
        <div role="status">
          <SearchNote
            typed={filters.search}
            partial={partial}
            corrected={corrected}
            toSearch={(words) => directoryPath({ ...filters, search: words })}
          />
        </div>
        <div className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {empty && <NothingFound filters={filters} {...empty} />}
          {total > 0 && towns && <MapOfPlaces filters={filters} towns={towns} />}
          {total > 0 && !filters.view && <DirectoryCards cards={cards} loadedAt={loadedAt} />}
          {!filters.view && (
            <Pagination page={page} pages={pages} href={(to) => directoryPath(filters, to)} label="Directory pages" />
          )}
        </div>
      </section>
      {browse && (
        <div className="mt-12 grid gap-10">
          <BrowseLinks title="By industry" links={listEntrances(browse).groups} />
          <BrowseLinks title="By place" links={listEntrances(browse).cities} />
        </div>
      )}
      <KeepDirectoryButton key={filters.city} city={filters.city} />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load business profiles" back={{ to: '/businesses', label: 'Back to Businesses' }} />
)

/** Scrolls to the results after a change of the page, but not after a change of the filters or a back navigation. */
function useScrollToResults(filters: DirectoryFilters, page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const type = useNavigationType()
  const view = directoryPath(filters)
  const shown = useRef({ view, page })
  useEffect(() => {
    const isPageChange = shown.current.view === view && shown.current.page !== page
    shown.current = { view, page }
    if (!isPageChange || type === 'POP') return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [view, page, type])
  return heading
}

function CreateBusiness() {
  const { viewer } = useSession()
  const label = (
    <>
      <PlusIcon />
      Create Business
    </>
  )
  if (viewer) return <LinkButton to="/businesses/new">{label}</LinkButton>
  // Reserves the space of the button while a stored session is loading.
  return (
    <span className="button invisible hidden in-data-[session=stored]:inline-flex" aria-hidden="true">
      {label}
    </span>
  )
}
