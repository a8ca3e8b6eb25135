import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { applicationsContract } from './applications/applications.contract.ts'
import { applicationsHandlers } from './applications/applications.handlers.server.ts'
import { applicationMails, applications, repeatedApplications } from './applications/applications.limits.server.ts'
import { jobsAudit } from './jobs.audit.server.ts'
import { jobsCaching } from './jobs.caching.server.ts'
import { jobsContract } from './jobs.contract.ts'
import { jobsHandlers } from './jobs.handlers.server.ts'
import { jobsMailKinds } from './jobs.mailKinds.server.ts'
import { readNextExpiry } from './jobs.query.server.ts'
import { jobsReportable } from './jobs.reportables.server.ts'
import { jobsSearchSource } from './jobs.searchSource.server.ts'
import { jobsSitemap } from './jobs.sitemap.server.ts'
import { jobsMails, jobsTasks } from './jobs.tasks.server.ts'
import { renderJobsFeed } from './jobsFeed.server.ts'
import { savedJobsContract } from './saved/savedJobs.contract.ts'
import { savedJobsHandlers } from './saved/savedJobs.handlers.server.ts'

export const jobsFeature = defineFeature({
  contract: { ...jobsContract, ...applicationsContract, ...savedJobsContract },
  handlers: { ...jobsHandlers, ...applicationsHandlers, ...savedJobsHandlers },
  tasks: jobsTasks,
  limits: [applications, repeatedApplications, applicationMails],
  mails: combineMailKinds(jobsMailKinds, jobsMails),
  audit: jobsAudit,
  feeds: [
    { path: '/jobs.atom', type: 'atom', read: (services, { query }) => renderJobsFeed(services, query), file: null },
  ],
  sitemap: [jobsSitemap],
  searchSource: jobsSearchSource,
  waiting: [],
  reportables: [jobsReportable],
  caching: { ...jobsCaching },
  nextChange: { tag: 'jobs', read: ({ db }) => readNextExpiry(db) },
})
