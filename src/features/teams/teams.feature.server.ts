import { defineFeature } from '../../kit/feature.server.ts'
import { teamsContract } from './teams.contract.ts'
import { teamsHandlers } from './teams.handlers.server.ts'
import { invitationsAndRequests } from './teams.limits.server.ts'

export const teamsFeature = defineFeature({
  contract: teamsContract,
  handlers: teamsHandlers,
  tasks: {},
  limits: [invitationsAndRequests],
  feeds: [],
  sitemap: [],
  nextChange: null,
})
