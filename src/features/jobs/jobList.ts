import { cleanSearchText, markdownToText, preview } from '../../kit/text/text.ts'
import { DESCRIPTION_PREVIEW, type JobType, jobTypes } from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'

export type JobFilters = { search: string; job_type: JobType | ''; location: string }

/** Reads the filters from the URL of the list. Invalid values are ignored. */
export function readJobFilters(params: URLSearchParams): JobFilters {
  const readText = (name: string) => cleanSearchText(params.get(name), 200)
  const requestedType = params.get('job_type')
  return {
    search: readText('search'),
    job_type: jobTypes.find((type) => type === requestedType) ?? '',
    location: readText('location'),
  }
}

/** The canonical path of the list with these filters. */
export function jobsPath(filters: JobFilters): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  return `/jobs${params.size > 0 ? `?${params}` : ''}`
}

/** The path of the Atom feed with the same filters. */
export const feedPath = (filters: JobFilters) => jobsPath(filters).replace('/jobs', '/jobs.atom')

/** The query of `GET /jobs` for these filters. The list shows open jobs only. */
export const toApiQuery = ({ search, job_type, location }: JobFilters) => ({
  is_active: 'true' as const,
  search: search || undefined,
  job_type: job_type || undefined,
  location: location || undefined,
})

/** Keeps only what a row shows: the page contains its data twice, as HTML and as hydration data. */
export const toJobRow = (job: Job) => ({
  id: job.id,
  title: job.title,
  preview: preview(markdownToText(job.description), DESCRIPTION_PREVIEW),
  company: job.company,
  location: job.location,
  job_type: job.job_type,
  salary_range: job.salary_range,
  created_at: job.created_at,
})
export type JobRow = ReturnType<typeof toJobRow>
