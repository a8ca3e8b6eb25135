import { defineFeature } from '../../kit/server/feature.server.ts'
import { quotasTasks } from './quotas.tasks.server.ts'

/** Limits the number of writes of an account, by its age. */
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
