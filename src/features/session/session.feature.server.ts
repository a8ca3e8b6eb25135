import { defineFeature } from '../../kit/server/feature.server.ts'
import { wrongPassword } from './confirmPassword.server.ts'
import { sessionContract } from './session.contract.ts'
import { sessionHandlers } from './session.handlers.server.ts'
import { sessionTasks } from './session.tasks.server.ts'

export const sessionFeature = defineFeature({
  contract: sessionContract,
  handlers: sessionHandlers,
  tasks: sessionTasks,
  limits: [wrongPassword],
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
