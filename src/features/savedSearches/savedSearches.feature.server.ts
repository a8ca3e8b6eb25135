import { defineFeature } from '../../kit/server/feature.server.ts'
import { savedSearchesContract } from './savedSearches.contract.ts'
import { savedSearchesHandlers } from './savedSearches.handlers.server.ts'

export const savedSearchesFeature = defineFeature({
  contract: savedSearchesContract,
  handlers: savedSearchesHandlers,
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
