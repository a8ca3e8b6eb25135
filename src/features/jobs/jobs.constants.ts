export const MAX_SHORT_LENGTH = 255
export const MAX_SALARY_LENGTH = 100
export const MAX_COVER_LETTER_LENGTH = 5000
export const DESCRIPTION_PREVIEW_LENGTH = 200
/** Days until a posted or renewed job closes. */
export const OPEN_DAYS = 60
/** Days before the closing date on which the owner gets a reminder. */
export const REMINDER_DAYS = 7
/** Days for which the link of the reminder renews the job. */
export const RENEWAL_LINK_DAYS = 30

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const
export type JobType = (typeof jobTypes)[number]

/** The number up to which filtered jobs are counted. */
export const MAX_COUNT = 1000

/** The orders of the list. The first one applies without `sort` and `search`. */
export const jobSorts = ['newest', 'best_paid', 'expiring'] as const
export type JobSort = (typeof jobSorts)[number]

/** The units of the filter by pay. Pay for another unit is converted: a year has 2,080 hours of work. */
export const filterUnits = ['hour', 'year'] as const
/** The maximum amount of dollars that is read as pay. */
export const MAX_PAY = 10_000_000

export const payUnits = ['hour', 'day', 'week', 'month', 'year', 'fixed'] as const
/** The unit of pay; `fixed` is a total for the whole job or a trip. */
export type PayUnit = (typeof payUnits)[number]

/** The units in a year of full-time work: 40 hours in each of 52 weeks. A total for a whole job cannot be compared. */
export const unitsPerYear: Record<PayUnit, number | null> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
  fixed: null,
}

/** Benefits that a job may offer in addition to pay. */
export const perks = ['overtime', 'lodging'] as const
export type Perk = (typeof perks)[number]

/** The labels of the fields of a job on screen. */
export const jobLabels = {
  title: 'Title',
  company: 'Company',
  business_id: 'Your business',
  location: 'Location',
  job_type: 'Job type',
  salary_range: 'Salary range',
  description: 'Description',
  requirements: 'Requirements',
} as const
