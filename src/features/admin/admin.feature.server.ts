import { defineFeature } from '../../kit/server/feature.server.ts'
import { adminContract } from './admin.contract.ts'
import { adminHandlers } from './admin.handlers.server.ts'

export const adminFeature = defineFeature({
  contract: adminContract,
  handlers: adminHandlers,
  tasks: {},
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
