import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { toEventRow } from '../../features/events/eventFilters.ts'
import { InterestedEvents } from '../../features/events/interest/InterestedEvents.tsx'
import { SavedJobs } from '../../features/jobs/saved/SavedJobs.tsx'
import { SavedSearches } from '../../features/savedSearches/SavedSearches.tsx'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const loadedAt = Date.now()
  const [{ events, next_cursor }, jobs, { searches }] = await Promise.all([
    call(context)('GET /events/user/interested'),
    call(context)('GET /jobs/user/saved'),
    call(context)('GET /saved-searches'),
  ])
  return { events: { events: events.map(toEventRow), next_cursor, loadedAt }, jobs, searches }
}

export function Component() {
  const { events, jobs, searches } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading pb-12">
      <Meta title="Saved" />
      <PageHeading title="Saved" lead="What you have kept to come back to." />
      <div className="grid gap-10">
        <SavedSearches searches={searches} />
        <SavedJobs {...jobs} />
        <InterestedEvents {...events} />
      </div>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load what you have saved" back={{ to: '/profile', label: 'My Profile' }} />
)
