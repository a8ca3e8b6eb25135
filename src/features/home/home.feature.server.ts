import { defineFeature } from '../../kit/server/feature.server.ts'
import { homeCaching } from './home.caching.server.ts'
import { homeContract } from './home.contract.ts'
import { homeHandlers } from './home.handlers.server.ts'

export const homeFeature = defineFeature({
  contract: homeContract,
  handlers: homeHandlers,
  tasks: {},
  limits: [],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: homeCaching,
  nextChange: null,
})
