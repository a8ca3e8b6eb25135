import { defineFeature } from '../../kit/server/feature.server.ts'
import { mailsAudit } from './mails.audit.server.ts'
import { mailsContract } from './mails.contract.ts'
import { mailsHandlers } from './mails.handlers.server.ts'
import { mailsByClient, mailsByClientToRecipient, mailsToRecipient } from './mails.limits.server.ts'
import { mailsTasks } from './mails.tasks.server.ts'

export const mailsFeature = defineFeature({
  contract: mailsContract,
  handlers: mailsHandlers,
  tasks: mailsTasks,
  limits: [mailsByClient, mailsByClientToRecipient, mailsToRecipient],
  mails: [],
  audit: mailsAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: {},
  nextChange: null,
})
