import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { CursorPages } from '../../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { DuplicatePairCard } from './DuplicatePairCard.tsx'
import { Merges } from './Merges.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const [list, { merges }] = await Promise.all([
    call(context)('GET /admin/duplicates', { query: { cursor } }),
    call(context)('GET /admin/merges'),
  ])
  return { ...list, merges }
}

export function Component() {
  const { pairs, total, next_cursor, merges } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta title="Possible Duplicates" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Possible Duplicates' }]} />
      <PageHeading
        title="Possible Duplicates"
        lead={
          total > 0
            ? `${formatCount(total, 'pair')} of businesses may be the same. What you keep gets the jobs, events, team, claims, reports and pictures of the other one, and its address leads there.`
            : undefined
        }
      />
      {pairs.length > 0 ? (
        <ul className="mt-6 grid gap-6">
          {pairs.map((pair) => (
            <DuplicatePairCard key={pair.id} pair={pair} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No possible duplicates">
          <p>Businesses with the same name, telephone number or street appear here a minute after they are saved.</p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
      <Merges merges={merges} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the possible duplicates" />
