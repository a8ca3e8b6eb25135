/** The intervals at which an administrator gets emails about waiting items. */
export const emailFrequencies = ['now', 'daily', 'never'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

/** Minutes between two emails to the same administrator. Items that arrive meanwhile are bundled in the next email. */
export const BUNDLE_MINUTES = 15
/** The hour of the daily email, in the time zone of the region. */
export const DAILY_HOUR = 8
