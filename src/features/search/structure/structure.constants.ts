/** The intent of a text: to find results, to count them, or to find the first in an order, such as the best paid job. */
export const intents = ['find', 'count', 'order'] as const
export type Intent = (typeof intents)[number]

/** The orders that a text can request. `expiring` lists the job that closes next first. */
export const orders = [
  ...(['best_paid', 'lowest_paid', 'soonest', 'newest', 'oldest', 'expiring', 'most_votes', 'most_upvotes'] as const),
  ...(['most_downvotes', 'fewest_votes', 'most_answers', 'most_expensive', 'cheapest', 'longest', 'shortest'] as const),
] as const
export type Order = (typeof orders)[number]

/**
 * The facts that a text can require, each for one kind: `free` and `paid` for events; `unanswered`, `unaccepted`,
 * `answered` and `accepted` for questions; `states_pay`, `overtime`, `lodging` and the units of pay for jobs; the
 * others for businesses.
 */
export const facts = [
  ...(['free', 'paid', 'unanswered', 'unaccepted', 'answered', 'accepted', 'states_pay'] as const),
  ...(['overtime', 'lodging', 'paid_hourly', 'paid_daily', 'paid_weekly', 'paid_monthly', 'paid_yearly'] as const),
  ...(['verified', 'claimed', 'unclaimed', 'website', 'no_website', 'phone', 'open_now'] as const),
] as const
export type Fact = (typeof facts)[number]

/**
 * The meaning of the days in a text: when events take place, when jobs or questions were posted, or when jobs close.
 */
export const dayMeanings = ['takes_place', 'posted', 'closes'] as const
export type DayMeaning = (typeof dayMeanings)[number]

/** The kinds of understood parts of a query, in the order in which they are shown. */
export const queryPartKinds = [
  ...(['kind', 'order', 'job_type', 'event_type', 'fact', 'industry', 'pay', 'city', 'not', 'date', 'time'] as const),
] as const
export type QueryPartKind = (typeof queryPartKinds)[number]
