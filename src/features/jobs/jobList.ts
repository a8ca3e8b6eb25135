import { cleanSearchText, formatShownCount, markdownToText, preview } from '../../kit/text/text.ts'
import {
  DESCRIPTION_PREVIEW_LENGTH,
  filterUnits,
  type JobSort,
  type JobType,
  jobSorts,
  jobTypes,
  MAX_COUNT,
  MAX_PAY,
} from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'

export type JobFilters = {
  search: string
  job_type: JobType | ''
  location: string
  /** Dollars for each `pay_unit`, as digits. */
  min_pay: string
  max_pay: string
  pay_unit: (typeof filterUnits)[number] | ''
  not_location: string
  sort: JobSort | ''
}

/** Parses an amount of dollars as digits; empty for other texts. */
const parseAmount = (value: string) => {
  const amount = Number(value.replace(/^\$|[,\s]/g, '') || 0)
  return amount > 0 && amount <= MAX_PAY ? String(amount) : ''
}

/** Parses the filters in the URL of the list. Invalid values are ignored. */
export function parseJobFilters(params: URLSearchParams): JobFilters {
  const parseText = (name: string) => cleanSearchText(params.get(name), 200)
  const choose = <T extends string>(values: readonly T[], name: string): T | '' =>
    values.find((value) => value === params.get(name)) ?? ''
  const [min_pay, max_pay] = [parseAmount(parseText('min_pay')), parseAmount(parseText('max_pay'))]
  return {
    search: parseText('search'),
    job_type: choose(jobTypes, 'job_type'),
    location: parseText('location'),
    min_pay,
    max_pay,
    pay_unit: choose(filterUnits, 'pay_unit'),
    not_location: parseText('not_location'),
    sort: choose(jobSorts, 'sort'),
  }
}

/** The canonical path of the list with these filters. */
export function jobsPath(filters: Partial<JobFilters>): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  return `/jobs${params.size > 0 ? `?${params}` : ''}`
}

/** The path of the Atom feed with the same filters. */
export const feedPath = (filters: JobFilters) => jobsPath(filters).replace('/jobs', '/jobs.atom')

/** The query of `GET /jobs` for these filters. The list shows open jobs only. */
export const toApiQuery = (filters: JobFilters) => ({
  is_active: 'true' as const,
  search: filters.search || undefined,
  job_type: filters.job_type || undefined,
  location: filters.location || undefined,
  min_pay: filters.min_pay || undefined,
  max_pay: filters.max_pay || undefined,
  pay_unit: filters.pay_unit || undefined,
  not_location: filters.not_location || undefined,
  sort: filters.sort || undefined,
})

/** The filters for `listJobs` on the server: open jobs only. */
export const toListFilters = (filters: JobFilters) => ({
  ...toApiQuery(filters),
  is_active: true,
  min_pay: filters.min_pay ? Number(filters.min_pay) : undefined,
  max_pay: filters.max_pay ? Number(filters.max_pay) : undefined,
})

/**
 * Returns only the values that a row shows, because the page contains its data twice: as HTML and as hydration data.
 */
export const toJobRow = (job: Job) => ({
  id: job.id,
  title: job.title,
  preview: preview(markdownToText(job.description), DESCRIPTION_PREVIEW_LENGTH),
  company: job.company,
  business_id: job.business_id ?? undefined,
  logo: job.logo ?? undefined,
  location: job.location,
  job_type: job.job_type,
  salary_range: job.salary_range,
  created_at: job.created_at,
})
export type JobRow = ReturnType<typeof toJobRow>

/** Formats the number of jobs of a list, of which `shown` are on screen: `3 jobs`, `20+ jobs`. */
export const formatJobCount = (total: number | null, shown: number, hasMore: boolean) =>
  total === null ? formatShownCount(shown, hasMore, 'job') : formatShownCount(total, total >= MAX_COUNT, 'job')
