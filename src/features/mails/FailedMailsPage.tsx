import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { FailedMails } from './FailedMails.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return call(context)('GET /admin/mails/failed', { query: { cursor } })
}

export function Component() {
  const { mails, total, next_cursor } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isOlderPage = params.has('cursor')
  return (
    <div className="page pb-16">
      <Meta title="Unsent Emails" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Unsent Emails' }]} />
      <PageHeading title="Unsent Emails" />
      {mails.length > 0 ? (
        <FailedMails mails={mails} total={total} title={isOlderPage ? 'Older emails' : 'Newest emails'} />
      ) : (
        <EmptyState title="No undelivered emails">
          <p>An email appears here when the mail server rejects it or does not accept it in time.</p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the unsent emails" />
