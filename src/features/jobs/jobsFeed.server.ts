import { renderAtomFeed } from '../../kit/atom.ts'
import { renderMarkdown } from '../../kit/markdown.ts'
import type { Services } from '../services.server.ts'
import { feedPath, jobsPath, readJobFilters } from './jobList.ts'
import { listJobs } from './jobs.service.server.ts'

const ENTRIES = 50

/** The list of open jobs as an Atom feed, by the filters of its address. */
export async function jobsFeed({ replica, settings: { site } }: Services, params: URLSearchParams): Promise<string> {
  const filters = readJobFilters(params)
  const { jobs } = await listJobs(replica, null, {
    is_active: true,
    search: filters.search || undefined,
    job_type: filters.job_type || undefined,
    location: filters.location || undefined,
    limit: ENTRIES,
  })
  const changes = jobs.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `Job Board · ${site.name}`,
    url: site.url + jobsPath(filters),
    self: site.url + feedPath(filters),
    updated: changes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: jobs.map((job, at) => ({
      url: `${site.url}/jobs/${job.id}`,
      title: [job.title, job.company, job.location].filter(Boolean).join(' · '),
      author: job.full_name,
      published: job.created_at,
      updated: changes[at] as string,
      content_html: renderMarkdown(job.description),
      categories: job.job_type ? [job.job_type] : [],
    })),
  })
}
