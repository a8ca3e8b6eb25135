import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { BuildingIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { JobRow } from './jobList.ts'

/** A list of jobs with company, location, job type, salary and date. */
export function JobRows({ jobs }: { jobs: JobRow[] }) {
  const { time_zone } = useSite()
  return (
    <Rows>
      {jobs.map((job) => (
        <Row
          key={job.id}
          title={job.title}
          to={`/jobs/${job.id}`}
          badges={job.job_type && <Badge tone="info">{job.job_type}</Badge>}
          meta={
            <>
              <span>
                <BuildingIcon />
                {job.company}
              </span>
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
