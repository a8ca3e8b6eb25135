import { defineFeature } from '../../kit/server/feature.server.ts'
import { chatAudit } from './chat.audit.server.ts'
import { chatContract } from './chat.contract.ts'
import { chatHandlers } from './chat.handlers.server.ts'
import { questionsPerDay, questionsPerMinute, toolCalls, unansweredPerDay } from './chat.limits.server.ts'
import { chatTasks } from './chat.tasks.server.ts'

export const chatFeature = defineFeature({
  contract: chatContract,
  handlers: chatHandlers,
  tasks: chatTasks,
  limits: [questionsPerMinute, questionsPerDay, toolCalls, unansweredPerDay],
  mails: [],
  audit: chatAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: {},
  nextChange: null,
})
