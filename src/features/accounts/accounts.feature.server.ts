import { defineFeature } from '../../kit/feature.server.ts'
import { accountsContract } from './accounts.contract.ts'
import { accountsHandlers } from './accounts.handlers.server.ts'
import { failedLogin, registrations } from './accounts.limits.server.ts'
import { accountsTasks } from './accounts.tasks.server.ts'

export const accountsFeature = defineFeature({
  contract: accountsContract,
  handlers: accountsHandlers,
  tasks: accountsTasks,
  limits: [failedLogin, registrations],
  feeds: [],
  sitemap: [],
  nextChange: null,
})
