import { defineFeature } from '../../kit/server/feature.server.ts'
import { legalContract } from './legal.contract.ts'
import { legalHandlers } from './legal.handlers.server.ts'

export const legalFeature = defineFeature({
  contract: legalContract,
  handlers: legalHandlers,
  tasks: {},
  limits: [],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [
    { path: '/privacy', entries: null },
    { path: '/terms', entries: null },
  ],
  searchSource: null,
  waiting: [],
  reportables: [],
  // The texts are files that each process reads once, so no change invalidates them.
  caching: { 'GET /legal/:name': () => ({ tags: [] }) },
  nextChange: null,
})
