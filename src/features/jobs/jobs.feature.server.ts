import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { jobsAudit } from './jobs.audit.server.ts'
import { jobsContract } from './jobs.contract.ts'
import { jobsHandlers } from './jobs.handlers.server.ts'
import { applications } from './jobs.limits.server.ts'
import { jobsMailKinds } from './jobs.mailKinds.server.ts'
import { readNextExpiry } from './jobs.query.server.ts'
import { jobsReportable } from './jobs.reportable.server.ts'
import { jobsSearchSource } from './jobs.searchSource.server.ts'
import { jobsShows } from './jobs.shows.server.ts'
import { jobsSitemap } from './jobs.sitemap.server.ts'
import { jobsMails, jobsTasks } from './jobs.tasks.server.ts'
import { renderJobsFeed } from './jobsFeed.server.ts'

export const jobsFeature = defineFeature({
  contract: jobsContract,
  handlers: jobsHandlers,
  tasks: jobsTasks,
  limits: [applications],
  mails: combineMailKinds(jobsMailKinds, jobsMails),
  audit: jobsAudit,
  feeds: [
    { path: '/jobs.atom', type: 'atom', read: (services, { query }) => renderJobsFeed(services, query), file: null },
  ],
  sitemap: [jobsSitemap],
  searchSource: jobsSearchSource,
  waiting: [],
  reportables: [jobsReportable],
  shows: jobsShows,
  nextChange: { tag: 'jobs', read: ({ db }) => readNextExpiry(db) },
})
