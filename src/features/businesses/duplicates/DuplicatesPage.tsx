import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { CursorPages } from '../../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { DuplicatePairCard } from './DuplicatePairCard.tsx'
import { Merges } from './Merges.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, cursor } = Object.fromEntries(new URL(request.url).searchParams)
  const [list, { merges }] = await Promise.all([
    call(context)('GET /admin/duplicates', { query: { search, cursor } }),
    call(context)('GET /admin/merges'),
  ])
  return { ...list, merges }
}

export function Component() {
  const { pairs, total, next_cursor, merges } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const search = params.get('search')
  return (
    <div className="page pb-16">
      <Meta title="Possible Duplicates" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Possible Duplicates' }]} />
      <PageHeading
        title="Possible Duplicates"
        lead="What you keep gets the jobs, events, team, claims, reports and pictures of the other one, and its address leads there."
      />
      {(total > 0 || search) && (
        <search aria-label="Pairs" className="my-6 block max-w-140">
          <SearchField label="Search the pairs" placeholder="Name or city of a business" />
        </search>
      )}
      <div role="status" className="mb-3">
        {total > 0 && (
          <h2 className="text-lg">{`${formatCount(total, 'pair')} of businesses ${search ? (total === 1 ? 'matches' : 'match') : 'may be the same'}`}</h2>
        )}
      </div>
      {pairs.length > 0 ? (
        <ul className="grid gap-6">
          {pairs.map((pair) => (
            <DuplicatePairCard key={pair.id} pair={pair} />
          ))}
        </ul>
      ) : (
        <NoPairs search={search} />
      )}
      <CursorPages next={next_cursor} backLabel="Show the most likely" nextLabel="Show less likely" />
      <Merges merges={merges} />
    </div>
  )
}

function NoPairs({ search }: { search: string | null }) {
  return search ? (
    <EmptyState
      title={`No pair matches “${search}”`}
      action={
        <LinkButton variant="secondary" to="/admin/duplicates">
          Show All Pairs
        </LinkButton>
      }
    >
      <p>Only names and cities are searched. A pair that you have decided on is no longer in the list.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No possible duplicates">
      <p>Businesses with the same name, telephone number or street appear here a minute after they are saved.</p>
    </EmptyState>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the possible duplicates" />
