import { defineFeature } from '../../kit/feature.server.ts'
import { businessesContract } from './businesses.contract.ts'
import { businessesHandlers } from './businesses.handlers.server.ts'
import { businessesSitemap } from './businesses.sitemap.server.ts'

export const businessesFeature = defineFeature({
  contract: businessesContract,
  handlers: businessesHandlers,
  tasks: {},
  limits: [],
  feeds: [],
  sitemap: [businessesSitemap],
  nextChange: null,
})
