import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import type { ErrorBody } from '../../../kit/api/errors.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { useSession } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, withoutBlanks } from '../../../kit/text/text.ts'
import { HomeBreadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { HelpLink } from '../../../kit/ui/HelpLink.tsx'
import { PlusIcon } from '../../../kit/ui/icons.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { RemovableFilters } from '../../../kit/ui/RemovableFilters.tsx'
import { SearchNote } from '../../../kit/ui/SearchNote.tsx'
import { SaveSearchButton } from '../../savedSearches/SaveSearchButton.tsx'
import { DIRECTORY_PAGE_SIZE, MATCH_COUNT_MAX, SORTED_MAX } from '../businesses.constants.ts'
import { ComparisonBar } from '../compare/ComparisonBar.tsx'
import { KeepDirectoryButton } from '../deviceCopy/KeepDirectoryButton.tsx'
import { BrowseLinks } from '../industries/BrowseLinks.tsx'
import { listEntrances, pickEntrances } from '../industries/browse.ts'
import { nameGroup } from '../industries/groups.ts'
import { MapOfPlaces, TOWNS_IN_PAGE, ViewSwitch } from '../places/MapOfPlaces.tsx'
import { NearForm } from '../places/NearForm.tsx'
import { DirectoryCards } from './DirectoryCards.tsx'
import { DirectoryForm } from './DirectoryForm.tsx'
import {
  clampPage,
  type DirectoryFilters,
  directoryPath,
  FACETS_IN_PAGE,
  type Facet,
  facetOptions,
  isFiltered,
  loadTimeOf,
  orderOf,
  readFilters,
  selectPage,
  toCard,
} from './directory.ts'
import { cacheTotal, readAllBusinesses, readFacets } from './directoryCache.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page: requestedPage, ...filters } = readFilters(new URL(request.url).searchParams)

  let order: ReturnType<typeof orderOf> = filters.view ? { sort: 'best' } : orderOf(filters)
  let unknownPlace: string | undefined
  const loadFromServer = async () => {
    const read = (page: number) =>
      call(context)('GET /profiles', {
        query: {
          search: filters.search || undefined,
          industry: filters.industry || undefined,
          city: filters.city || undefined,
          ...order,
          open: filters.open,
          group: filters.group,
          limit: String(DIRECTORY_PAGE_SIZE),
          offset: String((page - 1) * DIRECTORY_PAGE_SIZE),
        },
      })
    const result = await read(requestedPage).catch((error) => {
      unknownPlace = findUnknownPlace(error)
      if (!unknownPlace) throw error
      order = orderOf({ ...filters, near: undefined })
      return read(requestedPage)
    })
    const { page } = clampPage(result.total, requestedPage)
    return page === requestedPage ? result : read(page)
  }
  const load = async () => {
    const all =
      import.meta.env.SSR || filters.near || filters.open ? null : await readAllBusinesses(isFiltered(filters))
    if (!all) return loadFromServer()
    const page = selectPage(all, filters, requestedPage)
    // The server also knows other forms of the words, synonyms and misspellings. When it cannot be reached, the search
    // has no results.
    return page.total === 0 && filters.search ? loadFromServer().catch(() => page) : page
  }

  const [{ profiles, total, partial, corrected }, facets, towns] = await Promise.all([
    load(),
    import.meta.env.SSR
      ? call(context)('GET /profiles/facets', {
          query: { limit: String(FACETS_IN_PAGE), industry: filters.industry, city: filters.city },
        })
      : readFacets(filters),
    filters.view
      ? call(context)('GET /profiles/facets/options', {
          query: { field: 'city', limit: String(TOWNS_IN_PAGE), offset: String((requestedPage - 1) * TOWNS_IN_PAGE) },
        })
      : undefined,
  ])
  // The filter is spelled as in the directory, so that equal views have the same address.
  const industry = facetOptions(facets.industries, filters.industry).value
  const city = facetOptions(facets.cities, filters.city).value
  const { industry_count, city_count } = facets
  const inPage = (list: Facet[], count: number) => (count <= FACETS_IN_PAGE ? list : [])
  const cards = filters.view ? [] : profiles.map(toCard)
  return {
    filters: { ...filters, industry, city },
    ...clampPage(total, requestedPage),
    total,
    partial,
    corrected,
    cards,
    loadedAt: loadTimeOf(cards),
    facets: {
      industries: inPage(facets.industries, industry_count),
      cities: inPage(facets.cities, city_count),
      industry_count,
      city_count,
    },
    towns: towns && { list: towns.options, page: requestedPage, pages: Math.ceil(towns.total / TOWNS_IN_PAGE) },
    unknownPlace,
    // Links for browsing, below the first page of the whole directory.
    browse: isFiltered(filters) || requestedPage > 1 || filters.view ? undefined : pickEntrances(facets),
  }
}

/** The error message for an unknown place in `near`. */
const findUnknownPlace = (failure: unknown) =>
  (failure as { data?: Partial<ErrorBody> } | null)?.data?.errors?.find(({ field }) => field === 'near')?.message

function describeTotal(total: number, filtered: boolean) {
  if (total === 0) return 'No businesses found'
  const isCounted = !filtered || (total < MATCH_COUNT_MAX && total !== SORTED_MAX)
  return isCounted ? formatCount(total, 'business', 'businesses') : `${total.toLocaleString('en-US')}+ businesses`
}

export function Component() {
  const { filters, page, pages, total, partial, corrected, cards, loadedAt, facets, towns, unknownPlace, browse } =
    useLoaderData<typeof loader>()
  const { region_name } = useSite()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/businesses'
  const heading = useScrollToResults(filters, page)
  const filtered = isFiltered(filters)

  useEffect(() => {
    if (!filtered) cacheTotal(total)
  }, [filtered, total])

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
      <DirectoryForm filters={filters} facets={facets} />
      <section aria-labelledby="results" aria-busy={pending}>
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <div role="status">
            <h2 id="results" ref={heading} tabIndex={-1} className="font-sans text-base outline-none">
              <span>
                {describeTotal(total, filtered)}
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
          {filtered && (
            <Button variant="quiet" size="sm" className="-me-3" onClick={clear}>
              Clear Filters
            </Button>
          )}
        </div>
        <div className={cx('mb-4 flex flex-wrap items-center gap-2 empty:hidden', filters.view && 'md:hidden')}>
          {!filters.view && <NearForm key={filters.near} filters={filters} problem={unknownPlace} />}
          <RemovableFilters
            label="Filters of this list"
            className="md:hidden"
            filters={total === 0 ? [] : listFilters(filters).filter(({ name }) => name !== 'search')}
          />
        </div>
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
          {total === 0 && <NothingFound filters={filters} />}
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

/** The active filters, each with the address of the list without it. */
function listFilters(filters: DirectoryFilters) {
  const { search, industry, city, group, open } = filters
  const labels: [keyof DirectoryFilters, string | undefined][] = [
    ['search', search && `“${search}”`],
    ['industry', industry],
    ['city', city],
    ['group', group && nameGroup(group)],
    ['open', open && 'Open now'],
  ]
  return labels.flatMap(([name, label]) =>
    label ? [{ name, label, without: directoryPath({ ...filters, [name]: undefined }) }] : [],
  )
}

function NothingFound({ filters }: { filters: DirectoryFilters }) {
  const { viewer } = useSession()
  const { search, city } = filters
  const shown = listFilters(filters)
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
        {shown.length > 1 && (
          <>
            <p>Without one of these there may be some:</p>
            <RemovableFilters label="Filters to remove" filters={shown} className="my-3" />
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
