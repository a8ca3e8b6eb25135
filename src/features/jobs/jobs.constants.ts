export const SHORT_MAX = 255
export const SALARY_MAX = 100
export const COVER_LETTER_MAX = 5000
export const DESCRIPTION_PREVIEW = 200
/** Days until a posted or renewed job closes. */
export const OPEN_DAYS = 60
/** Days before the closing date on which the owner gets a reminder. */
export const REMINDER_DAYS = 7
/** Days for which the link of the reminder renews the job. */
export const RENEWAL_LINK_DAYS = 30

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const
export type JobType = (typeof jobTypes)[number]
