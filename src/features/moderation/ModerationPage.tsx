import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { ReportQueue } from './ReportQueue.tsx'
import { loadReports } from './reports.load.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadReports(call(context), new URL(request.url))

export function Component() {
  return (
    <div className="page pb-16">
      <Meta title="Moderation" />
      <PageHeading
        title="Moderation"
        lead="What waits for you, and what members and visitors have reported. Every decision is in the audit log, and its author is told why."
      />
      <ReportQueue {...useLoaderData<typeof loader>()} />
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the reports" />
