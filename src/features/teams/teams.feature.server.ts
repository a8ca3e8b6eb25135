import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { teamsContract } from './teams.contract.ts'
import { teamsHandlers } from './teams.handlers.server.ts'
import { teamsMailKinds } from './teams.mailKinds.server.ts'
import { teamsMails, teamsTasks } from './teams.tasks.server.ts'

export const teamsFeature = defineFeature({
  contract: teamsContract,
  handlers: teamsHandlers,
  tasks: teamsTasks,
  limits: [],
  mails: combineMailKinds(teamsMailKinds, teamsMails),
  audit: {},
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: {},
  nextChange: null,
})
