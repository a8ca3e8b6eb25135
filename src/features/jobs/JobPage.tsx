import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate, markdownToText, preview } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { Facts } from '../../kit/ui/Facts.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { ShareMenu } from '../../kit/ui/ShareMenu.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { PersonName } from '../accounts/PersonName.tsx'
import { BusinessLogo } from '../businesses/pictures/BusinessLogo.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { ApplyLink, ApplySection } from './applications/ApplySection.tsx'
import { JobActions } from './JobActions.tsx'
import { jobJsonLd } from './jobJsonLd.ts'
import { jobPicture } from './jobPicture.ts'
import { isOwner } from './jobs.rules.ts'
import { SaveJobButton } from './saved/SaveJobButton.tsx'

/** The maximum length of a title in the large font, in UTF-16 units. A longer one takes three lines or more. */
const MAX_LARGE_TITLE_LENGTH = 70
/** The maximum length of company and location below the title, in UTF-16 units. The sidebar shows longer ones in full. */
const MAX_LEAD_PART_LENGTH = 80

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  call(context)('GET /jobs/:id', { params: { id: params.id ?? '' } })

export function Component() {
  const { job } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const site = useSite()
  const { time_zone } = site
  const path = job.is_active && job.visibility === 'public' ? `/jobs/${job.id}` : undefined
  const linkCompany = (text: string) =>
    job.business_id ? <Link to={`/businesses/${job.business_id}`}>{text}</Link> : text
  const isLong = (text: string | null) => (text?.length ?? 0) > MAX_LEAD_PART_LENGTH
  return (
    <div className="page">
      <Meta
        title={`${job.title} at ${job.company}`}
        description={preview(markdownToText(job.description), 160)}
        path={path}
        picture={jobPicture(job)}
      />
      {path && <JsonLd data={jobJsonLd(job, site)} />}
      <Breadcrumb items={[{ label: 'Job Board', to: '/jobs' }, { label: preview(job.title, 60) }]} path={path} />
      <div className="job-head">
        <BusinessLogo name={job.company} logo={job.logo} size={64} className="job-mark" />
        <PageHeading
          title={<span className={cx(job.title.length > MAX_LARGE_TITLE_LENGTH && 'block text-xl')}>{job.title}</span>}
          lead={
            <>
              {linkCompany(preview(job.company, MAX_LEAD_PART_LENGTH))}
              {job.location && ` · ${preview(job.location, MAX_LEAD_PART_LENGTH)}`}
            </>
          }
          badges={!job.is_active && <Badge tone="waiting">Closed</Badge>}
        />
      </div>
      <VisibilityNote target_type="job" target_id={job.id} visibility={job.visibility} className="mb-6" />
      <div className="job-columns">
        <Card as="aside" aria-label="About this job" className="job-facts">
          <Facts
            facts={[
              ['Salary Range', job.salary_range],
              ['Company', isLong(job.company) && linkCompany(job.company)],
              ['Location', isLong(job.location) && job.location],
              ['Job Type', job.job_type],
              ['Open Until', job.is_active && formatDate(job.expires_at, time_zone)],
              ['Posted', <TimeAgo key="posted" time={job.created_at} />],
              ['Posted By', <PersonName key="poster" name={job.full_name} person={job.poster} />],
            ]}
            inCard
            isCompact
          />
          {!isOwner(viewer, job) && <ApplyLink job={job} className="apply-link" />}
          <JobActions key={job.id} job={job} />
          <div className="flex flex-wrap items-center gap-2">
            {!isOwner(viewer, job) && <SaveJobButton job={job} />}
            {path && <ShareMenu title={job.title} path={path} />}
            {!isOwner(viewer, job) && <ReportButton target_type="job" target_id={job.id} about="this job" />}
          </div>
        </Card>
        <div className="job-main">
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
          {!isOwner(viewer, job) && (
            <>
              <ApplyLink job={job} className="apply-bar" />
              <Card as="section" id="apply" tabIndex={-1} aria-labelledby="apply-title" className="apply-card">
                <h2 id="apply-title" className="mb-4">
                  Apply
                </h2>
                <ApplySection key={job.id} job={job} />
              </Card>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load job" notFound="Job not found" back={{ to: '/jobs', label: 'Back to Jobs' }} />
)
