import { type LoaderFunctionArgs, useLoaderData, useNavigation, useRouteError, useSearchParams } from 'react-router'
import { call, handleNotLoaded, type NotLoaded } from '../../kit/api/api.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { ListFailed } from '../../kit/ui/ListFailed.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { ExampleSearches } from './ExampleSearches.tsx'
import { InstantSearchForm } from './InstantSearchForm.tsx'
import type { Kind } from './kinds.ts'
import { NothingFound, NothingOfKind } from './NothingFound.tsx'
import { QueryParts } from './QueryParts.tsx'
import { ResultGroups } from './ResultGroups.tsx'
import { recordSearch } from './recentSearches.ts'
import { moveBetweenResults } from './resultKeys.ts'
import { SearchStatus } from './SearchStatus.tsx'
import { SearchTabs } from './SearchTabs.tsx'
import type { ShownReply } from './searchCounts.ts'
import { parseSearch } from './searchUrl.ts'

/** The maximum number of results of each kind on the overview, and on the tab of one kind. */
const [OVERVIEW_LIMIT, TAB_LIMIT] = [5, 20]

type Search = { text: string; kind: Kind | null; result: ShownReply | null; failed: NotLoaded | null }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Search> {
  const { text, kind } = parseSearch(new URL(request.url).searchParams)
  if (!text) return { text, kind, result: null, failed: null }
  try {
    const limit = kind ? TAB_LIMIT : OVERVIEW_LIMIT
    const { best: _best, ...reply } = await call(context)('GET /search', { query: { q: text, limit: String(limit) } })
    // The tabs need the counts of all kinds, but the page shows the results of one kind.
    const groups = reply.groups.map((group) => ({
      ...group,
      items: kind && group.kind !== kind ? [] : group.items.map(({ certainty: _, coverage: __, ...item }) => item),
    }))
    return { text, kind, result: { ...reply, groups }, failed: null }
  } catch (error) {
    // In the browser the form stays on screen. On the server the error sets the status of the page.
    if (import.meta.env.SSR || request.signal.aborted) throw error
    return { text, kind, result: null, failed: describeNotLoaded(error) }
  }
}

const describeNotLoaded = handleNotLoaded('The search failed')

/** The search over all kinds. It updates while the user types. */
export function Component() {
  const { text, kind, result, failed } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/search'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the results
    <div className="page pb-16" onKeyDown={moveBetweenResults}>
      <SearchHead text={text} kind={kind} />
      {failed ? (
        <SearchFailed {...failed} />
      ) : (
        <div aria-busy={pending} className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {result ? <Results text={text} kind={kind} result={result} /> : <ExampleSearches />}
        </div>
      )}
    </div>
  )
}

function SearchHead({ text, kind }: { text: string; kind: Kind | null }) {
  return (
    <>
      <Meta title={text ? `Search: ${text}` : 'Search'} />
      <PageHeading title="Search" />
      <InstantSearchForm text={text} kind={kind} />
    </>
  )
}

const SearchFailed = (failed: NotLoaded) => (
  <div className="mt-6">
    <ListFailed {...failed} />
  </div>
)

function Results({ text, kind, result }: { text: string; kind: Kind | null; result: ShownReply }) {
  const { understood, groups } = result
  const shownGroups = kind ? groups.filter((group) => group.kind === kind) : groups
  return (
    <>
      <QueryParts text={text} kind={kind} parts={understood.parts} />
      <SearchStatus text={text} kind={kind} result={result} />
      {groups.length === 0 ? (
        <NothingFound text={text} parts={understood.parts} />
      ) : (
        <SearchTabs text={text} kind={kind} groups={groups}>
          {shownGroups.length > 0 ? (
            <ResultGroups
              text={text}
              kind={kind}
              groups={shownGroups}
              phrases={result.highlights}
              city={understood.city}
              onOpen={() => recordSearch(text)}
            />
          ) : (
            kind && <NothingOfKind text={text} kind={kind} parts={understood.parts} />
          )}
        </SearchTabs>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { text, kind } = parseSearch(useSearchParams()[0])
  return (
    <div className="page pb-16">
      <SearchHead text={text} kind={kind} />
      <SearchFailed {...describeNotLoaded(useRouteError())} />
    </div>
  )
}
