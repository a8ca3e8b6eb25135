import { defineFeature } from '../../kit/server/feature.server.ts'
import { ownDataContract } from './ownData.contract.ts'
import { ownDataHandlers } from './ownData.handlers.server.ts'
import * as limits from './ownData.limits.server.ts'

export const ownDataFeature = defineFeature({
  contract: ownDataContract,
  handlers: ownDataHandlers,
  tasks: {},
  limits: Object.values(limits),
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
