import { defineFeature } from '../../kit/server/feature.server.ts'
import { idempotencyTasks } from './idempotency.tasks.server.ts'

/** Replies to calls with an `Idempotency-Key`. */
export const idempotencyFeature = defineFeature({
  contract: {},
  handlers: {},
  tasks: idempotencyTasks,
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
