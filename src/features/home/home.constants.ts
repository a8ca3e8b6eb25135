/** The number of rows in each section of the home page. */
export const MAX_NEWEST_QUESTIONS = 4
export const MAX_UNANSWERED_QUESTIONS = 3
export const MAX_NEXT_EVENTS = 4
export const MAX_FRESH_JOBS = 4
export const MAX_VERIFIED_BUSINESSES = 4
/** Questions and jobs are counted up to this number, because counting more is slow and the exact number is not needed. */
export const MAX_COUNT = 10_000
/** The number of rows that a member sees before expanding the list. */
export const INITIAL_ROW_COUNT = 3
/** The maximum number of items that wait for the member in one reply. */
export const MAX_WAITING_ITEMS = 20
/** The home page of its poster shows a job that expires within this number of days, so that they can renew it. */
export const RENEWAL_DAYS = 7
