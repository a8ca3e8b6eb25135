import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../../kit/api/api.ts'
import { LoadFailed } from '../../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../../kit/page/Meta.tsx'
import { formatCount } from '../../../../kit/text/text.ts'
import { Breadcrumb } from '../../../../kit/ui/Breadcrumb.tsx'
import { CursorPages } from '../../../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../../../kit/ui/PageHeading.tsx'
import { ProposalList } from './ProposalList.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return call(context)('GET /import-proposals', { query: { cursor } })
}

export function Component() {
  const { proposals, total, next_cursor } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta title="Changes of Lists" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Changes of Lists' }]} />
      <PageHeading
        title="Changes of Lists"
        lead="Imported lists say something else about these businesses. Their teams see the same and can decide too."
      />
      {proposals.length > 0 ? (
        <>
          <h2 className="mb-3 text-lg">{formatCount(total, 'change')}</h2>
          <ProposalList proposals={proposals} />
        </>
      ) : (
        <EmptyState title="No change waits for a decision">
          <p>
            A change appears here when an imported list differs from a business that somebody has claimed or edited.
          </p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the changes" />
