import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { moderationAudit } from './moderation.audit.server.ts'
import { moderationContract } from './moderation.contract.ts'
import { moderationHandlers } from './moderation.handlers.server.ts'
import { moderationMailKinds } from './moderation.mailKinds.server.ts'
import { moderationMails } from './moderation.tasks.server.ts'
import { waitingReports } from './moderation.waiting.server.ts'

/** The queue of reports, and the decisions of moderators. */
export const moderationFeature = defineFeature({
  contract: moderationContract,
  handlers: moderationHandlers,
  tasks: {},
  limits: [],
  mails: combineMailKinds(moderationMailKinds, moderationMails),
  audit: moderationAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [waitingReports],
  reportables: [],
  caching: {},
  nextChange: null,
})
