import type { Services } from '../../kit/server/services.server.ts'
import { renderAtomFeed } from '../../kit/text/atom.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { listJobs } from './jobList.server.ts'
import { feedPath, jobsPath, parseJobFilters, toListFilters } from './jobList.ts'

const MAX_ENTRIES = 50

/** Returns the 50 newest open jobs that match the filters in `params`, as an Atom feed. */
export async function renderJobsFeed(
  { replica, settings: { site } }: Services,
  params: URLSearchParams,
): Promise<string> {
  const filters = parseJobFilters(params)
  const { jobs } = await listJobs(replica, null, { ...toListFilters(filters), limit: MAX_ENTRIES })
  const updateTimes = jobs.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `Job Board · ${site.name}`,
    url: site.url + jobsPath(filters),
    self: site.url + feedPath(filters),
    updated: updateTimes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: jobs.map((job, index) => ({
      url: `${site.url}/jobs/${job.id}`,
      title: [job.title, job.company, job.location].filter(Boolean).join(' · '),
      author: job.full_name,
      published: job.created_at,
      updated: updateTimes[index] as string,
      content_html: renderMarkdown(job.description),
      categories: job.job_type ? [job.job_type] : [],
    })),
  })
}
