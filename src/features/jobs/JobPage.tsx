import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate, markdownToText, preview } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { Facts } from '../../kit/ui/Facts.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { loginPath } from '../session/guard.ts'
import { JobActions } from './JobActions.tsx'
import { jobJsonLd } from './jobJsonLd.ts'
import { canApply, isOwner } from './jobs.rules.ts'

/** Longer titles take three lines or more, so they get a smaller font. In UTF-16 units. */
const LONG_TITLE = 70
/** The lead shortens company and location to this many UTF-16 units. The sidebar shows them in full. */
const LEAD_PART_MAX = 80

// Lazy, because visitors never need this form.
const ApplyForm = lazy(() => import('./ApplyForm.tsx').then(({ ApplyForm }) => ({ default: ApplyForm })))

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  call(context)('GET /jobs/:id', { params: { id: params.id ?? '' } })

export function Component() {
  const { job } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const site = useSite()
  const { time_zone } = site
  const path = job.is_active && job.visibility === 'public' ? `/jobs/${job.id}` : undefined
  const company = job.business_id ? <Link to={`/businesses/${job.business_id}`}>{job.company}</Link> : job.company
  return (
    <div className="page">
      <Meta
        title={`${job.title} at ${job.company}`}
        description={preview(markdownToText(job.description), 160)}
        path={path}
      />
      {path && <JsonLd data={jobJsonLd(job, site)} />}
      <Breadcrumb items={[{ label: 'Job Board', to: '/jobs' }, { label: preview(job.title, 60) }]} path={path} />
      <PageHeading
        title={<span className={cx(job.title.length > LONG_TITLE && 'block text-xl')}>{job.title}</span>}
        lead={[job.company, job.location ?? '']
          .flatMap((part) => (part ? preview(part, LEAD_PART_MAX) : []))
          .join(' · ')}
        badges={!job.is_active && <Badge tone="waiting">Closed</Badge>}
      />
      <VisibilityNote target_type="job" target_id={job.id} visibility={job.visibility} className="mb-6" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <Card as="aside" aria-label="About this job" className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Facts
            facts={[
              ['Company', company],
              ['Location', job.location],
              ['Job Type', job.job_type],
              ['Salary Range', job.salary_range],
              ['Posted By', job.full_name],
              ['Posted', formatDate(job.created_at, time_zone)],
              ['Open Until', job.is_active && formatDate(job.expires_at, time_zone)],
            ]}
            inCard
          />
          <JobActions key={job.id} job={job} />
          {!isOwner(viewer, job) && (
            <div className="-ml-3">
              <ReportButton target_type="job" target_id={job.id} about="this job" />
            </div>
          )}
        </Card>
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="description">
            <h2 id="description" className="mb-3">
              Description
            </h2>
            <Markdown html={job.description_html} />
          </section>
          {job.requirements_html && (
            <section aria-labelledby="requirements">
              <h2 id="requirements" className="mb-3">
                Requirements
              </h2>
              <Markdown html={job.requirements_html} />
            </section>
          )}
        </div>
        {!isOwner(viewer, job) && (
          <section aria-labelledby="apply" className="max-w-reading">
            <h2 id="apply" className="mb-4">
              Apply
            </h2>
            <ApplySection key={job.id} job={job} />
          </section>
        )}
      </div>
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function ApplySection({ job }: Loaded) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  if (job.has_applied) {
    return (
      <Alert tone="success" title="You have applied to this job">
        A copy of your application is in your inbox. The person who posted the job will write to you.
      </Alert>
    )
  }
  if (!canApply(viewer, job)) {
    return (
      <Alert title="This job is no longer accepting applications" action={<Link to="/jobs">See the open jobs</Link>} />
    )
  }
  if (!viewer) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">You need an account to apply. Log in, and you return to this page.</p>
        <LinkButton to={loginPath(pathname)} variant="secondary">
          Log in to apply
        </LinkButton>
      </div>
    )
  }
  // Null until the revalidation after the login check has loaded it.
  if (job.has_applied === null) return <Skeleton className="h-80" />
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <ApplyForm
        job_id={job.id}
        onDone={async () => {
          toast.success('Your application has been sent.')
          await revalidate()
        }}
      />
    </Suspense>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load job" notFound="Job not found" back={{ to: '/jobs', label: 'Back to Jobs' }} />
)
