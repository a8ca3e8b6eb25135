import type { LinkPicture } from '../../kit/page/linkPicture.ts'
import { withoutBlanks } from '../../kit/text/text.ts'
import type { Job } from './jobs.contract.ts'

type PicturedJob = Pick<Job, 'id' | 'title' | 'company' | 'salary_range' | 'location' | 'job_type'>

/** The preview picture for links to a job. */
export const jobPicture = ({ id, title, company, salary_range, location, job_type }: PicturedJob): LinkPicture => ({
  section: 'jobs',
  id,
  kind: 'Job',
  title,
  facts: withoutBlanks(company, salary_range, location, job_type),
  block: [],
})
