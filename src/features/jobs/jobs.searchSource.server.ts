import type { SearchSource } from '../../kit/server/services.server.ts'
import { formatTime, withoutBlanks } from '../../kit/text/text.ts'
import { readJobPage, readJobs } from './jobs.service.server.ts'

export const jobsSearchSource: SearchSource = {
  kind: 'job',
  path: 'jobs',

  async loadItems({ replica }, ids) {
    const jobs = await readJobs(replica, null, ids, true)
    return jobs.map((job) => ({
      id: job.id,
      title: job.title,
      url: `/jobs/${job.id}`,
      start_datetime: null,
      end_datetime: null,
      meta: withoutBlanks(job.company, job.location, job.job_type, job.salary_range),
      body: job.description,
    }))
  },

  async readPage({ replica, settings }, id) {
    const job = await readJobPage(replica, null, id)
    const { title, company, location, job_type, salary_range, is_active, created_at, description, requirements } = job
    const posted = formatTime(created_at, settings.site.time_zone)
    const fields = { title, company, location, job_type, salary_range, is_open: is_active, posted }
    return { title, content: { ...fields, description, requirements }, links: [] }
  },
}
