/** How often an administrator gets emails about what waits. */
export const emailFrequencies = ['now', 'daily', 'never'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

/** Minutes between two emails to the same administrator. What arrives in between is in the next one. */
export const BUNDLE_MINUTES = 15
/** The hour of the daily email, in the time zone of the region. */
export const DAILY_HOUR = 8
