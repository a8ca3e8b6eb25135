import { defineFeature } from '../../kit/server/feature.server.ts'
import { securityContract } from './security.contract.ts'
import { securityHandlers } from './security.handlers.server.ts'

export const securityFeature = defineFeature({
  contract: securityContract,
  handlers: securityHandlers,
  tasks: {},
  limits: [],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  reportables: [],
  waiting: [],
  caching: {},
  nextChange: null,
})
