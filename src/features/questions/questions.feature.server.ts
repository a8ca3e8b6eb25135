import { defineFeature } from '../../kit/server/feature.server.ts'
import { duplicatesContract } from './duplicates/duplicates.contract.ts'
import { duplicatesHandlers } from './duplicates/duplicates.handlers.server.ts'
import { historyContract } from './history/history.contract.ts'
import { historyHandlers } from './history/history.handlers.server.ts'
import { questionsAudit } from './questions.audit.server.ts'
import { questionsCaching } from './questions.caching.server.ts'
import { questionsContract } from './questions.contract.ts'
import { questionsHandlers } from './questions.handlers.server.ts'
import { questionsReportables } from './questions.reportables.server.ts'
import { questionsSearchSource } from './questions.searchSource.server.ts'
import { questionsSitemap } from './questions.sitemap.server.ts'
import { renderQuestionsFeed } from './questionsFeed.server.ts'
import { topicsContract } from './topics/topics.contract.ts'
import { topicsCaching, topicsHandlers } from './topics/topics.handlers.server.ts'
import { topicsSitemap } from './topics/topics.sitemap.server.ts'
import { topicsTasks } from './topics/topics.tasks.server.ts'

const contract = { ...questionsContract, ...duplicatesContract, ...historyContract, ...topicsContract }

export const questionsFeature = defineFeature<typeof contract>({
  contract,
  handlers: { ...questionsHandlers, ...duplicatesHandlers, ...historyHandlers, ...topicsHandlers },
  tasks: topicsTasks,
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
  sitemap: [questionsSitemap, topicsSitemap],
  searchSource: questionsSearchSource,
  waiting: [],
  reportables: questionsReportables,
  caching: { ...questionsCaching, ...topicsCaching },
  nextChange: null,
})
