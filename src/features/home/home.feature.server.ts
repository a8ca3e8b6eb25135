import { defineFeature } from '../../kit/server/feature.server.ts'
import { homeContract } from './home.contract.ts'
import { homeHandlers } from './home.handlers.server.ts'
import { homeShows } from './home.shows.server.ts'

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
  shows: homeShows,
  nextChange: null,
})
