import { defineFeature } from '../../kit/server/feature.server.ts'
import { embeddingTasks } from './embeddings/fillEmbeddings.server.ts'
import { searchCaching } from './search.caching.server.ts'
import { searchContract } from './search.contract.ts'
import { searchHandlers } from './search.handlers.server.ts'

export const searchFeature = defineFeature({
  contract: searchContract,
  handlers: searchHandlers,
  tasks: embeddingTasks,
  limits: [],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: searchCaching,
  nextChange: null,
})
