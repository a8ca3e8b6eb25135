import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { accountsAudit } from './accounts.audit.server.ts'
import { accountsContract } from './accounts.contract.ts'
import { accountsHandlers } from './accounts.handlers.server.ts'

import * as limits from './accounts.limits.server.ts'

import { accountsMailKinds } from './accounts.mailKinds.server.ts'
import { accountsReportable } from './accounts.reportables.server.ts'
import { accountsMails, accountsTasks } from './accounts.tasks.server.ts'

export const accountsFeature = defineFeature({
  contract: accountsContract,
  handlers: accountsHandlers,
  tasks: accountsTasks,
  limits: Object.values(limits),
  mails: combineMailKinds(accountsMailKinds, accountsMails),
  audit: accountsAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [accountsReportable],
  caching: {},
  nextChange: null,
})
