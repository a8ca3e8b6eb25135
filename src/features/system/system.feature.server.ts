import { defineFeature } from '../../kit/server/feature.server.ts'
import { systemContract } from './system.contract.ts'
import { systemHandlers } from './system.handlers.server.ts'

export const systemFeature = defineFeature({
  contract: systemContract,
  handlers: systemHandlers,
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
