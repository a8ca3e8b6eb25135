import { defineFeature } from '../../kit/server/feature.server.ts'
import { reportsContract } from './reports.contract.ts'
import { reportsHandlers } from './reports.handlers.server.ts'
import { appeals, memberReports, visitorReports } from './reports.limits.server.ts'
import { reportsTasks } from './reports.tasks.server.ts'

/**
 * Reports to the moderators. Other features register the content that can be reported; the feature `moderation` has the
 * decisions.
 */
export const reportsFeature = defineFeature({
  contract: reportsContract,
  handlers: reportsHandlers,
  tasks: reportsTasks,
  limits: [appeals, memberReports, visitorReports],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: {},
  nextChange: null,
})
