/** What a text asks for: things, their number, or the first in an order, such as the best paid. */
export const intents = ['find', 'count', 'order'] as const
export type Intent = (typeof intents)[number]

/** The order that a text asks for. `expiring` is the job that closes next. */
export const orders = [
  ...(['best_paid', 'lowest_paid', 'soonest', 'newest', 'oldest', 'expiring', 'most_votes', 'most_upvotes'] as const),
  ...(['most_downvotes', 'fewest_votes', 'most_answers', 'most_expensive', 'cheapest', 'longest', 'shortest'] as const),
] as const
export type Order = (typeof orders)[number]

/**
 * What a text requires, each a fact of one kind: `free` and `paid` of events, `unanswered`, `unaccepted`, `answered` and
 * `accepted` of questions, `states_pay`, `overtime`, `lodging` and the units of pay of jobs, the others of businesses.
 */
export const facts = [
  ...(['free', 'paid', 'unanswered', 'unaccepted', 'answered', 'accepted', 'states_pay'] as const),
  ...(['overtime', 'lodging', 'paid_hourly', 'paid_daily', 'paid_weekly', 'paid_monthly', 'paid_yearly'] as const),
  ...(['verified', 'claimed', 'unclaimed', 'website', 'no_website', 'phone'] as const),
] as const
export type Fact = (typeof facts)[number]

/** What the days of a text are about: when events take place, or when a job or question was posted, or a job closes. */
export const dayMeanings = ['takes_place', 'posted', 'closes'] as const
export type DayMeaning = (typeof dayMeanings)[number]

/** The kinds of understood parts of a query, in the order in which they are shown. */
export const queryPartKinds = [
  ...(['kind', 'order', 'job_type', 'event_type', 'fact', 'industry', 'pay', 'city', 'not', 'date', 'time'] as const),
] as const
export type QueryPartKind = (typeof queryPartKinds)[number]
