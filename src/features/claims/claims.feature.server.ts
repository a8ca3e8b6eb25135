import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { claimsAudit } from './claims.audit.server.ts'
import { claimsContract } from './claims.contract.ts'
import { claimsHandlers } from './claims.handlers.server.ts'
import { codesToDomain, codesToMailbox } from './claims.limits.server.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { claimsMails, claimsTasks } from './claims.tasks.server.ts'
import { waitingClaims } from './claims.waiting.server.ts'
import { disputesContract } from './disputes/disputes.contract.ts'
import { disputesHandlers } from './disputes/disputes.handlers.server.ts'
import { disputesMailKinds } from './disputes/disputes.mailKinds.server.ts'
import { disputesMails, disputesTasks } from './disputes/disputes.tasks.server.ts'
import { waitingDisputes } from './disputes/disputes.waiting.server.ts'

export const claimsFeature = defineFeature({
  contract: { ...claimsContract, ...disputesContract },
  handlers: { ...claimsHandlers, ...disputesHandlers },
  tasks: { ...claimsTasks, ...disputesTasks },
  limits: [codesToDomain, codesToMailbox],
  mails: combineMailKinds({ ...claimsMailKinds, ...disputesMailKinds }, { ...claimsMails, ...disputesMails }),
  audit: claimsAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [waitingClaims, waitingDisputes],
  reportables: [],
  caching: {},
  nextChange: null,
})
