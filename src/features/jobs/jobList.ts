import { cleanSearchText, markdownToText, preview } from '../../kit/text.ts'
import { DESCRIPTION_PREVIEW, type JobType, jobTypes } from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'

export type JobFilters = { search: string; job_type: JobType | ''; location: string }

/** What is asked for in the URL; what makes no sense there is ignored. */
export function readJobFilters(params: URLSearchParams): JobFilters {
  const words = (name: string) => cleanSearchText(params.get(name), 200)
  const asked = params.get('job_type')
  return {
    search: words('search'),
    job_type: jobTypes.find((type) => type === asked) ?? '',
    location: words('location'),
  }
}

/** The one address of a view of the list. */
export function jobsPath(filters: JobFilters): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  return `/jobs${params.size > 0 ? `?${params}` : ''}`
}

/** The same view as a feed. */
export const feedPath = (filters: JobFilters) => jobsPath(filters).replace('/jobs', '/jobs.atom')

/** What to ask of the server for a view of the list. */
export const askedFor = ({ search, job_type, location }: JobFilters) => ({
  is_active: 'true' as const,
  search: search || undefined,
  job_type: job_type || undefined,
  location: location || undefined,
})

/** What a row shows, and no more: descriptions are long, and a page carries its data twice. */
export const rowOf = ({ description, requirements: _, ...job }: Job) => ({
  ...job,
  preview: preview(markdownToText(description), DESCRIPTION_PREVIEW),
})
export type JobRow = ReturnType<typeof rowOf>
