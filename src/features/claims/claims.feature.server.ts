import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { claimsAudit } from './claims.audit.server.ts'
import { claimsContract } from './claims.contract.ts'
import { claimsHandlers } from './claims.handlers.server.ts'
import { codesToDomain, codesToMailbox } from './claims.limits.server.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { claimsMails, claimsTasks } from './claims.tasks.server.ts'
import { waitingClaims } from './claims.waiting.server.ts'

export const claimsFeature = defineFeature({
  contract: claimsContract,
  handlers: claimsHandlers,
  tasks: claimsTasks,
  limits: [codesToDomain, codesToMailbox],
  mails: combineMailKinds(claimsMailKinds, claimsMails),
  audit: claimsAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [waitingClaims],
  reportables: [],
  nextChange: null,
})
