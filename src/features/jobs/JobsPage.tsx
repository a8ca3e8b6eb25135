import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { api, call } from '../../kit/api/api.ts'
import { findRemovals, type Removal } from '../../kit/forms/removals.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { HomeBreadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { FilterRemovals } from '../../kit/ui/FilterRemovals.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { MoreRows } from '../../kit/ui/MoreRows.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { SearchNote } from '../../kit/ui/SearchNote.tsx'
import { SaveSearchButton } from '../savedSearches/SaveSearchButton.tsx'
import { loginPath } from '../session/guard.ts'
import { JobFilterFields, JobFilterNotes } from './JobFilterFields.tsx'
import { JobRows } from './JobRows.tsx'
import { listJobFilters } from './jobFilterLabels.ts'
import {
  feedPath,
  formatJobCount,
  type JobFilters,
  jobsPath,
  parseJobFilters,
  toApiQuery,
  toJobRow,
} from './jobList.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = parseJobFilters(new URL(request.url).searchParams)
  const read = (filters: JobFilters) => call(context)('GET /jobs', { query: toApiQuery(filters) })
  const { jobs, ...list } = await read(filters)
  const countWithout = async ({ changes }: { changes: Partial<JobFilters> }) => {
    const { jobs, total, next_cursor } = await read({ ...filters, ...changes })
    return { count: total ?? jobs.length, found: formatJobCount(total, jobs.length, next_cursor !== null) }
  }
  const removals = jobs.length === 0 ? await findRemovals(listJobFilters(filters), countWithout) : []
  return { ...list, filters, removals, jobs: jobs.map(toJobRow) }
}

export function Component() {
  const { filters, removals, jobs, next_cursor, total, partial, corrected } = useLoaderData<typeof loader>()
  const { region_name } = useSite()
  const { key } = useLocation()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/jobs'

  return (
    <div className="page">
      <Meta
        title="Job Board"
        description={`Work across ${region_name}, for a season or for good, posted by those who hire.`}
        path={jobsPath(filters)}
      />
      <HomeBreadcrumb label="Job Board" path="/jobs" />
      <link rel="alternate" type="application/atom+xml" title="Job Board" href={feedPath(filters)} />
      <PageHeading
        title="Job Board"
        lead={`Work across ${region_name}, for a season or for good, posted by those who hire.`}
        actions={<PostJobButton />}
      />
      <JobFilterFields filters={filters} />
      <JobFilterNotes filters={filters} />
      <p className="no-print -ms-3.5 mb-2">
        <SaveSearchButton list="jobs" path={jobsPath(filters)} filters={filters} />
      </p>
      <section aria-labelledby="results" aria-busy={pending}>
        <div role="status">
          <h2 id="results" className={jobs.length > 0 ? 'mb-4 font-sans text-base' : 'sr-only'}>
            {formatJobCount(total, jobs.length, next_cursor !== null)}
          </h2>
          <SearchNote
            typed={filters.search}
            partial={partial}
            corrected={corrected}
            toSearch={(words) => jobsPath({ ...filters, search: words })}
          />
        </div>
        <div className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {jobs.length === 0 ? (
            <NoJobs filters={filters} removals={removals} />
          ) : (
            <>
              <JobRows jobs={jobs} />
              <MoreRows
                key={key}
                first={jobs}
                cursor={next_cursor}
                label="Show more jobs"
                failed="Failed to load jobs"
                load={async (cursor) => {
                  const more = await api('GET /jobs', { query: { ...toApiQuery(filters), cursor } })
                  return { items: more.jobs.map(toJobRow), cursor: more.next_cursor }
                }}
              >
                {(more) => <JobRows jobs={more} />}
              </MoreRows>
            </>
          )}
        </div>
      </section>
    </div>
  )
}

function PostJobButton() {
  const viewer = useViewer()
  const label = (
    <>
      <PlusIcon />
      Post Job
    </>
  )
  if (viewer) return <LinkButton to="/jobs/new">{label}</LinkButton>
  // Reserves the button's space while a stored session is being checked.
  return (
    <span className="button invisible hidden in-data-[session=stored]:inline-flex" aria-hidden="true">
      {label}
    </span>
  )
}

/** Returns the reason why the board is empty: the only filter, or all of them. */
function describeNoMatch(filters: JobFilters) {
  const { search, job_type, location, min_pay, max_pay } = filters
  const active = listJobFilters(filters)
  if (min_pay || max_pay || active.some(({ name }) => name === 'sort')) {
    return 'No open job matches all filters. Jobs without clear pay are left out.'
  }
  if (active.length > 1) return 'No open job matches all filters.'
  if (search) return `No open job matches “${search}”. Try fewer or other words.`
  if (location) return `No open job names the location “${location}”. Try a larger place, or another spelling.`
  if (job_type) return `No job of the type ${job_type} is open now.`
  return 'No open job matches.'
}

function NoJobs({ filters, removals }: { filters: JobFilters; removals: Removal[] }) {
  const viewer = useViewer()
  if (Object.values(filters).some(Boolean)) {
    return (
      <EmptyState
        heading="h3"
        title="No jobs found"
        action={
          <LinkButton variant="secondary" to="/jobs">
            Show All Jobs
          </LinkButton>
        }
      >
        <p className="wrap-anywhere">{describeNoMatch(filters)}</p>
        <FilterRemovals removals={removals} />
        <HelpLink page="saved-searches-and-alerts">How to be told about new jobs</HelpLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading="h3"
      title="No jobs yet"
      action={
        viewer ? (
          <LinkButton to="/jobs/new">Post Job</LinkButton>
        ) : (
          <LinkButton to={loginPath('/jobs/new')} variant="secondary" className="when-logged-out">
            Log in to post a job
          </LinkButton>
        )
      }
    >
      <p>Post a seasonal or permanent job here. It costs nothing.</p>
      <HelpLink page="post-a-job">How to post a job</HelpLink>
    </EmptyState>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load jobs" back={{ to: '/jobs', label: 'Back to Jobs' }} />
)
