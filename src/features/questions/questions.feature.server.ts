import { defineFeature } from '../../kit/server/feature.server.ts'
import { questionsAudit } from './questions.audit.server.ts'
import { questionsContract } from './questions.contract.ts'
import { questionsHandlers } from './questions.handlers.server.ts'
import { questionsReportables } from './questions.reportables.server.ts'
import { questionsSearchSource } from './questions.searchSource.server.ts'
import { questionsShows } from './questions.shows.server.ts'
import { questionsSitemap } from './questions.sitemap.server.ts'
import { renderQuestionsFeed } from './questionsFeed.server.ts'

export const questionsFeature = defineFeature({
  contract: questionsContract,
  handlers: questionsHandlers,
  tasks: {},
  limits: [],
  mails: [],
  audit: questionsAudit,
  feeds: [
    {
      path: '/questions.atom',
      type: 'atom',
      read: (services, { query }) => renderQuestionsFeed(services, query),
      file: null,
    },
  ],
  sitemap: [questionsSitemap],
  searchSource: questionsSearchSource,
  waiting: [],
  reportables: questionsReportables,
  shows: questionsShows,
  nextChange: null,
})
