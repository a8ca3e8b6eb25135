import { defineFeature } from '../../kit/server/feature.server.ts'
import { markdownContract } from './markdown.contract.ts'
import { markdownHandlers } from './markdown.handlers.server.ts'
import { previews } from './markdown.limits.server.ts'

export const markdownFeature = defineFeature({
  contract: markdownContract,
  handlers: markdownHandlers,
  tasks: {},
  limits: [previews],
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
