import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { notificationsContract } from './notifications.contract.ts'
import { notificationsMails } from './notifications.emails.server.ts'
import { notificationsHandlers } from './notifications.handlers.server.ts'
import { notificationsMailKinds } from './notifications.mailKinds.server.ts'
import { notificationsTasks } from './notifications.tasks.server.ts'

export const notificationsFeature = defineFeature({
  contract: notificationsContract,
  handlers: notificationsHandlers,
  tasks: notificationsTasks,
  limits: [],
  mails: combineMailKinds(notificationsMailKinds, notificationsMails),
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: {},
  nextChange: null,
})
