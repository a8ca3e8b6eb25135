export const SHORT_MAX = 255
export const SALARY_MAX = 100
export const COVER_LETTER_MAX = 5000
export const DESCRIPTION_PREVIEW = 200
/** How long a job stays open after it was posted or renewed. */
export const OPEN_DAYS = 60
/** How many days before it closes its owner is told. */
export const REMINDER_DAYS = 7

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const
export type JobType = (typeof jobTypes)[number]
