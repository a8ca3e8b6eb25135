/** How many things each part of the home page shows. */
export const NEWEST_QUESTIONS = 4
export const UNANSWERED_QUESTIONS = 3
export const NEXT_EVENTS = 4
export const FRESH_JOBS = 4
export const VERIFIED_BUSINESSES = 4
/** Questions and jobs are counted up to this number, because counting more is slow and the exact number is not needed. */
export const COUNT_MAX = 10_000
/** Rows that a member sees before choosing to see more. */
export const OWN_ROWS = 3
/** The maximum of waiting items in one reply. */
export const WAITING_MAX = 20
/** A job that expires within this number of days stands on the home page of its poster, who can renew it. */
export const RENEWAL_DAYS = 7
