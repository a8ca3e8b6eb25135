import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { waitingContract } from './waiting.contract.ts'
import { waitingHandlers } from './waiting.handlers.server.ts'
import { waitingMailKinds } from './waiting.mailKinds.server.ts'
import { waitingMails, waitingTasks } from './waiting.tasks.server.ts'

export const waitingFeature = defineFeature({
  contract: waitingContract,
  handlers: waitingHandlers,
  tasks: waitingTasks,
  limits: [],
  mails: combineMailKinds(waitingMailKinds, waitingMails),
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  reportables: [],
  waiting: [],
  caching: {},
  nextChange: null,
})
