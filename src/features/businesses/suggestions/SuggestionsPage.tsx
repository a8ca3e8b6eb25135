import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { formatCount } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { CursorPages } from '../../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { ClosureList } from './Closures.tsx'
import { SuggestionList } from './SuggestionList.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const [pending, { suggestions: closures }] = await Promise.all([
    call(context)('GET /business-suggestions', { query: { cursor } }),
    call(context)('GET /business-suggestions', { query: { list: 'closures', limit: '100' } }),
  ])
  return { ...pending, closures }
}

export function Component() {
  const { suggestions, total, next_cursor, closures } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta title="Suggested Corrections" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Suggested Corrections' }]} />
      <PageHeading
        title="Suggested Corrections"
        lead="Visitors say that something about these businesses is wrong. Their teams see the same and can decide too."
      />
      {suggestions.length > 0 ? (
        <>
          <h2 className="mb-3 text-lg">{formatCount(total, 'correction')}</h2>
          <SuggestionList suggestions={suggestions} />
        </>
      ) : (
        <EmptyState title="No correction waits for a decision">
          <p>Corrections appear here when somebody suggests one on the page of a business.</p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
      <ClosureList closures={closures} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the corrections" />
