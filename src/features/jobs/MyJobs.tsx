import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { VisibilityBadge } from '../reports/VisibilityBadge.tsx'
import type { OwnJob } from './jobs.contract.ts'

/** The viewer's own jobs with their number of applications. */
export function MyJobs({ jobs }: { jobs: OwnJob[] }) {
  const { time_zone } = useSite()
  return (
    <section aria-labelledby="my-jobs" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-jobs">My Jobs</h2>
        <LinkButton variant="secondary" size="sm" to="/jobs/new">
          <PlusIcon />
          Post Job
        </LinkButton>
      </div>
      {jobs.length === 0 ? (
        <p className="text-muted">You have not posted a job yet.</p>
      ) : (
        <Rows>
          {jobs.map((job) => (
            <Row
              key={job.id}
              heading="h3"
              title={job.title}
              to={`/jobs/${job.id}`}
              badges={
                <>
                  <VisibilityBadge visibility={job.visibility} />
                  {!job.is_active && <Badge tone="waiting">Closed</Badge>}
                </>
              }
              meta={
                <span>
                  {job.is_active
                    ? `Open until ${formatDate(job.expires_at, time_zone)}`
                    : `Posted ${formatDate(job.created_at, time_zone)}`}
                </span>
              }
              aside={
                <Link to={`/jobs/${job.id}/applications`}>{formatCount(job.application_count, 'application')}</Link>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}
