import type { SearchSource } from '../../kit/server/services.server.ts'
import { withoutBlanks } from '../../kit/text/text.ts'
import { readJobPage, readJobs } from './readJobs.server.ts'

export const jobsSearchSource: SearchSource = {
  kind: 'job',

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

  async readPage({ replica }, id) {
    const job = await readJobPage(replica, null, id)
    const { title, company, location, job_type, salary_range, is_active, created_at, description, requirements } = job
    const times = { posted_at: created_at, expires_at: is_active ? job.expires_at : null }
    const fields = { title, company, location, job_type, pay: salary_range, is_open: is_active, ...times }
    return { title, content: { ...fields, description, requirements }, links: [] }
  },
}
