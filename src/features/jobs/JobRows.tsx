import { Badge } from '../../kit/ui/Badge.tsx'
import { BuildingIcon, MapPinIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { BusinessLogo } from '../businesses/pictures/BusinessLogo.tsx'
import type { JobRow } from './jobList.ts'

type JobRowsProps = {
  jobs: JobRow[]
  /** Omits the company, for the list of one business. */
  isBusinessPage?: boolean
}

/** A list of jobs with company, location, job type, salary and date. */
export function JobRows({ jobs, isBusinessPage = false }: JobRowsProps) {
  return (
    <Rows>
      {jobs.map((job) => (
        <Row
          key={job.id}
          heading={isBusinessPage ? 'h3' : 'h2'}
          title={job.title}
          to={`/jobs/${job.id}`}
          mark={!isBusinessPage && <BusinessLogo name={job.company} logo={job.logo ?? null} />}
          badges={job.job_type && <Badge tone="info">{job.job_type}</Badge>}
          meta={
            <>
              {!isBusinessPage && (
                <span>
                  <BuildingIcon />
                  {job.business_id ? <Link to={`/businesses/${job.business_id}`}>{job.company}</Link> : job.company}
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
          aside={<TimeAgo time={job.created_at} />}
        >
          {job.preview}
        </Row>
      ))}
    </Rows>
  )
}
