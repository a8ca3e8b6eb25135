import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { BuildingIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { JobRow } from './jobList.ts'

type JobRowsProps = {
  jobs: JobRow[]
  /** For a list of the jobs of one business, below a heading. */
  ofBusiness?: boolean
}

/** A list of jobs with company, location, job type, salary and date. */
export function JobRows({ jobs, ofBusiness = false }: JobRowsProps) {
  const { time_zone } = useSite()
  return (
    <Rows>
      {jobs.map((job) => (
        <Row
          key={job.id}
          heading={ofBusiness ? 'h3' : 'h2'}
          title={job.title}
          to={`/jobs/${job.id}`}
          badges={job.job_type && <Badge tone="info">{job.job_type}</Badge>}
          meta={
            <>
              {!ofBusiness && (
                <span>
                  <BuildingIcon />
                  {job.company}
                </span>
              )}
              {job.location && (
                <span>
                  <MapPinIcon />
                  {job.location}
                </span>
              )}
              {job.salary_range && <span>{job.salary_range}</span>}
            </>
          }
          aside={<span>{formatDate(job.created_at, time_zone)}</span>}
        >
          {job.preview}
        </Row>
      ))}
    </Rows>
  )
}
