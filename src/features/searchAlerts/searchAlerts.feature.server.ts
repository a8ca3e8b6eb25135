import { defineFeature } from '../../kit/server/feature.server.ts'
import { searchAlertsTasks } from './searchAlerts.tasks.server.ts'

export const searchAlertsFeature = defineFeature({
  contract: {},
  handlers: {},
  tasks: searchAlertsTasks,
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
