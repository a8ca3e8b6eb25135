import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { secondFactorAudit } from './secondFactor.audit.server.ts'
import { secondFactorContract } from './secondFactor.contract.ts'
import { secondFactorHandlers } from './secondFactor.handlers.server.ts'
import { failureWarnings, recoveryCodeSets, wrongCodes } from './secondFactor.limits.server.ts'
import { secondFactorMailKinds } from './secondFactor.mailKinds.server.ts'
import { secondFactorMails, secondFactorTasks } from './secondFactor.tasks.server.ts'

export const secondFactorFeature = defineFeature({
  contract: secondFactorContract,
  handlers: secondFactorHandlers,
  tasks: secondFactorTasks,
  limits: [failureWarnings, recoveryCodeSets, wrongCodes],
  mails: combineMailKinds(secondFactorMailKinds, secondFactorMails),
  audit: secondFactorAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  caching: {},
  nextChange: null,
  waiting: [],
  reportables: [],
})
