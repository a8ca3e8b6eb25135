import { defineFeature } from '../../kit/server/feature.server.ts'
import { deletionsContract } from './deletions.contract.ts'
import { deletionsHandlers } from './deletions.handlers.server.ts'
import { deletionsTasks } from './deletions.tasks.server.ts'

/** Deletions that can be undone. Other features call it to delete and to restore. */
export const deletionsFeature = defineFeature({
  contract: deletionsContract,
  handlers: deletionsHandlers,
  tasks: deletionsTasks,
  limits: [],
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
