import { defineFeature } from '../../kit/server/feature.server.ts'
import { helpContract } from './help.contract.ts'
import { helpHandlers } from './help.handlers.server.ts'

export const helpFeature = defineFeature({
  contract: helpContract,
  handlers: helpHandlers,
  tasks: {},
  limits: [],
  mails: [],
  audit: {},
  feeds: [],
  sitemap: [{ path: '/help', entries: null }],
  searchSource: null,
  waiting: [],
  reportables: [],
  // The help changes only with a release.
  caching: { 'GET /help': () => ({ tags: [] }), 'GET /help/:name': () => ({ tags: [] }) },
  nextChange: null,
})
