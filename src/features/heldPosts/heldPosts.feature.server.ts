import { combineMailKinds, defineFeature } from '../../kit/server/feature.server.ts'
import { heldPostsAudit } from './heldPosts.audit.server.ts'
import { heldPostsContract } from './heldPosts.contract.ts'
import { heldPostsHandlers } from './heldPosts.handlers.server.ts'
import { heldPostsMailKinds } from './heldPosts.mailKinds.server.ts'
import { heldPostsMails, heldPostsTasks } from './heldPosts.tasks.server.ts'
import { waitingHeldPosts } from './heldPosts.waiting.server.ts'

/** Posts with links by new members, which wait for a moderator. */
export const heldPostsFeature = defineFeature({
  contract: heldPostsContract,
  handlers: heldPostsHandlers,
  tasks: heldPostsTasks,
  limits: [],
  mails: combineMailKinds(heldPostsMailKinds, heldPostsMails),
  audit: heldPostsAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [waitingHeldPosts],
  reportables: [],
  caching: {},
  nextChange: null,
})
