import { accountsFeature } from '../features/accounts/accounts.feature.server.ts'
import { adminFeature } from '../features/admin/admin.feature.server.ts'
import { auditFeature } from '../features/audit/audit.feature.server.ts'
import { businessesFeature } from '../features/businesses/businesses.feature.server.ts'
import { chatFeature } from '../features/chat/chat.feature.server.ts'
import { claimsFeature } from '../features/claims/claims.feature.server.ts'
import { deletionsFeature } from '../features/deletions/deletions.feature.server.ts'
import { eventsFeature } from '../features/events/events.feature.server.ts'
import { heldPostsFeature } from '../features/heldPosts/heldPosts.feature.server.ts'
import { helpFeature } from '../features/help/help.feature.server.ts'
import { homeFeature } from '../features/home/home.feature.server.ts'
import { idempotencyFeature } from '../features/idempotency/idempotency.feature.server.ts'
import { jobsFeature } from '../features/jobs/jobs.feature.server.ts'
import { legalFeature } from '../features/legal/legal.feature.server.ts'
import { mailsFeature } from '../features/mails/mails.feature.server.ts'
import { markdownFeature } from '../features/markdown/markdown.feature.server.ts'
import { moderationFeature } from '../features/moderation/moderation.feature.server.ts'
import { notificationsFeature } from '../features/notifications/notifications.feature.server.ts'
import { ownDataFeature } from '../features/ownData/ownData.feature.server.ts'
import { peopleFeature } from '../features/people/people.feature.server.ts'
import { questionsFeature } from '../features/questions/questions.feature.server.ts'
import { quotasFeature } from '../features/quotas/quotas.feature.server.ts'
import { reportsFeature } from '../features/reports/reports.feature.server.ts'
import { savedSearchesFeature } from '../features/savedSearches/savedSearches.feature.server.ts'
import { searchFeature } from '../features/search/search.feature.server.ts'
import { searchAlertsFeature } from '../features/searchAlerts/searchAlerts.feature.server.ts'
import { secondFactorFeature } from '../features/secondFactor/secondFactor.feature.server.ts'
import { securityFeature } from '../features/security/security.feature.server.ts'
import { sessionFeature } from '../features/session/session.feature.server.ts'
import { systemFeature } from '../features/system/system.feature.server.ts'
import { teamsFeature } from '../features/teams/teams.feature.server.ts'
import { waitingFeature } from '../features/waiting/waiting.feature.server.ts'
import type { Endpoints } from '../kit/api/contract.ts'
import type { AuditActions } from '../kit/server/auditActions.ts'
import type { CachingOf } from '../kit/server/caching.server.ts'
import type { Feature } from '../kit/server/feature.server.ts'
import type { Handlers } from '../kit/server/services.server.ts'

/**
 * All features, lowest layer first. A feature may import only from features before it, and no pages of other features.
 * The check `layers` enforces this.
 */
export const features = [
  sessionFeature,
  idempotencyFeature,
  quotasFeature,
  auditFeature,
  mailsFeature,
  waitingFeature,
  markdownFeature,
  secondFactorFeature,
  accountsFeature,
  notificationsFeature,
  savedSearchesFeature,
  deletionsFeature,
  securityFeature,
  reportsFeature,
  heldPostsFeature,
  businessesFeature,
  teamsFeature,
  claimsFeature,
  questionsFeature,
  peopleFeature,
  jobsFeature,
  eventsFeature,
  homeFeature,
  helpFeature,
  searchFeature,
  searchAlertsFeature,
  chatFeature,
  legalFeature,
  moderationFeature,
  ownDataFeature,
  systemFeature,
  adminFeature,
  // Without `as const`, the union of the types would be that of a feature without endpoints.
] as const

type ContractOf<F> = F extends { contract: infer C } ? C : never
type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void ? I : never
type ListedEndpoints = Intersection<ContractOf<(typeof features)[number]>>

/** Merges one property of all features into one object. @throws when two features use the same key. */
function mergeParts<T>(part: string, entriesOf: (feature: Feature) => [string, T][]): Record<string, T> {
  const merged: Record<string, T> = {}
  for (const [key, value] of features.flatMap((feature) => entriesOf(feature as unknown as Feature))) {
    if (Object.hasOwn(merged, key)) throw new Error(`${part} ${key} is registered by two features`)
    merged[key] = value
  }
  return merged
}

/** This assignment does not compile when a feature with a contract is missing in the list. */
export const endpoints: Endpoints = mergeParts('The endpoint', ({ contract }) =>
  Object.entries(contract),
) as ListedEndpoints
export const handlers = mergeParts('The handler', ({ handlers }) =>
  Object.entries(handlers),
) as unknown as Handlers<Endpoints>
export const endpointCaching = mergeParts('The caching of', ({ caching }) =>
  Object.entries(caching),
) as unknown as CachingOf<Endpoints>
export const tasks = mergeParts('The task', ({ tasks }) => Object.entries(tasks))
export const limits = Object.values(mergeParts('The limit', ({ limits }) => limits.map((limit) => [limit.name, limit])))
export const mailKinds = new Map(
  Object.entries(mergeParts('The kind of email', ({ mails }) => mails.map((mail) => [mail.kind, mail]))),
)
export const auditActions: AuditActions = mergeParts('The audit action', ({ audit }) => Object.entries(audit))
export const waitingQueues = features.flatMap(({ waiting }) => waiting)
export const searchSources = features.flatMap(({ searchSource }) => searchSource ?? [])
export const reportables = new Map(
  Object.entries(
    mergeParts('The reportable type', ({ reportables }) =>
      reportables.map((reportable) => [reportable.type, reportable]),
    ),
  ),
)
