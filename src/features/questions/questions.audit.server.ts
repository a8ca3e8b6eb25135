import type { AuditActions } from '../../kit/server/auditActions.ts'

export const questionsAudit = {
  'question.delete': { name: 'Question deleted', verb: 'deleted the question' },
  'question.topics': { name: 'Topics of a question changed', verb: 'changed the topics of' },
  'question.close': { name: 'Question closed as a duplicate', verb: 'closed as a duplicate the question' },
  'question.open': { name: 'Question opened again', verb: 'opened again the question' },
  'topic.create': { name: 'Topic added', verb: 'added the topic' },
  'topic.edit': { name: 'Topic changed', verb: 'changed the topic' },
  'topic.delete': { name: 'Topic deleted', verb: 'deleted the topic' },
  'question.restore': { name: 'Question restored', verb: 'restored the question' },
  'answer.delete': { name: 'Answer deleted', verb: 'deleted an answer to' },
  'answer.restore': { name: 'Answer restored', verb: 'restored an answer to' },
} as const satisfies AuditActions

type QuestionsAudit = typeof questionsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends QuestionsAudit {}
}
