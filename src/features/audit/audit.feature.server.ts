import { defineFeature } from '../../kit/server/feature.server.ts'
import { auditContract } from './audit.contract.ts'
import { auditHandlers } from './audit.handlers.server.ts'

export const auditFeature = defineFeature({
  contract: auditContract,
  handlers: auditHandlers,
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
