import { defineFeature } from '../../kit/server/feature.server.ts'
import { quotasTasks } from './quotas.tasks.server.ts'

/** How much an account may write, by its age. */
export const quotasFeature = defineFeature({
  contract: {},
  handlers: {},
  tasks: quotasTasks,
  limits: [],
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
