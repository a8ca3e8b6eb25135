import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SavedJobs } from '../../features/jobs/saved/SavedJobs.tsx'
import { SavedSearches } from '../../features/savedSearches/SavedSearches.tsx'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [jobs, { searches }] = await Promise.all([
    call(context)('GET /jobs/user/saved'),
    call(context)('GET /saved-searches'),
  ])
  return { ...jobs, searches }
}

export function Component() {
  const { jobs, next_cursor, searches } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading pb-12">
      <Meta title="Saved" />
      <PageHeading title="Saved" lead="What you have kept to come back to." />
      <div className="grid gap-10">
        <SavedSearches searches={searches} />
        <SavedJobs jobs={jobs} next_cursor={next_cursor} />
      </div>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load what you have saved" back={{ to: '/profile', label: 'My Profile' }} />
)
